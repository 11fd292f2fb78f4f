import type { UnsentChange } from '@/lib/account/unsentChanges';
import type { SavedRecipe, SavedRecipesState } from '@/slices/savedRecipesSlice';
import { aRecipe } from '@/testing/builders';
import { memoryTexts } from '@/testing/memoryTexts';
import { smallStorage } from '@/testing/smallStorage';
import type { BodyVault } from '../bodyVault';
import type { LineOverflow } from '../lineOverflow';
import { createSavedRecipesWriter } from './savedRecipesWriter';
import { readSavedRecipes } from './storedSavedRecipes';
import { readUnsentChange } from './storedUnsentChanges';

type Stored = Pick<SavedRecipesState, 'byOwner' | 'unread' | 'unsent' | 'isKeptOnDevice'>;

const state = (parts: Partial<Stored> = {}): Stored => ({
  byOwner: {},
  unread: {},
  unsent: {},
  isKeptOnDevice: false,
  ...parts,
});

const list = (count: number, from = 1): SavedRecipe[] =>
  Array.from({ length: count }, (_, i) => ({
    ...aRecipe({ id: from + i, title: `Dish ${from + i}`, isSaved: true, userRating: i % 6 }),
    savedAt: 10_000 - i,
  }));

const change = (recipeId: number, at: number): UnsentChange => ({ recipeId, kind: 'save', at, status: 'new' });

/** A vault in memory; `isBroken` makes it fail. */
const aVault = ({ isBroken = false } = {}) => {
  const bodies = new Map<string, SavedRecipe>();
  const safe = new WeakSet<SavedRecipe>();
  const vault: BodyVault = {
    has: (_owner, recipe) => safe.has(recipe),
    keep: async (owner, recipes) => {
      if (isBroken) throw new Error('no room');
      for (const recipe of recipes) {
        bodies.set(`${owner} ${recipe.id}`, recipe);
        safe.add(recipe);
      }
    },
    read: async (owner, ids) => ids.flatMap((id) => bodies.get(`${owner} ${id}`) ?? []),
    forget: async () => bodies.clear(),
  };
  return { vault, bodies };
};

/** Every stored recipe of an owner, in a key or in the vault. */
const allStored = async (area: Storage, vault: BodyVault, owner = 'u1') => {
  const { recipes, unread } = readSavedRecipes(area, owner);
  const bodies = await vault.read(
    owner,
    unread.map(({ id }) => id),
  );
  return [...recipes, ...bodies].map(({ id }) => id).sort((a, b) => a - b);
};

const ids = (count: number, from = 1) => Array.from({ length: count }, (_, i) => from + i);

describe('a short list', () => {
  it('lies in its key, bodies and all, and opens no vault', async () => {
    const area = smallStorage(5_000_000);
    const openVault = jest.fn();
    await createSavedRecipesWriter(openVault)(state({ byOwner: { u1: list(40) } }), area);
    expect(readSavedRecipes(area, 'u1').recipes).toEqual(list(40));
    expect(openVault).not.toHaveBeenCalled();
  });

  it('leaves storage when it is forgotten', async () => {
    const area = smallStorage(5_000_000);
    const write = createSavedRecipesWriter(jest.fn());
    await write(state({ byOwner: { u1: list(2), guest: list(1) }, unsent: { u1: [change(1, 5)] } }), area);
    await write(state({ byOwner: { guest: list(1) } }), area);
    expect(Array.from({ length: area.length }, (_, i) => area.key(i))).toEqual(['savedRecipes_guest']);
  });
});

describe('a state that is changed in place, as redux-persist does', () => {
  it('is compared with what it was', async () => {
    const area = smallStorage(5_000_000);
    const write = createSavedRecipesWriter(jest.fn());
    const staged = state({ byOwner: { u1: list(2) }, unsent: { u1: [change(1, 5)] } });
    await write(staged, area);
    Object.assign(staged, { byOwner: {}, unsent: { u1: [] } });
    await write(staged, area);
    expect(area).toHaveLength(0);
  });
});

describe('a long list', () => {
  it('has the newest bodies in its key, the others in the vault, and stars and times of all', async () => {
    const area = smallStorage(5_000_000);
    const { vault, bodies } = aVault();
    await createSavedRecipesWriter(() => Promise.resolve(vault))(state({ byOwner: { u1: list(250) } }), area);
    const { recipes, unread } = readSavedRecipes(area, 'u1');
    expect(recipes).toHaveLength(30);
    expect(unread).toHaveLength(220);
    expect(unread[75]).toEqual({ id: 106, userRating: 105 % 6, savedAt: 10_000 - 105 });
    expect(unread[78]).toEqual({ id: 109, userRating: 0, savedAt: 10_000 - 108 });
    expect(bodies.size).toBe(220);
    expect(await allStored(area, vault)).toEqual(ids(250));
  });

  it('puts only what changed into the vault', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const keep = jest.spyOn(vault, 'keep');
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const recipes = list(250);
    await write(state({ byOwner: { u1: recipes } }), area);
    await write(state({ byOwner: { u1: recipes.with(200, { ...recipes[200]!, userRating: 5 }) } }), area);
    expect(keep.mock.calls.map(([, kept]) => kept.length)).toEqual([220, 1]);
    expect(await allStored(area, vault)).toEqual(ids(250));
  });

  it('writes its key once for a change, at once, and leaves the body there until the next one', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const recipes = list(250);
    const rated = recipes.with(200, { ...recipes[200]!, userRating: 4 });
    await write(state({ byOwner: { u1: recipes } }), area);
    const setItem = jest.spyOn(area, 'setItem');
    const writing = write(state({ byOwner: { u1: rated } }), area);
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['savedRecipes_u1']);
    await writing;
    expect(setItem).toHaveBeenCalledTimes(1);
    expect(readSavedRecipes(area, 'u1').recipes).toContainEqual(rated[200]);
    await write(state({ byOwner: { u1: rated.slice(1) } }), area);
    expect(readSavedRecipes(area, 'u1').unread).toContainEqual({ id: 201, userRating: 4, savedAt: 9_800 });
    expect(await allStored(area, vault)).toEqual(ids(249, 2));
  });

  it('that was a short one until now has the newest recipe in its key at once', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    await write(state({ byOwner: { u1: list(100, 2) } }), area);
    const writing = write(state({ byOwner: { u1: [...list(1), ...list(100, 2)] } }), area);
    expect(readSavedRecipes(area, 'u1').recipes.map(({ id }) => id)).toEqual(ids(101));
    await writing;
    expect(await allStored(area, vault)).toEqual(ids(101));
  });

  it('of many new bodies leaves its key alone until the vault has them, and what was not sent is safe at once', async () => {
    const area = smallStorage(5_000_000);
    const { vault, bodies } = aVault();
    let finish = () => undefined as void;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const keep = jest.fn((...kept: Parameters<BodyVault['keep']>) => slow.then(() => vault.keep(...kept)));
    const write = createSavedRecipesWriter(() => Promise.resolve({ ...vault, keep }));
    const setItem = jest.spyOn(area, 'setItem');
    const recipes = list(250);
    const writing = write(state({ byOwner: { u1: recipes } }), area);
    // The cook saves another recipe meanwhile.
    const more = [...recipes, ...list(1, 251)];
    await write(state({ byOwner: { u1: more }, unsent: { u1: [change(251, 1)] } }), area);
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['unsentChange_u1_251']);
    finish();
    await writing;
    expect(setItem.mock.calls.filter(([key]) => key === 'savedRecipes_u1')).toHaveLength(1);
    expect(keep.mock.calls.map(([, kept]) => kept.length)).toEqual([220, 1]);
    expect(bodies.size).toBe(221);
    expect(await allStored(area, vault)).toEqual(ids(251));
  });

  it('that is as it was read is not written at the start of a visit, and is with its first change', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    await createSavedRecipesWriter(() => Promise.resolve(vault))(state({ byOwner: { u1: list(250) } }), area);
    const { recipes, unread } = readSavedRecipes(area, 'u1');
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const used = [jest.spyOn(area, 'getItem'), jest.spyOn(area, 'setItem')];
    await write(state({ byOwner: { u1: recipes }, unread: { u1: unread } }), area);
    expect(used.flatMap(({ mock }) => mock.calls.map(([key]) => key))).not.toContain('savedRecipes_u1');
    await write(state({ byOwner: { u1: recipes }, unread: { u1: unread.slice(1) } }), area);
    expect(await allStored(area, vault)).toEqual(ids(250).filter((id) => id !== unread[0]!.id));
  });

  it('that was read from the vault is not written to it again', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const recipes = list(250);
    await vault.keep('u1', recipes);
    const keep = jest.spyOn(vault, 'keep');
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    await write(state({ byOwner: { u1: recipes } }), area);
    expect(keep).not.toHaveBeenCalled();
    expect(await allStored(area, vault)).toEqual(ids(250));
    expect(readSavedRecipes(area, 'u1').recipes).toHaveLength(30);
  });

  it('that could be read only in part is written as it was read', async () => {
    const area = smallStorage(5_000_000);
    area.setItem('savedRecipes_u1', JSON.stringify([...list(2), { id: 'x' }]));
    const { recipes, unread } = readSavedRecipes(area, 'u1');
    await createSavedRecipesWriter(jest.fn())(state({ byOwner: { u1: recipes }, unread: { u1: unread } }), area);
    expect(JSON.parse(area.getItem('savedRecipes_u1')!)).toHaveLength(2);
  });

  it('reads and writes only what has changed, whatever its place in the list', async () => {
    const area = smallStorage(5_000_000);
    const { vault } = aVault();
    const has = jest.spyOn(vault, 'has');
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const recipes = list(250);
    await write(state({ byOwner: { u1: recipes } }), area);
    // Write again, so that the writer finds the bodies that reached the vault last.
    await write(state({ byOwner: { u1: [...recipes] } }), area);
    has.mockClear();
    const setItem = jest.spyOn(area, 'setItem');
    for (const next of [
      recipes.toSpliced(120, 1),
      [...list(1, 300), ...recipes],
      recipes.with(3, { ...recipes[3]!, userRating: 5 }),
    ]) {
      await write(state({ byOwner: { u1: next } }), area);
      expect(await allStored(area, vault)).toEqual(next.map(({ id }) => id).sort((a, b) => a - b));
    }
    // Recipes whose bodies are in the key are not in the vault, so each write asks for them again.
    expect(has.mock.calls.length).toBeLessThan(300);
    setItem.mockClear();
    await write(state({ byOwner: { u1: recipes } }), area);
    const again = state({ byOwner: { u1: recipes }, unsent: { u1: [change(1, 5)] } });
    await write(again, area);
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['savedRecipes_u1', 'unsentChange_u1_1']);
  });

  it('lies in its key when there is no vault', async () => {
    const area = smallStorage(5_000_000);
    const write = createSavedRecipesWriter(() => Promise.reject(new Error('private window')));
    await write(state({ byOwner: { u1: list(250) } }), area);
    expect(readSavedRecipes(area, 'u1').recipes).toHaveLength(250);
  });

  it('keeps in its key what has no body here yet', async () => {
    const area = smallStorage(5_000_000);
    const unread = [{ id: 77, userRating: 3, savedAt: 9 }];
    await createSavedRecipesWriter(jest.fn())(state({ byOwner: { u1: list(1) }, unread: { u1: unread } }), area);
    expect(readSavedRecipes(area, 'u1').unread).toEqual(unread);
  });
});

describe('storage at its quota', () => {
  it.each([4_000, 8_000, 20_000, 40_000])('of %d characters loses nothing: bodies go to the vault', async (quota) => {
    const area = smallStorage(quota);
    area.setItem('somebody', 'x'.repeat(1_000));
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    for (let count = 1; count <= 30; count += 1) {
      const unsent = ids(3).map((id) => change(id, id));
      await write(state({ byOwner: { u1: list(count) }, unsent: { u1: unsent } }), area);
      expect(await allStored(area, vault)).toEqual(ids(count));
      expect(readSavedRecipes(area, 'u1').unsent).toEqual(unsent);
    }
  });

  it('filled by another page loses neither an arriving long list nor unsent changes', async () => {
    const area = smallStorage(30_000);
    area.setItem('somebody', 'x'.repeat(29_980));
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    const unsent = [change(3, 1)];
    await expect(write(state({ byOwner: { u1: list(250) }, unsent: { u1: unsent } }), area)).rejects.toThrow();
    area.removeItem('somebody');
    await write(state({ byOwner: { u1: list(250) }, unsent: { u1: unsent } }), area);
    expect(await allStored(area, vault)).toEqual(ids(250));
    expect(readSavedRecipes(area, 'u1').unsent).toEqual(unsent);
  });

  it('leaves a body in its key until the vault has it', async () => {
    const area = smallStorage(30_000);
    const { vault } = aVault();
    let finish = () => undefined as void;
    const slow: BodyVault = {
      ...vault,
      keep: async (owner, recipes) => {
        await new Promise<void>((resolve) => (finish = resolve));
        await vault.keep(owner, recipes);
      },
    };
    const write = createSavedRecipesWriter(() => Promise.resolve(slow));
    await write(state({ byOwner: { u1: list(10) } }), area);
    const writing = write(state({ byOwner: { u1: list(60) } }), area);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(readSavedRecipes(area, 'u1').recipes).toHaveLength(10);
    finish();
    await writing;
    expect(await allStored(area, vault)).toEqual(ids(60));
  });

  it('and no vault is reported as a failure, with what was stored still there and the outbox safe', async () => {
    const area = smallStorage(30_000);
    const { vault } = aVault({ isBroken: true });
    const write = createSavedRecipesWriter(() => Promise.resolve(vault));
    await write(state({ byOwner: { u1: list(10) } }), area);
    const unsent = [change(60, 1)];
    await expect(write(state({ byOwner: { u1: list(60) }, unsent: { u1: unsent } }), area)).rejects.toThrow();
    expect(readSavedRecipes(area, 'u1')).toMatchObject({ recipes: { length: 10 }, unsent });
  });
});

describe('an unsent edit that does not fit into local storage', () => {
  const edit = (version: string, at: number): UnsentChange => ({
    ...change(1, at),
    edits: [{ version, at, recipe: aRecipe({ id: 1, title: version }) }],
  });
  const QUOTA = 20_000;
  /** A list of one recipe in a storage with this much room left. */
  const shelf = async (room: number) => {
    const area = smallStorage(QUOTA);
    const { texts, overflow } = memoryTexts();
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault), overflow);
    await write(state({ byOwner: { guest: list(1) } }), area);
    const used = () => Array.from({ length: area.length }, (_, i) => area.key(i)!).reduce((sum, key) => sum + key.length + area.getItem(key)!.length, 0); // prettier-ignore
    area.setItem('filler', 'x'.repeat(QUOTA - used() - 'filler'.length - room));
    const edits = () => {
      const kept = [area.getItem(KEY), texts.get(KEY) ?? null].map((text) => readUnsentChange(KEY, text)?.change);
      return kept.map((one) => one?.edits?.map(({ version }) => version));
    };
    return { area, texts, overflow, vault, write, edits };
  };
  const KEY = 'unsentChange_guest_1';
  const ROOM_FOR_ONE = KEY.length + JSON.stringify(edit('v1', 5)).length + 100;
  const edited = (...unsent: UnsentChange[]) => state({ byOwner: { guest: list(1) }, unsent: { guest: unsent } });

  it('goes to the overflow, and its recipe to the vault', async () => {
    const { area, write, edits } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    expect(edits()).toEqual([undefined, ['v1']]);
    expect(readSavedRecipes(area, 'guest').unread).toHaveLength(1);
  });

  it('is not written again with each change of the list', async () => {
    const { area, overflow, write } = await shelf(100);
    const first = edit('v1', 5);
    await write(edited(first), area);
    const update = jest.spyOn(overflow, 'update');
    await write({ ...edited(first), isKeptOnDevice: true }, area);
    expect(update).not.toHaveBeenCalled();
  });

  it('joins the edit that another tab put there', async () => {
    const { area, overflow, vault, write, edits } = await shelf(100);
    const other = createSavedRecipesWriter(() => Promise.resolve(vault), overflow);
    await other(edited(edit('v2', 6)), area);
    await write(edited(edit('v1', 5)), area);
    expect(edits()).toEqual([undefined, ['v1', 'v2']]);
  });

  it('does not return once the account has it', async () => {
    const { area, write, edits } = await shelf(100);
    const both = { ...edit('v1', 5), edits: [...edit('v1', 5).edits!, ...edit('v2', 6).edits!], at: 6 };
    await write(edited(both), area);
    await write(edited(edit('v2', 6)), area);
    expect(edits()).toEqual([undefined, ['v2']]);
  });

  it('returns to its key with the next edit for which there is room', async () => {
    const { area, texts, write, edits } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    area.removeItem('filler');
    await write(edited(edit('v2', 6)), area);
    expect(edits()).toEqual([['v2'], undefined]);
    expect(texts.size).toBe(0);
  });

  it('is gone with the change, and so is an older text in its key', async () => {
    const { area, texts, write } = await shelf(100);
    await write(edited(edit('v1', 6)), area);
    // Another tab had not read the edit yet.
    area.setItem(KEY, JSON.stringify(change(1, 5)));
    await write(edited(), area);
    expect(area.getItem(KEY)).toBeNull();
    expect(texts.size).toBe(0);
  });

  it('leaves no older text in its key, which a reload would send again', async () => {
    const { area, write, edits } = await shelf(ROOM_FOR_ONE);
    await write(edited(edit('v1', 5)), area);
    expect(edits()).toEqual([['v1'], undefined]);
    await write(edited({ ...edit('v2', 6), edits: [...edit('v1', 5).edits!, ...edit('v2', 6).edits!] }), area);
    expect(edits()).toEqual([undefined, ['v1', 'v2']]);
  });

  it('leaves in its key what another tab wrote meanwhile', async () => {
    const { area, overflow, write, edits } = await shelf(ROOM_FOR_ONE);
    await write(edited(edit('v1', 5)), area);
    const { update } = overflow;
    jest.spyOn(overflow, 'update').mockImplementation((...given) => {
      area.setItem(KEY, JSON.stringify(edit('v3', 7)));
      return update(...given);
    });
    await write(edited({ ...edit('v2', 6), edits: [...edit('v1', 5).edits!, ...edit('v2', 6).edits!] }), area);
    expect(edits()).toEqual([['v3'], ['v1', 'v2']]);
  });

  const failOnce = (overflow: LineOverflow) =>
    jest.spyOn(overflow, 'update').mockImplementationOnce(() => Promise.reject(new Error('closed')));
  /** Until the process would report a rejection that no one handles, which fails the test. */
  const rejectionsReported = () => new Promise((resolve) => setTimeout(resolve, 10));

  it('is removed at the second try when the overflow fails once', async () => {
    const { area, texts, overflow, write } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    failOnce(overflow);
    await write(edited(), area);
    expect(texts.size).toBe(0);
  });

  it('fails in the overflow without an unhandled rejection while another change does not fit into its key', async () => {
    const { area, texts, overflow, write } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    failOnce(overflow);
    await write(edited({ ...edit('v2', 6), recipeId: 2 }), area);
    await rejectionsReported();
    expect([...texts.keys()]).toEqual(['unsentChange_guest_2']);
  });

  it('fails in the overflow without an unhandled rejection while the list does not fit into its key', async () => {
    const { area, overflow, write } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    failOnce(overflow);
    await write(state({ byOwner: { guest: [...list(1), ...list(1, 2)] } }), area).catch(() => undefined);
    await rejectionsReported();
    expect(readSavedRecipes(area, 'guest').unsent).toEqual([]);
  });

  it('is reported when the overflow is full, too', async () => {
    const { area, vault } = await shelf(100);
    const write = createSavedRecipesWriter(() => Promise.resolve(vault), memoryTexts({ isFull: true }).overflow);
    await expect(write(edited(edit('v1', 5)), area)).rejects.toThrow('full');
  });
});

describe('a stored change', () => {
  it('of another tab is not removed when it is newer', async () => {
    const area = smallStorage(5_000_000);
    const write = createSavedRecipesWriter(jest.fn());
    await write(state({ unsent: { u1: [change(1, 5)] } }), area);
    area.setItem('unsentChange_u1_1', JSON.stringify(change(1, 9)));
    await write(state({ unsent: { u1: [] } }), area);
    expect(readSavedRecipes(area, 'u1').unsent).toEqual([change(1, 9)]);
    await write(state({ unsent: { u1: [change(1, 9)] } }), area);
    await write(state({ unsent: { u1: [] } }), area);
    expect(readSavedRecipes(area, 'u1').unsent).toEqual([]);
  });

  it.each([
    ['no JSON', '{['],
    ['of no kind', JSON.stringify({ ...change(1, 5), kind: 'eat' })],
    ['without a time', JSON.stringify({ ...change(1, 5), at: 'now' })],
    ['stars that are none', JSON.stringify({ ...change(1, 5), kind: 'rate', rating: 9 })],
  ])('that cannot be read is none: %s', (_why, text) => {
    expect(readUnsentChange('unsentChange_u1_1', text)?.change).toBeUndefined();
  });

  it.each([null, 'savedRecipes_u1', 'unsentChange_', 'unsentChange_u1_x'])('does not lie under %s', (key) => {
    expect(readUnsentChange(key, JSON.stringify(change(1, 5)))).toBeUndefined();
  });
});
