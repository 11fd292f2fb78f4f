/** @jest-environment jest-fixed-jsdom */
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { guestRecipeMoved, recipeEdited, recipeRated, recipeSaved } from '@/slices/savedRecipesSlice';
import { sessionAbsent } from '@/slices/sessionSlice';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession } from '@/testing/accountTab';
import { aRecipe } from '@/testing/builders';
import { aGuest, expectAllMoved, FIRST, toastsOf } from '@/testing/movingGuest';

beforeEach(freshBrowser);

describe('what was kept as a guest', () => {
  it('is moved to the account, stars and all, and no longer belongs to the guest', async () => {
    const server = accountServer();
    const tab = await aGuest(5);
    const told = toastsOf(tab);
    await tab.signIn('u1');
    await pass(2_000);
    expectAllMoved(server, 5);
    expect([...tab.ids()].sort()).toEqual([101, 102, 103, 104, 105]);
    expect(told).toEqual([
      ['migratingRecipes', { count: 5 }],
      ['recipesMigrated', { moved: 5, waiting: 0 }],
    ]);
  });

  it('is nothing to tell of where it is nothing', async () => {
    const server = accountServer();
    const tab = await openTab();
    const told = toastsOf(tab);
    await tab.signIn('u1');
    await pass(2_000);
    expect(told).toEqual([]);
    expect(server.writes()).toEqual([]);
  });

  it('keeps the newer stars, here or there', async () => {
    const server = accountServer({
      saved: [aRecipe({ id: FIRST, userRating: 5 }), aRecipe({ id: FIRST + 3, userRating: 5 })],
    });
    const tab = await openTab();
    tab.dispatch(sessionAbsent());
    jest.setSystemTime(500);
    tab.dispatch(recipeRated(aRecipe({ id: FIRST }), 1));
    jest.setSystemTime(900_000);
    tab.dispatch(recipeRated(aRecipe({ id: FIRST + 3 }), 2));
    await tab.signIn('u1');
    await pass(2_000);
    expect(server.stars()).toEqual({ [FIRST]: 5, [FIRST + 3]: 2 });
    await pass(5_000);
    expect(tab.stars()).toEqual({ [FIRST]: 5, [FIRST + 3]: 2 });
  });

  it('keeps stars that are newer than those of the account, whenever the recipe was saved', async () => {
    const server = accountServer({ saved: [aRecipe({ id: FIRST, userRating: 5 })] });
    const tab = await openTab();
    tab.dispatch(sessionAbsent());
    jest.setSystemTime(500);
    tab.dispatch(recipeSaved(aRecipe({ id: FIRST })));
    jest.setSystemTime(900_000);
    tab.dispatch(recipeRated(aRecipe({ id: FIRST }), 2));
    await tab.signIn('u1');
    await pass(2_000);
    expect(server.stars()).toEqual({ [FIRST]: 2 });
  });

  it('moves again when it was rated after the move', async () => {
    const server = accountServer();
    const tab = await openTab();
    tab.dispatch(sessionAbsent());
    jest.setSystemTime(500);
    tab.dispatch(recipeSaved(aRecipe({ id: FIRST })));
    jest.setSystemTime(900_000);
    tab.dispatch(recipeRated(aRecipe({ id: FIRST }), 2));
    window.localStorage.setItem('guestMoves', JSON.stringify({ [FIRST]: 1_000 }));
    await tab.signIn('u1');
    await pass(2_000);
    expect(server.stars()).toEqual({ [FIRST]: 2 });
  });

  it('has the id that the account gives it', async () => {
    const server = accountServer();
    server.newIds.set(10_000, 77);
    const tab = await openTab();
    tab.dispatch(sessionAbsent());
    tab.dispatch(recipeRated(aRecipe({ id: 10_000 }), 4));
    await tab.signIn('u1');
    await pass(2_000);
    expect(server.stars()).toEqual({ 77: 4 });
    expect(tab.ids()).toEqual([77]);
  });

  it('is known by its new id to all that names it, once it is no longer the guest’s', async () => {
    const server = accountServer();
    server.newIds.set(10_000, 77);
    const tab = await openTab();
    tab.dispatch(sessionAbsent());
    tab.dispatch(recipeSaved(aRecipe({ id: 10_000 })));
    tab.dispatch(recipeSaved(aRecipe({ id: 3 })));
    const seen: unknown[] = [];
    tab.store.timeTravel.watch((action) => {
      if (recipeIdReplaced.match(action)) seen.push(action.payload);
      if (guestRecipeMoved.match(action)) seen.push(action.payload.recipe.id);
    });
    await tab.signIn('u1');
    await pass(2_000);
    expect(seen.filter((one) => one !== 3)).toEqual([10_000, { from: 10_000, to: 77 }]);
  });

  it('is moved with its edits after a reload that begins signed in', async () => {
    const server = accountServer();
    server.newIds.set(10_000, 77);
    const tab = await openTab();
    tab.dispatch(sessionAbsent());
    const first = aRecipe({ id: 10_000, title: 'First try', isSaved: true, userRating: 0 });
    tab.dispatch(recipeSaved(first));
    await pass(10);
    tab.dispatch(recipeEdited({ ...first, title: 'Second try' }, { version: 'v1' }));
    await tab.close();
    rememberSession('u1');
    const reloaded = await openTab();
    await reloaded.signIn('u1');
    await pass(2_000);
    expect(server.writes()).toEqual(['SAVE 10000', 'EDIT 77']);
    expect(reloaded.unsent('guest')).toEqual([]);
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('unsentChange_'))).toEqual([]);
  });

  it('is moved with edits of its own, not with those of another recipe', async () => {
    const server = accountServer();
    const tab = await openTab();
    tab.dispatch(sessionAbsent());
    for (const id of [10_000, 10_001]) {
      const first = aRecipe({ id, title: 'First try', isSaved: true, userRating: 0 });
      tab.dispatch(recipeSaved(first));
      tab.dispatch(recipeEdited({ ...first, title: `Dish ${id}` }, { version: `v${id}` }));
    }
    await tab.signIn('u1');
    await pass(2_000);
    expect(Object.fromEntries(server.list().map(({ id, title }) => [id, title]))).toEqual({
      10000: 'Dish 10000',
      10001: 'Dish 10001',
    });
  });

  it('is moved also from another tab, which a guest was using until now', async () => {
    const server = accountServer();
    const guest = await aGuest(2);
    await pass(1_000);
    const stored = window.localStorage.getItem('savedRecipes_guest');
    await guest.close();
    window.localStorage.removeItem('savedRecipes_guest');
    const tab = await openTab();
    await tab.signIn('u1');
    await pass(1_000);
    expect(server.writes()).toEqual([]);
    window.localStorage.setItem('savedRecipes_guest', stored!);
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedRecipes_guest', newValue: stored }));
    await pass(2_000);
    expectAllMoved(server, 2);
  });
});
