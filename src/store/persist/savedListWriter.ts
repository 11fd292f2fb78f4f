import type { ListOwner, SavedRecipe, SavedRecipesState, UnreadRecipe } from '@/slices/savedRecipesSlice';
import type { BodyVault } from '../bodyVault';
import { writeFields } from './specStorage';
import { isAsStored, savedListKey } from './storedSavedRecipes';
import { stubText } from './storedStubs';

/** A list up to this length is stored in its key with all bodies. */
const SHORT_LIST = 100;

/**
 * A longer list keeps the bodies of this many newest recipes in its key, for the first paint. {@link BodyVault} holds
 * the others.
 */
const NEWEST_WHOLE = 30;

/** How many bodies stay in the key; none when the browser's storage is full. */
const wholeOf = (list: readonly SavedRecipe[], isTight: boolean) => {
  if (isTight) return 0;
  return list.length <= SHORT_LIST ? SHORT_LIST : NEWEST_WHOLE;
};

/** Caches the text of each recipe, so that one change in a list of thousands serialises one recipe. */
const memoised = <T extends object>(textOf: (one: T) => string) => {
  const texts = new WeakMap<T, string>();
  return (one: T) => {
    let text = texts.get(one);
    if (text === undefined) texts.set(one, (text = textOf(one)));
    return text;
  };
};

const wholeText = memoised((recipe: SavedRecipe) => JSON.stringify(recipe));
const shortText = memoised(stubText);
const unreadText = memoised((unread: readonly UnreadRecipe[]) => unread.map(stubText).join(','));

/** The stub text of each recipe whose body is stored in the vault, by its position in the list. */
type Stubs = readonly (string | undefined)[];

/** Reuses the stubs of unmoved recipes, so that one change in a list of thousands needs one lookup. */
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

type Lists = Pick<SavedRecipesState, 'byOwner' | 'unread'>;

/** The owner of a list, and the recipes that leave its key. */
interface Leaving {
  owner: ListOwner;
  missing: SavedRecipe[];
}

/** What was written, of a list that is still as it was read: a visit begins with writing nothing. */
const asRead = (list: SavedRecipe[] | undefined, unread: UnreadRecipe[] | undefined) =>
  list && unread && isAsStored(list, unread) ? { list, unread, isTight: false } : undefined;

/**
 * The bodies of long lists that left their keys: which of a list's recipes have a stub in their place, and the way there.
 * The vault is opened with the first body that moves.
 */
const createVaultStubs = (openVault: () => Promise<BodyVault>) => {
  let vault: BodyVault | undefined;
  /** How often bodies were moved to the vault. */
  let moves = 0;
  const looked = new Map<ListOwner, { list: readonly SavedRecipe[]; stubs: Stubs; moves: number }>();

  return {
    stubsOf: (owner: ListOwner, list: readonly SavedRecipe[]): Stubs => {
      const before = looked.get(owner);
      // Asked twice for each change: which bodies have to move, and what is written.
      if (before?.list === list && before.moves === moves) return before.stubs;
      const stubs = stubsAgain(list, before);
      for (let i = 0; vault && i < list.length; i += 1)
        if (stubs[i] === undefined && vault.has(owner, list[i]!)) stubs[i] = shortText(list[i]!);
      looked.set(owner, { list, stubs, moves });
      return stubs;
    },

    /** The owner has no list any more. */
    forget: (owner: ListOwner): void => void looked.delete(owner),

    /** Moves the bodies to the vault, so that they can be left out of the key. Those read from it are in it already. */
    put: async (leaving: readonly Leaving[]): Promise<void> => {
      if (leaving.length === 0) return;
      const { has, keep } = (vault ??= await openVault());
      moves += 1;
      for (const { owner, missing } of leaving) {
        const bodies = missing.filter((recipe) => !has(owner, recipe));
        if (bodies.length > 0) await keep(owner, bodies);
        moves += 1;
      }
    },
  };
};

/** Writes lists under their keys, and moves bodies of long lists to the vault. */
export const createSavedListWriter = (openVault: () => Promise<BodyVault>) => {
  const { stubsOf, forget, put } = createVaultStubs(openVault);
  const written = new Map<ListOwner, { list?: SavedRecipe[]; unread?: UnreadRecipe[]; isTight: boolean }>();

  const textOf = (owner: ListOwner, { byOwner, unread }: Lists, isTight: boolean) => {
    const list = byOwner[owner] ?? [];
    const stubs = stubsOf(owner, list);
    const whole = wholeOf(list, isTight);
    const texts: string[] = [];
    for (let i = 0; i < list.length; i += 1) texts.push((i >= whole ? stubs[i] : undefined) ?? wholeText(list[i]!));
    if (unread[owner]?.length) texts.push(unreadText(unread[owner]));
    return texts.length > 0 ? `[${texts.join(',')}]` : undefined;
  };

  return {
    /** Writes every list of `before` or `now` that has changed since it was last written. */
    write: (area: Storage, before: Lists, now: Lists, isTight: boolean) => {
      for (const owner of Object.keys({ ...before.byOwner, ...now.byOwner })) {
        const { [owner]: list } = now.byOwner;
        const { [owner]: unread } = now.unread;
        const last = written.get(owner) ?? asRead(list, unread);
        if (last && last.list === list && last.unread === unread && (last.isTight || !isTight)) continue;
        writeFields(
          { list: { key: savedListKey(owner), write: (text: string) => text, read: () => undefined } },
          { list: textOf(owner, now, isTight) },
          area,
        );
        written.set(owner, { list, unread, isTight });
        if (!list) forget(owner);
      }
    },

    /** Bodies that could leave their key, but are not in the vault yet. */
    notInVault: ({ byOwner }: Pick<Lists, 'byOwner'>, isTight: boolean): Leaving[] =>
      Object.entries(byOwner)
        .map(([owner, list]) => {
          const stubs = stubsOf(owner, list);
          const whole = wholeOf(list, isTight);
          return { owner, missing: list.filter((_recipe, i) => i >= whole && stubs[i] === undefined) };
        })
        .filter(({ missing }) => missing.length > 0),

    putInVault: put,
  };
};
