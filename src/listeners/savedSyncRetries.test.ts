/** @jest-environment jest-fixed-jsdom */
import { serverReachChecked } from '@/api/serverReach';
import { networkChanged } from '@/slices/deviceSlice';
import { recipeRated, recipeRemoved, recipeSaved } from '@/slices/savedRecipesSlice';
import { freshBrowser, openTab, pass } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/fakeAnswers';
import { recipes } from '@/testing/builders';
import { signedIn, expectAgreement, soup, cake, pie } from '@/testing/savedTab';

beforeEach(freshBrowser);

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

  it('has in the state what is on its way, how often it was tried, and when it is tried again', async () => {
    const { server, tab } = await signedIn();
    const at = 1_000_000;
    server.mischief = ({ route }) =>
      route.startsWith('POST') ? new Promise((resolve) => setTimeout(() => resolve(refusal(500)), 100)) : undefined;
    tab.dispatch(recipeSaved(soup));
    await pass(50);
    expect(tab.getState().savedSync).toMatchObject({ sending: { recipeId: 11, at }, retries: {} });
    await pass(50);
    expect(tab.getState().savedSync).toMatchObject({
      sending: null,
      retries: { 11: { at, tries: 1, retryAt: at + 100 + 1_000 } },
    });
    await pass(600_000);
    expect(tab.getState().savedSync).toMatchObject({ sending: null, retries: { 11: { at, tries: 4, retryAt: null } } });
    tab.dispatch(networkChanged());
    expect(tab.getState().savedSync.retries).toEqual({});
  });

  it.each([408, 425])('with %d is tried again: another time it may take the change', async (status) => {
    const { server, tab } = await signedIn();
    server.mischief = ({ route }) => (route.startsWith('POST') ? refusal(status) : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(10);
    expect(tab.marks()).toEqual({ 11: 'pending' });
    server.mischief = () => undefined;
    await pass(1_000);
    expect(tab.unsent('u1')).toEqual([]);
    expectAgreement(server, tab);
  });

  it.each<[name: string, wake: (tab: Awaited<ReturnType<typeof openTab>>) => void]>([
    ['the connection is back', ({ dispatch }) => dispatch(networkChanged())],
    ['there is another change', ({ dispatch }) => dispatch(recipeSaved(pie))],
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

  it('with one recipe still gets the others', async () => {
    const { server, tab } = await signedIn();
    server.mischief = ({ body }) => (Object(body).recipeId === 11 ? refusal(500) : undefined);
    for (const recipe of [soup, pie, cake]) tab.dispatch(recipeSaved(recipe));
    await pass(10);
    expect(server.ids().sort()).toEqual([12, 13]);
    expect(tab.marks()).toEqual({ 11: 'pending' });
  });

  it('and loses its answers still has everything once', async () => {
    const { server, tab } = await signedIn();
    server.onTheWayBack = ({ route }, nth) => (route.startsWith('GET') || nth % 2 ? undefined : refusal(502));
    for (const recipe of [soup, pie, cake]) tab.dispatch(recipeRated(recipe, 3));
    tab.dispatch(recipeRemoved(pie));
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
    tab.dispatch(recipeSaved(pie));
    await pass(19_000);
    expect(server.writes()).toHaveLength(1);
    await pass(1_000);
    expectAgreement(server, tab);
    expect(server.ids()).toHaveLength(2);
  });

  it('and wants to be left alone is left alone by the next visit, too', async () => {
    const { server, tab } = await signedIn();
    const tooMany = () => new Response('{}', { status: 429, headers: { 'retry-after': '20' } });
    server.mischief = ({ route }) => (route.startsWith('POST') ? tooMany() : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(10);
    await tab.close();
    server.mischief = () => undefined;
    const next = await openTab();
    await next.signIn('u1');
    await pass(19_000);
    expect(server.writes()).toEqual(['SAVE 11']);
    await pass(1_000);
    expect(server.ids()).toEqual([11]);
    expect(next.unsent('u1')).toEqual([]);
  });
});
