import type { AppStore } from '@/app/store';
import { serverReachChecked } from '@/api/serverReach';
import { networkChanged } from '@/slices/deviceSlice';
import {
  changeRetried,
  heartPressed,
  recipeRated,
  recipeRemoved,
  recipeSaved,
  removalUndone,
  selectSavedById,
} from '@/slices/savedRecipesSlice';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/answers';
import { aRecipe, recipes } from '@/testing/builders';

const [soup, pie, cake] = recipes(3, {}, 11) as [ReturnType<typeof aRecipe>, ...ReturnType<typeof aRecipe>[]];
const [, , third] = [soup, pie!, cake!];

beforeEach(freshBrowser);

const signedIn = async (start?: Parameters<typeof accountServer>[0]) => {
  const server = accountServer(start);
  const tab = await openTab();
  await tab.signIn('u1');
  return { server, tab };
};

/** Both have the same recipes with the same stars. */
const expectAgreement = (server: AccountServer, tab: Awaited<ReturnType<typeof openTab>>) => {
  expect([...tab.ids()].sort()).toEqual([...server.ids()].sort());
  const listed = new Set(tab.ids().map(String));
  expect(tab.stars()).toEqual(Object.fromEntries(Object.entries(server.stars()).filter(([id]) => listed.has(id))));
};

describe('a change of the list', () => {
  it('is shown at once and told to the account', async () => {
    const { server, tab } = await signedIn();
    tab.dispatch(recipeSaved(soup));
    expect(tab.ids()).toEqual([11]);
    await pass();
    tab.dispatch(recipeRated(soup, 4));
    await pass();
    tab.dispatch(recipeRemoved(soup));
    await pass();
    expect(server.writes()).toEqual(['SAVE 11', 'RATE 11 4', 'REMOVE 11']);
    expect(tab.unsent('u1')).toEqual([]);
    expectAgreement(server, tab);
  });

  it('carries the recipe itself, without what belongs to the search', async () => {
    const { server, tab } = await signedIn();
    tab.dispatch(recipeSaved(aRecipe({ id: 11, needs: [{ name: 'feta' }] })));
    await pass();
    const [body] = server.sentTo('POST /api/user/recipes/saved') as [{ recipe: object; at: number }];
    expect(body.recipe).toMatchObject({ title: 'Shakshuka', instructions: expect.any(Array) });
    expect(body.recipe).not.toHaveProperty('needs');
    expect(body.recipe).not.toHaveProperty('userRating');
    expect(body.at).toBe(1_000_000);
  });

  it('of a recipe that was never saved saves it with its stars', async () => {
    const { server, tab } = await signedIn();
    tab.dispatch(recipeRated(soup, 5));
    await pass();
    expect(server.writes()).toEqual(['SAVE 11', 'RATE 11 5']);
    expectAgreement(server, tab);
  });

  it('that is taken back before it was sent is told as it ended', async () => {
    const { server, tab } = await signedIn();
    server.mischief = () => new Promise((resolve) => setTimeout(resolve, 1_000));
    tab.dispatch(recipeSaved(pie!));
    await pass();
    tab.dispatch(recipeSaved(soup));
    tab.dispatch(recipeRated(soup, 3));
    tab.dispatch(recipeRemoved(soup));
    tab.dispatch(removalUndone());
    tab.dispatch(recipeRated(soup, 2));
    await pass(10_000);
    expect(server.writes()).toEqual(['SAVE 12', 'SAVE 11', 'RATE 11 2']);
    expectAgreement(server, tab);
  });

  it('made while the one before is on its way comes after it', async () => {
    const { server, tab } = await signedIn();
    let isSlow = true;
    server.onTheWayBack = () => (isSlow ? new Promise((resolve) => setTimeout(resolve, 5_000)) : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(100);
    isSlow = false;
    tab.dispatch(recipeRemoved(soup));
    await pass(100);
    expect(server.writes()).toEqual(['SAVE 11']);
    await pass(5_000);
    expect(server.writes()).toEqual(['SAVE 11', 'REMOVE 11']);
    expectAgreement(server, tab);
  });

  it('of a guest is nobody else’s', async () => {
    const server = accountServer();
    const tab = await openTab();
    tab.beGuest();
    tab.dispatch(recipeSaved(soup));
    await pass(60_000);
    expect(server.sent).toEqual([]);
  });
});

describe('a server that fails', () => {
  it('is tried three times more, after 1, 5 and 30 seconds, and meanwhile the card says so', async () => {
    const { server, tab } = await signedIn();
    server.mischief = ({ route }) => (route.startsWith('POST') ? refusal(500) : undefined);
    tab.dispatch(recipeSaved(soup));
    expect(tab.marks()).toEqual({});
    const counts: number[] = [];
    for (const wait of [0, 999, 1, 4_999, 1, 29_999, 1, 600_000]) {
      await pass(wait);
      counts.push(server.writes().length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(tab.marks()).toEqual({ 11: 'pending' });
    expect(tab.ids()).toEqual([11]);
  });

  it.each<[name: string, wake: (tab: Awaited<ReturnType<typeof openTab>>) => void]>([
    ['the connection is back', ({ dispatch }) => dispatch(networkChanged())],
    ['there is another change', ({ dispatch }) => dispatch(recipeSaved(pie!))],
    ['the page comes into sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('gets what it missed when %s', async (_name, wake) => {
    const { server, tab } = await signedIn();
    server.mischief = ({ route }) => (route.startsWith('POST') ? refusal(503) : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(600_000);
    server.mischief = () => undefined;
    wake(tab);
    await pass(1_000);
    expect(server.ids()).toContain(11);
    expect(tab.marks()).toEqual({});
    expectAgreement(server, tab);
  });

  it('gets what it missed at the next visit', async () => {
    const { server, tab } = await signedIn();
    server.mischief = ({ route }) => (route.startsWith('GET') ? undefined : offline());
    tab.dispatch(recipeSaved(soup));
    tab.dispatch(recipeRated(soup, 4));
    await pass(10);
    await tab.close();
    server.mischief = () => undefined;
    const next = await openTab();
    expect(next.ids()).toEqual([11]);
    await next.signIn('u1');
    await pass(1_000);
    expect(server.stars()).toEqual({ 11: 4 });
    expectAgreement(server, next);
  });

  it('with one recipe gets the others', async () => {
    const { server, tab } = await signedIn();
    server.mischief = ({ body }) => (Object(body).recipeId === 11 ? refusal(500) : undefined);
    for (const recipe of [soup, pie!, third!]) tab.dispatch(recipeSaved(recipe));
    await pass(10);
    expect(server.ids().sort()).toEqual([12, 13]);
    expect(tab.marks()).toEqual({ 11: 'pending' });
  });

  it('by losing its answers has everything once', async () => {
    const { server, tab } = await signedIn();
    server.onTheWayBack = ({ route }, nth) => (route.startsWith('GET') || nth % 2 ? undefined : refusal(502));
    for (const recipe of [soup, pie!, third!]) tab.dispatch(recipeRated(recipe, 3));
    tab.dispatch(recipeRemoved(pie!));
    await pass(120_000);
    tab.dispatch(networkChanged());
    await pass(120_000);
    expect(tab.unsent('u1')).toEqual([]);
    expectAgreement(server, tab);
  });

  it('and cannot be reached is not asked for every recipe', async () => {
    const { server, tab } = await signedIn();
    server.mischief = offline;
    for (const recipe of recipes(20, {}, 30)) tab.dispatch(recipeSaved(recipe));
    await pass(900);
    expect(server.writes()).toHaveLength(1);
    server.mischief = () => undefined;
    tab.dispatch(serverReachChecked(false));
    tab.dispatch(serverReachChecked(true));
    await pass(100);
    expect(server.ids()).toHaveLength(20);
  });

  it('that wants to be left alone is left alone, whatever else is changed', async () => {
    const { server, tab } = await signedIn();
    const tooMany = () => new Response('{}', { status: 429, headers: { 'retry-after': '20' } });
    server.mischief = ({ route }) => (route.startsWith('POST') ? tooMany() : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(10);
    server.mischief = () => undefined;
    tab.dispatch(recipeSaved(pie!));
    await pass(19_000);
    expect(server.writes()).toHaveLength(1);
    await pass(1_000);
    expectAgreement(server, tab);
    expect(server.ids()).toHaveLength(2);
  });
});

describe('what the account refuses', () => {
  const refuse = async (status: number) => {
    const { server, tab } = await signedIn();
    server.mischief = ({ route }) => (route.startsWith('POST') ? refusal(status) : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(60_000);
    return { server, tab };
  };

  it.each([400, 404, 409, 413, 422])('with %d stays on the list, is said, and is not tried again', async (status) => {
    const { server, tab } = await refuse(status);
    expect(server.writes()).toHaveLength(1);
    expect(tab.ids()).toEqual([11]);
    expect(tab.marks()).toEqual({ 11: 'refused' });
    expect(tab.toast()).toBe('savingFailed');
  });

  it('can be tried again by hand', async () => {
    const { server, tab } = await refuse(422);
    server.mischief = () => undefined;
    tab.dispatch(changeRetried(11));
    await pass();
    expect(tab.marks()).toEqual({});
    expectAgreement(server, tab);
  });

  it('can be removed', async () => {
    const { server, tab } = await refuse(422);
    tab.dispatch(heartPressed(selectSavedById(tab.getState()).get(11)!));
    await pass();
    expect(tab.ids()).toEqual([]);
    expect(tab.unsent('u1')).toEqual([]);
    expectAgreement(server, tab);
  });

  it('stays marked after a reload', async () => {
    const { tab } = await refuse(422);
    await tab.close();
    expect((await openTab()).marks()).toEqual({ 11: 'refused' });
  });

  it.each([
    ['stars', 'ratingFailed', (tab: Awaited<ReturnType<typeof openTab>>) => tab.dispatch(recipeRated(soup, 2))],
    ['a removal', 'removingFailed', (tab: Awaited<ReturnType<typeof openTab>>) => tab.dispatch(recipeRemoved(soup))],
  ])('of %s is said, too', async (_what, toast, change) => {
    const { server, tab } = await signedIn({ saved: [soup] });
    server.mischief = ({ route }) => (route.startsWith('GET') ? undefined : refusal(403));
    change(tab);
    await pass(10);
    expect(tab.toast()).toBe(toast);
    // A recipe that could not be removed is still on the account, and so on the list.
    expect(tab.ids()).toEqual([11]);
  });
});

describe('a session that ends', () => {
  it('leaves what was not sent for the next sign-in', async () => {
    const { server, tab } = await signedIn();
    server.mischief = ({ route }) => (route.startsWith('POST') ? refusal(401) : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(60_000);
    expect(server.writes()).toEqual(['SAVE 11']);
    expect(tab.toast()).toBe('recipeSaved');
    await tab.signOut();
    expect(tab.ids()).toEqual([]);
    server.mischief = () => undefined;
    await tab.signIn('u1');
    await pass(10);
    expect(tab.ids()).toEqual([11]);
    expectAgreement(server, tab);
  });

  it('in another tab stops this one', async () => {
    const { server, tab } = await signedIn();
    rememberSession('u2');
    tab.dispatch(recipeSaved(soup));
    await pass(60_000);
    expect(server.writes()).toEqual([]);
  });
});

describe('an id that the server gives', () => {
  it('takes the place of ours in the list and in what waits', async () => {
    const { server, tab } = await signedIn();
    server.newIds.set(10_000, 77);
    const own = aRecipe({ id: 10_000, title: 'Mine' });
    server.onTheWayBack = ({ body }, nth) =>
      Object(body).recipeId === 10_000 && nth < 5 ? new Promise((resolve) => setTimeout(resolve, 1_000)) : undefined;
    tab.dispatch(recipeSaved(own));
    await pass(100);
    tab.dispatch(recipeRated(own, 4));
    await pass(10_000);
    expect(tab.ids()).toEqual([77]);
    expect(server.stars()).toEqual({ 77: 4 });
    expectAgreement(server, tab);
  });
});

describe('two tabs', () => {
  it('send a change once, and both know that it was sent', async () => {
    const { server, tab } = await signedIn();
    const other = await openTab();
    await other.signIn('u1');
    const keyOf = 'unsentChange_u1_11';
    server.mischief = ({ route }) => (route.startsWith('POST') ? offline() : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(10);
    const text = window.localStorage.getItem(keyOf);
    const list = window.localStorage.getItem('savedRecipes_u1');
    window.dispatchEvent(new StorageEvent('storage', { key: keyOf, newValue: text }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedRecipes_u1', newValue: list }));
    expect(other.ids()).toEqual([11]);
    expect(other.unsent('u1')).toHaveLength(1);
    await pass(10);
    server.mischief = () => undefined;
    tab.dispatch(networkChanged());
    await pass(10);
    expect(window.localStorage.getItem(keyOf)).toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key: keyOf, newValue: null }));
    expect(other.unsent('u1')).toEqual([]);
    await pass(120_000);
    expect(server.writes().filter((write) => write === 'SAVE 11')).toHaveLength(2);
    expectAgreement(server, other);
  });

  it('that note changes at the same time lose none', async () => {
    const { server, tab } = await signedIn({
      mischief: ({ route }) => (route.startsWith('POST') ? offline() : undefined),
    });
    const other = await openTab();
    await other.signIn('u1');
    tab.dispatch(recipeSaved(soup));
    other.dispatch(recipeSaved(pie!));
    await pass(10);
    await Promise.all([tab.close(), other.close()]);
    server.mischief = () => undefined;
    const next = await openTab();
    await next.signIn('u1');
    await pass(3_000);
    expect(server.ids().sort()).toEqual([11, 12]);
    expectAgreement(server, next);
  });
});

describe('while the DevTools show the past', () => {
  it('nothing is sent, and afterwards everything is', async () => {
    const { server, tab } = await signedIn();
    const { timeTravel } = tab.store as AppStore;
    const past = tab.getState();
    server.onTheWayBack = ({ route }) =>
      route.startsWith('POST') ? new Promise((resolve) => setTimeout(resolve, 500)) : undefined;
    tab.dispatch(recipeRated(soup, 4));
    tab.dispatch(recipeSaved(pie!));
    await pass(100);
    timeTravel.show(past);
    const before = server.sent.length;
    await pass(60_000);
    expect(server.sent).toHaveLength(before);
    timeTravel.show(undefined);
    await pass(5_000);
    expect(tab.unsent('u1')).toEqual([]);
    expectAgreement(server, tab);
  });
});
