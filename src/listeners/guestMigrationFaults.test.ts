/** @jest-environment jest-fixed-jsdom */
import { RETRY_WAITS_MS } from '@contracts/limits';
import { serverReachChecked } from '@/api/serverReach';
import { networkChanged } from '@/slices/deviceSlice';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession, type Tab } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/fakeAnswers';
import { aGuest, expectAllMoved, FIRST, guestIds, toastsOf } from '@/testing/movingGuest';

beforeEach(freshBrowser);

describe('what was kept as a guest, while calls fail or tabs and users change', () => {
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
