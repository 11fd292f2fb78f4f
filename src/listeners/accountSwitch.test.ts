/** @jest-environment jest-fixed-jsdom */
import { addListener } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { formTyped } from '@/slices/formDraftsSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { recipeSaved, selectListOwner } from '@/slices/savedRecipesSlice';
import { recipeOpened, searchSubmitted } from '@/slices/searchSlice';
import { sessionAbsent, sessionAssumed } from '@/slices/sessionSlice';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/fakeAnswers';
import { aRecipe } from '@/testing/builders';
import { pie, soup } from '@/testing/savedTab';
import { USER } from '@/testing/anAccount';
import { fakeSessionEffects } from '@/testing/fakeEffects';
import { addSessionLifecycleListeners } from './sessionLifecycle';
import type { AppStartListening } from '@/store/listening';

beforeEach(freshBrowser);

const storedList = (owner: string) =>
  (JSON.parse(window.localStorage.getItem(`savedRecipes_${owner}`) ?? '[]') as { id: number }[]).map(({ id }) => id);

const store = (owner: string, ids: readonly number[]) =>
  window.localStorage.setItem(
    `savedRecipes_${owner}`,
    JSON.stringify(ids.map((id, i) => ({ ...aRecipe({ id, title: `Dish ${id}` }), savedAt: 100 - i }))),
  );

/** As on the page, the session listeners are added first. */
const openTabWithSession = async () => {
  const tab = await openTab({ isAttended: false });
  const listen = (options: Parameters<typeof addListener>[0]) => tab.dispatch(addListener(options));
  addSessionLifecycleListeners(listen as unknown as AppStartListening, fakeSessionEffects());
  tab.attend();
  return tab;
};

it('has the words that a guest typed into forms before they signed in', async () => {
  accountServer();
  const tab = await openTab();
  tab.beGuest();
  tab.dispatch(formTyped({ owner: 'guest', kind: 'note', recipe: 7, fields: { text: 'Less salt' } }));
  await tab.signIn('u1');
  expect(tab.getState().formDrafts.drafts).toMatchObject([{ owner: 'u1', fields: { text: 'Less salt' } }]);
});

describe('a user who signs out', () => {
  it('leaves none of their data on the device', async () => {
    accountServer({ saved: [soup] });
    const tab = await openTab();
    await tab.signIn('u1');
    void tab.dispatch(apiSlice.util.upsertQueryData('getRecipe', { id: 11, language: 'en-GB' }, soup));
    await pass();
    await tab.signOut();
    expect(tab.ids()).toEqual([]);
    expect(storedList('u1')).toEqual([]);
    expect(Object.keys(tab.getState().api.queries)).toEqual([]);
    expect(JSON.stringify(tab.getState().savedRecipes)).not.toContain('Dish 11');
  });

  // The session listener runs first and stops reading the user, which is an action as well.
  it('leaves no user data on the device, whatever happens between the session and the new list', async () => {
    accountServer({ saved: [soup] });
    const tab = await openTabWithSession();
    await tab.signIn('u1');
    await tab.signOut();
    expect(storedList('u1')).toEqual([]);
    expect(window.localStorage.getItem('preferencesRecord')).toBeNull();
    expect(JSON.stringify(tab.getState().savedRecipes)).not.toContain('Dish 11');
  });

  it('leaves no searches, no opened recipes and no exclusions', async () => {
    accountServer({ preferences: { language: 'fr', excludedAllergens: ['Nuts'], dietTypes: ['Vegan'] } });
    const tab = await openTabWithSession();
    await tab.signIn('u1');
    await pass(10);
    tab.dispatch(searchSubmitted({ text: 'leeks' }));
    tab.dispatch(recipeOpened(pie));
    await pass(10);
    expect(window.localStorage.getItem('userPreferences')).toContain('Nuts');
    await tab.signOut();
    const stored = JSON.stringify({ ...window.localStorage });
    for (const theirs of ['leeks', 'Dish 12', 'Nuts', 'Vegan']) expect(stored).not.toContain(theirs);
    expect(selectLanguage(tab.getState())).toBe('fr');
  });

  it('leaves none of it either when another user signs in', async () => {
    const server = accountServer({ preferences: { excludedAllergens: ['Nuts'] } });
    const tab = await openTab();
    await tab.signIn('u1');
    await pass(10);
    tab.dispatch(recipeOpened(pie));
    server.preferences = { ...server.preferences, excludedAllergens: [] };
    await tab.signIn('u2');
    await pass(1_000);
    expect(server.preferences.excludedAllergens).toEqual([]);
    expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/Nuts|Dish 12/);
  });

  it('leaves what their account has not taken yet, for their next sign-in only', async () => {
    const server = accountServer({ mischief: ({ route }) => (route.startsWith('POST') ? offline() : undefined) });
    const tab = await openTab();
    await tab.signIn('u1');
    tab.dispatch(recipeSaved(soup));
    await pass(10);
    await tab.signOut();
    expect(tab.ids()).toEqual([]);
    await tab.signIn('u2');
    expect(tab.ids()).toEqual([]);
    await tab.signOut();
    server.mischief = () => undefined;
    expect(server.ids()).toEqual([]);
    await tab.signIn('u1');
    await pass(2_000);
    expect(tab.ids()).toEqual([11]);
    expect(server.ids()).toEqual([11]);
  });

  it('finds the guest’s list', async () => {
    const server = accountServer({ mischief: ({ route }) => (route.startsWith('POST') ? refusal(400) : undefined) });
    store('guest', [13]);
    const tab = await openTab();
    await tab.signIn('u1');
    await pass(10);
    expect(tab.ids()).toEqual([]);
    await tab.signOut();
    expect(tab.ids()).toEqual([13]);
    expect(server.ids()).toEqual([]);
  });
});

describe('another account', () => {
  it('never sees the list of the one before, whatever answer is late', async () => {
    const server = accountServer({ saved: [soup] });
    let reads = 0;
    server.onTheWayBack = ({ route }) => {
      if (route !== 'GET /api/user/recipes/saved') return undefined;
      reads += 1;
      return reads === 1 ? new Promise((resolve) => setTimeout(resolve, 2_000)) : [];
    };
    const tab = await openTab();
    await tab.signIn('u1');
    await tab.signIn('u2');
    expect(selectListOwner(tab.getState())).toBe('u2');
    await pass(10_000);
    expect(tab.ids()).toEqual([]);
    expect(storedList('u2')).toEqual([]);
    expect(storedList('u1')).toEqual([]);
    expect(apiSlice.endpoints.getMe.select()(tab.getState()).data).toEqual({ ...USER, uid: 'u2' });
  });
});

describe('a session that could not be read', () => {
  it('takes nothing off this device', async () => {
    store('u1', [12]);
    rememberSession('u1');
    accountServer({ mischief: offline });
    const tab = await openTab();
    tab.dispatch(sessionAbsent());
    await pass(10);
    expect(tab.ids()).toEqual([]);
    expect(storedList('u1')).toEqual([12]);
    tab.dispatch(sessionAssumed('u1'));
    await pass(10);
    expect(tab.ids()).toEqual([12]);
  });
});
