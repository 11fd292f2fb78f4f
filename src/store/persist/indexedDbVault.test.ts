import type { SavedRecipe } from '@/slices/savedRecipesSlice';
import { aRecipe } from '@/testing/builders';
import { openIndexedDbVault } from './indexedDbVault';

type Key = [owner: string, id: number];
interface Bounds {
  lower: Key;
  upper: Key;
}

const isWithin = ([owner, id]: Key, { lower, upper }: Bounds) =>
  owner === lower[0] && id >= (lower[1] ?? 0) && (typeof upper[1] !== 'number' || id <= upper[1]);

/** A browser's database with one store, which answers each request a little later and counts what it is asked. */
const aDatabase = () => {
  const bodies = new Map<string, unknown>();
  const asked: string[] = [];
  const answered = (call: string, result: unknown) => {
    asked.push(call);
    const request: { result: unknown; onsuccess?: () => void } = { result };
    setTimeout(() => request.onsuccess?.(), 0);
    return request;
  };
  const keys = () => [...bodies.keys()].map((text) => JSON.parse(text) as Key);
  const within = (range: Bounds) => keys().filter((key) => isWithin(key, range));
  const store = {
    put: (body: unknown, key: Key) => answered('put', bodies.set(JSON.stringify(key), structuredClone(body))),
    get: (key: Key) => answered('get', structuredClone(bodies.get(JSON.stringify(key)))),
    getAll: (range: Bounds) =>
      answered(
        'getAll',
        within(range).map((key) => structuredClone(bodies.get(JSON.stringify(key)))),
      ),
    delete: (range: Bounds) => within(range).forEach((key) => bodies.delete(JSON.stringify(key))),
  };
  const transaction = () => {
    const one: { objectStore: () => typeof store; oncomplete?: () => void } = { objectStore: () => store };
    setTimeout(() => one.oncomplete?.(), 0);
    return one;
  };
  const factory = { open: () => answered('open', { transaction }) } as unknown as IDBFactory;
  return { factory, asked, write: (key: Key, body: unknown) => bodies.set(JSON.stringify(key), body) };
};

const list = (count: number): SavedRecipe[] =>
  Array.from({ length: count }, (_, i) => ({ ...aRecipe({ id: 7 * i + 1, isSaved: true }), savedAt: 10_000 - i }));

const idsOf = (recipes: readonly { id: number }[]) => recipes.map(({ id }) => id);

beforeAll(() => {
  Object.assign(globalThis, { IDBKeyRange: { bound: (lower: Key, upper: Key): Bounds => ({ lower, upper }) } });
  // The vault waits for an idle page, and this test has none.
  Object.assign(globalThis, { window: globalThis });
});

describe('the vault of bodies', () => {
  it('returns what one owner stored, whatever the order of the ids', async () => {
    const { factory } = aDatabase();
    const vault = await openIndexedDbVault(factory);
    await vault.keep('u1', list(230));
    await vault.keep('u2', list(3));
    const read = await vault.read('u1', idsOf(list(230)).toReversed());
    expect(idsOf(read)).toEqual(idsOf(list(230)));
    expect(read.every((recipe) => vault.has('u1', recipe) && !vault.has('u2', recipe))).toBe(true);
    await vault.forget('u1');
    expect(await vault.read('u1', idsOf(list(230)))).toEqual([]);
    expect(await vault.read('u2', idsOf(list(3)))).toHaveLength(3);
  });

  it('reads thousands in batches and asks for none of their keys', async () => {
    const { factory, asked } = aDatabase();
    const vault = await openIndexedDbVault(factory);
    await vault.keep('u1', list(2_000));
    asked.length = 0;
    expect(await vault.read('u1', idsOf(list(2_000)))).toHaveLength(2_000);
    expect(asked).toEqual(Array.from({ length: 20 }, () => 'getAll'));
  });

  it('reads a few that lie far apart without all between them', async () => {
    const { factory, asked } = aDatabase();
    const vault = await openIndexedDbVault(factory);
    await vault.keep('u1', list(500));
    asked.length = 0;
    const [first, last] = [list(500)[0]!.id, list(500)[499]!.id];
    expect(idsOf(await vault.read('u1', [last, first, 3]))).toEqual([first, last]);
    expect(asked).toEqual(['get', 'get', 'get']);
  });

  it('leaves out what is no recipe, and what was not asked for', async () => {
    const { factory, write } = aDatabase();
    const vault = await openIndexedDbVault(factory);
    await vault.keep('u1', list(150));
    write(['u1', 8], { id: 8, title: 'No recipe' });
    const wanted = idsOf(list(150)).filter((id) => id !== 15);
    expect(idsOf(await vault.read('u1', wanted))).toEqual(wanted.filter((id) => id !== 8));
  });
});
