/** @jest-environment jest-fixed-jsdom */
import { selectSavedCount, type SavedRecipe } from '@/slices/savedRecipesSlice';
import { networkChanged } from '@/slices/deviceSlice';
import { freshBrowser, openTab, pass } from '@/testing/accountTab';
import { aRecipe } from '@/testing/builders';
import { fakeApi, offline } from '@/testing/fakeApi';

const body = (id: number): SavedRecipe => ({
  ...aRecipe({ id, title: `Dish ${id}`, isSaved: true }),
  savedAt: 100 - id,
});

/** A guest whose key holds one whole recipe, and only ids, stars and times of two others. */
const aLongList = () => {
  const stubs = [2, 3].map((id) => ({ id, userRating: id, savedAt: 100 - id }));
  window.localStorage.setItem('savedRecipes_guest', JSON.stringify([body(1), ...stubs]));
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
