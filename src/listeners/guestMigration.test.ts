/** @jest-environment jest-fixed-jsdom */
import { RETRY_WAITS_MS } from '@contracts/limits';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { serverReachChecked } from '@/api/serverReach';
import { networkChanged } from '@/slices/deviceSlice';
import { guestRecipeMoved, recipeEdited, recipeRated, recipeSaved } from '@/slices/savedRecipesSlice';
import { sessionAbsent } from '@/slices/sessionSlice';
import { toastRaised } from '@/slices/uiSlice';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession, type Tab } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/fakeAnswers';
import { aRecipe, recipes } from '@/testing/builders';

const guestIds = () =>
  (JSON.parse(window.localStorage.getItem('savedRecipes_guest') ?? '[]') as { id: number }[]).map(({ id }) => id);

const FIRST = 101;

/** A guest with this many recipes, every third of them rated. */
const aGuest = async (count: number) => {
  const tab = await openTab();
  tab.dispatch(sessionAbsent());
  recipes(count, {}, FIRST).forEach((recipe, i) =>
    tab.dispatch(i % 3 === 0 ? recipeRated(recipe, (i % 5) + 1) : recipeSaved(recipe)),
  );
  await pass(10);
  return tab;
};

/** Records the toasts raised from now on. */
const toastsOf = (tab: Tab) => {
  const told: unknown[] = [];
  tab.store.timeTravel.watch((action) => {
    if (toastRaised.match(action)) told.push([action.payload.kind, action.payload.values]);
  });
  return told;
};

const expectAllMoved = (server: AccountServer, count: number) => {
  const all = Array.from({ length: count }, (_, i) => FIRST + i);
  expect([...server.ids()].sort()).toEqual(all);
  expect(server.stars()).toEqual(
    Object.fromEntries(all.flatMap((id, i) => (i % 3 === 0 ? [[String(id), (i % 5) + 1]] : []))),
  );
  expect(guestIds()).toEqual([]);
};

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

  it.each([
    ['a busy account says', 429, 20_000],
    ['it is used to, where a broken one says when', 503, RETRY_WAITS_MS[0]],
  ])('is sent again after as long as %s', async (_who, status, wait) => {
    const busy = () => new Response('', { status, headers: { 'retry-after': '20' } });
    const server = accountServer({ mischief: ({ route }) => (route.startsWith('POST') ? busy() : undefined) });
    const tab = await aGuest(1);
    await tab.signIn('u1');
    server.mischief = () => undefined;
    await pass(wait - 100);
    expect(server.ids()).toEqual([]);
    await pass(200);
    expectAllMoved(server, 1);
  });

  it('stays where it is until the account has taken it, and the toast says how many wait', async () => {
    const server = accountServer({
      mischief: ({ body }) => (Object(body).recipeId === 103 ? refusal(422) : undefined),
    });
    const tab = await aGuest(5);
    const told = toastsOf(tab);
    await tab.signIn('u1');
    await pass(60_000);
    expect(guestIds()).toEqual([103]);
    server.mischief = () => undefined;
    tab.dispatch(networkChanged());
    await pass(2_000);
    expectAllMoved(server, 5);
    expect(told.slice(1)).toEqual([
      ['recipesMigrated', { moved: 4, waiting: 1 }],
      ['recipesMigrated', { moved: 1, waiting: 0 }],
    ]);
  });

  it('is in the state while it moves: what is on its way, how often it was tried, and when it is tried again', async () => {
    const server = accountServer({ mischief: ({ route }) => (route.startsWith('POST') ? refusal(503) : undefined) });
    const tab = await aGuest(1);
    await tab.signIn('u1');
    const signedInAt = Date.now();
    expect(tab.getState().guestMigration).toMatchObject({
      isMoving: true,
      moves: { [FIRST]: { tries: 1, retryAt: signedInAt + RETRY_WAITS_MS[0] } },
    });
    server.mischief = () => undefined;
    await pass(RETRY_WAITS_MS[0] + 10);
    expect(tab.getState().guestMigration).toMatchObject({ isMoving: false, moves: {}, startAt: null });
    expectAllMoved(server, 1);
  });

  it('goes on when the connection came back while a call was still failing', async () => {
    const server = accountServer({
      mischief: () => new Promise((resolve) => setTimeout(resolve, 3_000)).then(offline),
    });
    const tab = await aGuest(6);
    await tab.signIn('u1');
    await pass(2_000);
    server.mischief = () => undefined;
    tab.dispatch(networkChanged());
    await pass(60_000);
    expectAllMoved(server, 6);
  });

  it('goes on after a lost call if the server can be reached', async () => {
    let lost = 0;
    const server = accountServer({
      mischief: ({ route }) => (route.includes('/user/') && lost++ < 3 ? offline() : undefined),
    });
    const tab = await aGuest(6);
    await tab.signIn('u1');
    await pass(500);
    expect(guestIds()).not.toEqual([]);
    tab.dispatch(serverReachChecked(true));
    const before = server.writes().length;
    await pass(RETRY_WAITS_MS[0] - 1);
    expect(server.writes()).toHaveLength(before);
    await pass(101);
    expectAllMoved(server, 6);
  });

  it('stops retrying after repeated lost calls, even if the server can be reached', async () => {
    const server = accountServer({
      mischief: ({ route }) => (/^(POST|PUT|PATCH).*recipes/.test(route) ? offline() : undefined),
    });
    const tab = await aGuest(3);
    const told = toastsOf(tab);
    await tab.signIn('u1');
    for (let i = 0; i < 20; i += 1) {
      await pass(60_000);
      tab.dispatch(serverReachChecked(true));
    }
    expect(guestIds().length).toBe(3);
    expect(server.writes().length).toBeLessThanOrEqual(3 * (1 + RETRY_WAITS_MS.length));
    expect(told).toEqual([
      ['migratingRecipes', { count: 3 }],
      ['recipesMigrated', { moved: 0, waiting: 3 }],
    ]);
  });

  it('rests after its tries while the account is too busy to take it', async () => {
    const server = accountServer({ mischief: ({ route }) => (route.startsWith('POST') ? refusal(503) : undefined) });
    const tab = await aGuest(1);
    await tab.signIn('u1');
    await pass(10 * 60_000);
    expect(guestIds()).toEqual([FIRST]);
    expect(tab.getState().guestMigration).toMatchObject({ isMoving: false, moves: {} });
    expect(server.writes()).toHaveLength(1 + RETRY_WAITS_MS.length);
  });

  it('is sent by one of two tabs', async () => {
    const server = accountServer();
    const tab = await aGuest(6);
    await tab.close();
    const [one, two] = [await openTab(), await openTab()];
    await Promise.all([one.signIn('u1'), two.signIn('u1')]);
    await pass();
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedRecipes_guest', newValue: null }));
    await pass(10_000);
    expectAllMoved(server, 6);
  });

  it('is sent once, and spoken of by one tab, when the other hears late of what is stored', async () => {
    const server = accountServer();
    const tab = await aGuest(3);
    await tab.close();
    const [one, two] = [await openTab(), await openTab()];
    const told = [toastsOf(one), toastsOf(two)];
    await Promise.all([one.signIn('u1'), two.signIn('u1')]);
    await pass(10_000);
    const saves = server.sent.filter(({ route }) => route === 'POST /api/user/recipes/saved');
    expect(saves).toHaveLength(3);
    expect(told.flat().map((toast) => (toast as [string])[0])).toEqual(['migratingRecipes', 'recipesMigrated']);
    expectAllMoved(server, 3);
  });

  it('stays with the guest when the user signs out before another tab is done', async () => {
    const server = accountServer();
    const tab = await aGuest(3);
    const told = toastsOf(tab);
    void window.navigator.locks.request('larder.migration', () => new Promise((resolve) => setTimeout(resolve, 1_000)));
    await tab.signIn('u1');
    await pass(500);
    await tab.signOut();
    await pass(60_000);
    expect([server.writes(), told, guestIds()]).toEqual([[], [], [103, 102, 101]]);
  });

  it.each([
    ['signs out', (tab: Tab) => tab.signOut()],
    ['turns out to be signed out', (tab: Tab) => Promise.resolve(void tab.beGuest())],
  ])('stops when the user %s, and the toast counts what was moved', async (_how, leave) => {
    const server = accountServer({ mischief: () => new Promise((resolve) => setTimeout(resolve, 100)) });
    const tab = await aGuest(12);
    const told = toastsOf(tab);
    await tab.signIn('u1');
    await pass(150);
    await leave(tab);
    await pass(60_000);
    expect(server.ids().length).toBeLessThan(12);
    expect(told.at(-1)).toEqual(['recipesMigrated', { moved: 12 - guestIds().length, waiting: guestIds().length }]);
    expect([...new Set([...server.ids(), ...tab.ids()])].sort()).toEqual(
      Array.from({ length: 12 }, (_, i) => FIRST + i),
    );
  });
});

/** How many recipes are moved, and how many calls that takes. */
const COUNT = 7;
const CALLS = COUNT + 3;

describe.each([
  ['a call that does not arrive', false],
  ['an answer that does not arrive', true],
])('with %s', (_what, isOnTheWayBack) => {
  it.each(Array.from({ length: CALLS }, (_, i) => i + 1))(
    'as number %d and ever after, then a reload: nothing is lost, nothing twice',
    async (step) => {
      const server = accountServer();
      const tab = await aGuest(COUNT);
      let writes = 0;
      let isDown = true;
      const fail = ({ route }: { route: string }) => {
        if (!isDown || route.startsWith('GET')) return undefined;
        writes += 1;
        return writes >= step ? offline() : undefined;
      };
      if (isOnTheWayBack) server.onTheWayBack = fail;
      else server.mischief = fail;
      await tab.signIn('u1');
      await pass(20);
      // At any time, each recipe is on the account or still on this device.
      const everywhere = new Set([...server.ids(), ...guestIds()]);
      expect(everywhere.size).toBe(COUNT);
      await tab.close();

      isDown = false;
      rememberSession('u1');
      const next = await openTab();
      await next.signIn('u1');
      await pass(5_000);
      expectAllMoved(server, COUNT);
      expect([...next.ids()].sort()).toEqual([...server.ids()].sort());
      expect(new Set(next.ids()).size).toBe(COUNT);
    },
  );
});
