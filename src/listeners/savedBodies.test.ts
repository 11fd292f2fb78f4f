/** @jest-environment jest-fixed-jsdom */
import { apiSlice } from '@/api/apiSlice';
import { selectSavedCount, selectSavedRecipes, type SavedRecipe } from '@/slices/savedRecipesSlice';
import { networkChanged } from '@/slices/deviceSlice';
import { freshBrowser, openTab, pass } from '@/testing/accountTab';
import { aRecipe } from '@/testing/builders';
import { fakeApi, offline } from '@/testing/fakeApi';

const body = (id: number): SavedRecipe => ({
  ...aRecipe({ id, title: `Dish ${id}`, isSaved: true }),
  savedAt: 100 - id,
});

/** A guest whose key holds one whole recipe, and only ids, stars and times of others. */
const aLongList = (whole = 1, others = [2, 3]) => {
  const stubs = others.map((id) => ({ id, userRating: id, savedAt: 100 - id }));
  window.localStorage.setItem('savedRecipes_guest', JSON.stringify([body(whole), ...stubs]));
};

beforeEach(freshBrowser);

describe('a long list', () => {
  it('is counted whole before its bodies are read', async () => {
    fakeApi({});
    aLongList();
    const tab = await openTab({ isAttended: false });
    expect(tab.ids()).toEqual([1]);
    expect(selectSavedCount(tab.getState())).toBe(3);
  });

  it('gets its bodies from where they lie, with the stars and times of the key', async () => {
    const api = fakeApi({});
    aLongList();
    const readBodies = jest.fn(async (_owner: string, ids: readonly number[]) => ids.map(body));
    const tab = await openTab({ effects: { readBodies } });
    expect(tab.ids()).toEqual([1, 2, 3]);
    expect(readBodies.mock.calls).toEqual([['guest', [2, 3]]]);
    expect(tab.stars()).toEqual({ 2: 2, 3: 3 });
    expect(api.sent).toEqual([]);
    await pass(10);
    const stored = JSON.parse(window.localStorage.getItem('savedRecipes_guest')!) as SavedRecipe[];
    expect(stored.map(({ id, userRating }) => [id, userRating])).toEqual([
      [1, 0],
      [2, 2],
      [3, 3],
    ]);
  });

  it.each([
    ['this device', (ids: readonly number[]) => ids.map(body)],
    ['the server', () => []],
  ])('has the newest first, with bodies from %s', async (_where, bodiesOf) => {
    fakeApi({ 'GET /api/recipes/1': body(1), 'GET /api/recipes/3': body(3), 'GET /api/health': {} });
    aLongList(2, [1, 3]);
    const readBodies = (_owner: string, ids: readonly number[]) => Promise.resolve(bodiesOf(ids));
    const tab = await openTab({ effects: { readBodies } });
    await pass(100);
    expect(tab.ids()).toEqual([1, 2, 3]);
  });

  it('has the times of the key, also where only these differ', async () => {
    fakeApi({});
    aLongList();
    const older = (id: number) => ({ ...body(id), userRating: id, savedAt: 5 });
    const tab = await openTab({ effects: { readBodies: (_owner, ids) => Promise.resolve(ids.map(older)) } });
    expect(selectSavedRecipes(tab.getState()).map(({ savedAt }) => savedAt)).toEqual([99, 98, 97]);
  });

  it('takes of what is read only the recipes that it lacks, as saved ones', async () => {
    fakeApi({
      'GET /api/recipes/2': { ...body(2), isSaved: false },
      'GET /api/recipes/3': offline,
      'GET /api/recipes/9': body(9),
      'GET /api/health': {},
    });
    aLongList();
    const tab = await openTab({ effects: { readBodies: () => Promise.resolve([]) } });
    await tab.store.dispatch(apiSlice.endpoints.getRecipe.initiate({ id: 9, language: 'en-GB' }));
    await pass(100);
    expect(selectSavedRecipes(tab.getState()).map(({ id, isSaved }) => [id, isSaved])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it('asks the server for four bodies at a time', async () => {
    const asked = (id: number) => [`GET /api/recipes/${id}`, () => new Promise(() => undefined)];
    const api = fakeApi(Object.fromEntries([2, 3, 4, 5, 6].map(asked)));
    aLongList(1, [2, 3, 4, 5, 6]);
    await openTab({ effects: { readBodies: () => Promise.resolve([]) } });
    await pass(100);
    expect(api.sent.filter(({ route }) => route.startsWith('GET /api/recipes/'))).toHaveLength(4);
  });

  it('asks the server for bodies that the browser has thrown away, and keeps the stars', async () => {
    const table: Record<string, unknown> = {
      'GET /api/recipes/2': body(2),
      'GET /api/recipes/3': offline,
      'GET /api/health': {},
    };
    fakeApi(table);
    aLongList();
    const tab = await openTab({ effects: { readBodies: () => Promise.resolve([]) } });
    await pass(100);
    expect(tab.ids()).toEqual([1, 2]);
    expect(tab.stars()).toEqual({ 2: 2 });
    expect(selectSavedCount(tab.getState())).toBe(3);
    table['GET /api/recipes/3'] = body(3);
    tab.dispatch(networkChanged());
    await pass(100);
    expect(tab.ids()).toEqual([1, 2, 3]);
  });
});
