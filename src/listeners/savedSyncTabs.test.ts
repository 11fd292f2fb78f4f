/** @jest-environment jest-fixed-jsdom */
import type { AppStore } from '@/app/store/store';
import { networkChanged } from '@/slices/deviceSlice';
import { recipeRated, recipeSaved } from '@/slices/savedRecipesSlice';
import { freshBrowser, openTab, pass, rememberSession } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/fakeAnswers';
import { signedIn, expectAgreement, soup, pie } from '@/testing/savedTab';

beforeEach(freshBrowser);

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
    other.dispatch(recipeSaved(pie));
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
    tab.dispatch(recipeSaved(pie));
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
