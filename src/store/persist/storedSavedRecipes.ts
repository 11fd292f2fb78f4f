import { RATING_MAX } from '@contracts/limits';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { frozen } from '@/lib/frozen';
import { isRecipe } from '@/lib/isRecipe';
import type { UnsentChange } from '@/lib/unsentChanges';
import {
  GUEST,
  type ListOwner,
  type SavedRecipe,
  type SavedRecipesState,
  type StoredList,
  type UnreadRecipe,
} from '@/slices/savedRecipesSlice';
import type { BodyVault } from '../bodyVault';
import { asJson, readFields, writeFields, type StoredFields } from './specStorage';

/** Where the list of an owner lies (SPEC §3). */
export const savedListKey = (owner: ListOwner) => `savedRecipes_${owner}`;

const UNSENT = 'unsentChange_';

/** A key for each change: two tabs that note one at the same time do not overwrite each other's. */
const unsentKey = (owner: ListOwner, { recipeId }: Pick<UnsentChange, 'recipeId'>) => `${UNSENT}${owner}_${recipeId}`;

/** A list of no more recipes lies in its key with all bodies. */
const SHORT_LIST = 100;

/** This many of the newest lie in the key of a longer list, for the first paint; see {@link BodyVault} for the others. */
const NEWEST_WHOLE = 30;

/** How many have their bodies in the key; none where the browser's storage is full. */
const wholeOf = (list: readonly SavedRecipe[], isTight: boolean) => {
  if (isTight) return 0;
  return list.length <= SHORT_LIST ? SHORT_LIST : NEWEST_WHOLE;
};

/**
 * More new bodies than these go to the vault before the key is written: their text would be long, and soon too long. A
 * list that has just become a long one has fewer: what was saved last is in the key at once.
 */
const NEW_BODIES_MAX = 150;

const asRating = (value: unknown) => (Number(value) >= 0 && Number(value) <= RATING_MAX ? Number(value) : 0);
const asTime = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const starsOf = ({ userRating, savedAt, ratedAt }: Partial<Record<keyof UnreadRecipe, unknown>>) => ({
  userRating: asRating(userRating),
  savedAt: asTime(savedAt),
  ...(Number.isSafeInteger(ratedAt) && { ratedAt: ratedAt as number }),
});

const asSaved = (recipe: Recipe): SavedRecipe => frozen({ ...recipe, isSaved: true, ...starsOf(recipe) });

/**
 * A recipe whose body is in the vault: `[id, savedAt, userRating, ratedAt]`, the last left out where there is none. A
 * browser takes as long to store a text as the text is, so that thousands of them are to be short.
 */
const stubText = ({ id, savedAt, userRating, ratedAt }: UnreadRecipe) =>
  JSON.stringify([id, savedAt, userRating, ratedAt].filter((one) => one !== undefined));

/** Also of a stub by names, `{ id, savedAt, … }`, as the first lists had them. */
const readStub = (value: unknown): UnreadRecipe | undefined => {
  const [id, savedAt, userRating, ratedAt] = Array.isArray(value) ? (value as unknown[]) : [];
  const stub = id === undefined ? (Object(value) as Record<string, unknown>) : { id, savedAt, userRating, ratedAt };
  if (!Number.isSafeInteger(stub.id) || 'title' in stub) return undefined;
  return { id: stub.id as RecipeId, ...starsOf(stub) };
};

type ListParts = Pick<StoredList, 'recipes' | 'unread'>;

const readList = (value: unknown): ListParts | undefined => {
  if (!Array.isArray(value)) return undefined;
  const list: ListParts = { recipes: [], unread: [] };
  const seen = new Set<unknown>();
  for (const one of value) {
    const recipe = isRecipe(one) ? asSaved(one) : undefined;
    const stub = recipe ?? readStub(one);
    if (!stub || seen.has(stub.id)) continue;
    if (recipe) list.recipes.push(recipe);
    else list.unread.push(stub);
    seen.add(stub.id);
  }
  return list;
};

const listField = (owner: ListOwner) => asJson(savedListKey(owner), readList);

const STORED_CHOICE = {
  isKeptOnDevice: {
    key: 'keepOnDevice',
    write: (isKept: boolean) => (isKept ? 'true' : null),
    read: (text: string) => text === 'true',
  },
} satisfies StoredFields<Pick<SavedRecipesState, 'isKeptOnDevice'>>;

/** The list in a stored text; what is no recipe is dropped. Undefined for a text that is no list. */
export const readStoredList = (text: string | null): ListParts | undefined =>
  text === null ? { recipes: [], unread: [] } : listField(GUEST).read(text);

const KINDS = ['save', 'rate', 'remove'] as const;

const unsentField = (key: string) =>
  asJson(key, (value): UnsentChange | undefined => {
    const { recipeId, kind, rating, at, status } = Object(value) as Record<string, unknown>;
    const known = KINDS.find((one) => one === kind);
    if (!known || !Number.isSafeInteger(recipeId) || !Number.isSafeInteger(at)) return undefined;
    const stars = asRating(rating);
    if (known === 'rate' && stars === 0) return undefined;
    return {
      recipeId: recipeId as number,
      kind: known,
      ...(stars > 0 && { rating: stars }),
      at: at as number,
      status: status === 'refused' || status === 'late' ? status : 'new',
    };
  });

/** Whose change a key holds, and the change itself; undefined for any other key. */
export const readUnsentChange = (key: string | null, text: string | null) => {
  const [, owner, id] = key?.match(/^unsentChange_(.+)_(\d+)$/) ?? [];
  if (!owner) return undefined;
  return { owner, recipeId: Number(id), change: text === null ? undefined : unsentField('').read(text) };
};

/** What an owner's account has not taken yet, the oldest first. */
export const readUnsent = (area: Storage, owner: ListOwner): UnsentChange[] =>
  Array.from({ length: area.length }, (_, i) => area.key(i))
    .flatMap((key) => {
      const found = key?.startsWith(UNSENT) ? readUnsentChange(key, area.getItem(key)) : undefined;
      return found?.owner === owner && found.change ? [found.change] : [];
    })
    .sort((a, b) => a.at - b.at);

/** Everything that this browser has of an owner. */
export const readSavedRecipes = (area: Storage, owner: ListOwner): StoredList => {
  const { list } = readFields<{ list: ListParts }>({ list: listField(owner) }, area);
  return { recipes: list?.recipes ?? [], unread: list?.unread ?? [], unsent: readUnsent(area, owner) };
};

/** The saved recipes that a visit starts with. */
export const initialSavedRecipes = (area: Storage, owner: ListOwner): Partial<SavedRecipesState> => {
  const { recipes, unread, unsent } = readSavedRecipes(area, owner);
  return {
    owner,
    // What is not there is not written, either: another tab may begin it.
    byOwner: recipes.length + unread.length > 0 ? { [owner]: recipes } : {},
    unread: { [owner]: unread },
    unsent: { [owner]: unsent },
    ...readFields<Pick<SavedRecipesState, 'isKeptOnDevice'>>(STORED_CHOICE, area),
  };
};

/** A text is made once for each recipe: one change in a list of thousands is one new text. */
const memoised = (textOf: (recipe: SavedRecipe) => string) => {
  const texts = new WeakMap<SavedRecipe, string>();
  return (recipe: SavedRecipe) => {
    let text = texts.get(recipe);
    if (text === undefined) texts.set(recipe, (text = textOf(recipe)));
    return text;
  };
};

const wholeText = memoised((recipe) => JSON.stringify(recipe));
const shortText = memoised(stubText);

type Stored = Pick<SavedRecipesState, 'byOwner' | 'unread' | 'unsent' | 'isKeptOnDevice'>;

/** The text of each recipe whose body is safe in the vault, by its place in the list. */
type Stubs = readonly (string | undefined)[];

/** What has not moved since is not looked up again: one change in a list of thousands is one look. */
const stubsAgain = (
  list: readonly SavedRecipe[],
  before: { list: readonly SavedRecipe[]; stubs: Stubs } | undefined,
) => {
  const stubs = new Array<string | undefined>(list.length).fill(undefined);
  if (!before) return stubs;
  const moved = before.list.length - list.length;
  let first = 0;
  for (; first < list.length && list[first] === before.list[first]; first += 1) stubs[first] = before.stubs[first];
  for (let i = list.length - 1; i >= first && list[i] === before.list[i + moved]; i -= 1)
    stubs[i] = before.stubs[i + moved];
  return stubs;
};

const NOTHING: Stored = { byOwner: {}, unread: {}, unsent: {}, isKeptOnDevice: false };

/**
 * Writes each list under its own key, as a plain array, and each unsent change under one of its own. Where a list is long
 * or the browser's storage full, bodies go to the vault; a body leaves its key only after the vault has it.
 *
 * One change writes the key once, at once: a body that has changed far down a long list lies in the key until the next
 * change. Only many new ones, as a list from an account has, go to the vault first.
 */
export const createSavedRecipesWriter = (openVault: () => Promise<BodyVault>) => {
  let before = NOTHING;
  let now = NOTHING;
  let vault: BodyVault | undefined;
  let isMovingMany = false;
  const looked = new Map<ListOwner, { list: readonly SavedRecipe[]; stubs: Stubs }>();
  const written = new Map<ListOwner, { list?: SavedRecipe[]; unread?: UnreadRecipe[]; isTight: boolean }>();

  const stubsOf = (owner: ListOwner, list: readonly SavedRecipe[]): Stubs => {
    const stubs = stubsAgain(list, looked.get(owner)).map(
      (stub, i) => stub ?? (vault?.has(owner, list[i]!) ? shortText(list[i]!) : undefined),
    );
    looked.set(owner, { list, stubs });
    return stubs;
  };

  const writeLists = (area: Storage, isTight: boolean) => {
    for (const owner of Object.keys({ ...before.byOwner, ...now.byOwner })) {
      const { [owner]: list } = now.byOwner;
      const { [owner]: unread } = now.unread;
      const last = written.get(owner);
      if (last && last.list === list && last.unread === unread && (last.isTight || !isTight)) continue;
      const stubs = list ? stubsOf(owner, list) : [];
      const whole = wholeOf(list ?? [], isTight);
      const texts = (list ?? []).map((recipe, i) => (i >= whole ? stubs[i] : undefined) ?? wholeText(recipe));
      for (const stub of unread ?? []) texts.push(stubText(stub));
      writeFields(
        { list: { key: savedListKey(owner), write: (text: string) => text, read: () => undefined } },
        { list: texts.length > 0 ? `[${texts.join(',')}]` : undefined },
        area,
      );
      written.set(owner, { list, unread, isTight });
      if (!list) looked.delete(owner);
    }
  };

  const writeUnsent = (area: Storage) => {
    for (const owner of Object.keys({ ...before.unsent, ...now.unsent })) {
      const changes = now.unsent[owner] ?? [];
      for (const change of changes) {
        const text = JSON.stringify(change);
        const key = unsentKey(owner, change);
        if (area.getItem(key) !== text) area.setItem(key, text);
      }
      for (const change of before.unsent[owner] ?? []) {
        const key = unsentKey(owner, change);
        const isGone = !changes.some(({ recipeId }) => recipeId === change.recipeId);
        // Another tab may have noted a newer one.
        if (isGone && unsentField(key).read(area.getItem(key) ?? '')?.at === change.at) area.removeItem(key);
      }
    }
  };

  const writeAll = (area: Storage, isTight: boolean) => {
    writeLists(area, isTight);
    writeUnsent(area);
    writeFields<Pick<SavedRecipesState, 'isKeptOnDevice'>>(STORED_CHOICE, now, area);
    before = now;
  };

  const notInVault = (isTight: boolean) =>
    Object.entries(now.byOwner)
      .map(([owner, list]) => {
        const stubs = stubsOf(owner, list);
        const whole = wholeOf(list, isTight);
        return { owner, missing: list.filter((_recipe, i) => i >= whole && stubs[i] === undefined) };
      })
      .filter(({ missing }) => missing.length > 0);

  /** Afterwards these bodies can be left out of the key. */
  const putInVault = async (found: ReturnType<typeof notInVault>) => {
    for (const { owner, missing } of found) await (vault ??= await openVault()).keep(owner, missing);
  };

  const writeUnsentIfThereIsRoom = (area: Storage) => {
    try {
      writeUnsent(area);
    } catch {
      // It is written once more when bodies have made room.
    }
  };

  return async (state: Stored, area: Storage): Promise<void> => {
    // redux-persist hands over the same object each time.
    now = { ...state };
    let found = notInVault(false);
    if (found.some(({ missing }) => missing.length > NEW_BODIES_MAX)) {
      writeUnsentIfThereIsRoom(area);
      // The rest of this state is written with those that are on their way.
      if (isMovingMany) return;
      isMovingMany = true;
      // Without a vault in this browser the key has it all.
      await putInVault(found).catch(() => undefined);
      isMovingMany = false;
      found = notInVault(false);
    }
    try {
      writeAll(area, false);
    } catch {
      await putInVault(notInVault(true)).catch(() => undefined);
      // What an account has not been told is the smallest and the dearest.
      writeUnsent(area);
      writeAll(area, true);
      return;
    }
    await putInVault(found).catch(() => undefined);
  };
};
