/** @jest-environment jest-fixed-jsdom */
import { UNUSED_DATA_SECONDS } from '@contracts/limits';
import { accountApi } from '@/api/accountApi';
import {
  allergenToggled,
  dietToggled,
  languageChosen,
  measurementSystemChosen,
  preferencesReset,
  selectLanguage,
} from '@/slices/preferencesSlice';
import { sessionExpected, sessionExpired } from '@/slices/sessionSlice';
import { selectToast, toastActionChosen, toastRaised } from '@/slices/uiSlice';
import { selectPreferences } from '@/store/selectors';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession, type Tab } from '@/testing/accountTab';
import { refusal } from '@/testing/fakeAnswers';
import { POST, GET, THEIRS, knownUser } from '@/testing/knownUser';

beforeEach(freshBrowser);

describe('the preferences of a user who signs in', () => {
  it('are the account’s, and so is the language', async () => {
    const { server, tab, here } = await knownUser();
    expect(here()).toMatchObject({ language: 'fr', excludedAllergens: ['Nuts'], dietTypes: ['Vegan'] });
    expect(selectLanguage(tab.getState())).toBe('fr');
    await pass(10_000);
    expect(server.sentTo(POST)).toEqual([]);
    expect(tab.toast()).toBeUndefined();
  });

  it('are this device’s when the account never stored any', async () => {
    const server = accountServer({ preferences: { isStored: false } });
    const tab = await openTab();
    tab.dispatch(languageChosen('es'));
    tab.dispatch(allergenToggled('Sesame'));
    tab.dispatch(dietToggled('Keto'));
    await tab.signIn('u1');
    await pass(1_000);
    const theirs = { language: 'es', excludedAllergens: ['Sesame'], dietTypes: ['Keto'] };
    expect(server.preferences).toMatchObject({ ...theirs, isStored: true });
    expect(selectPreferences(tab.getState())).toMatchObject(theirs);
    expect(tab.toast()).not.toBe('allergensUnited');
  });

  it('are stored for the next device even if this one has only the defaults', async () => {
    const tab = await openTab();
    const server = accountServer({ preferences: { ...selectPreferences(tab.getState()), isStored: false } });
    await tab.signIn('u1');
    await pass(1_000);
    expect(server.preferences).toMatchObject({ excludedAllergens: [], dietTypes: [], isStored: true });
  });

  it('leave the measures to the language where the account has what this device has', async () => {
    const tab = await openTab();
    accountServer({ preferences: selectPreferences(tab.getState()) });
    await tab.signIn('u1');
    await pass(1_000);
    tab.dispatch(languageChosen('en-GB'));
    expect(selectPreferences(tab.getState()).measurementSystem).toBe('metric');
    tab.dispatch(languageChosen('en-US'));
    expect(selectPreferences(tab.getState()).measurementSystem).toBe('imperial');
  });

  it('are read again once the session is known again', async () => {
    const { server, tab, here } = await knownUser();
    Object.assign(server.preferences, { dietTypes: ['Keto'], excludedAllergens: [] });
    tab.dispatch(sessionExpected());
    await tab.signIn('u1');
    await pass();
    expect(here()).toMatchObject({ dietTypes: ['Keto'], excludedAllergens: [] });
  });

  it('are read when they sign in after another user, whose session has expired', async () => {
    const { server, tab, here } = await knownUser();
    server.preferences.dietTypes = ['Keto'];
    tab.dispatch(sessionExpired());
    await tab.signIn('u2');
    await pass();
    expect(here().dietTypes).toEqual(['Keto']);
  });

  it('are not held in the cache for a page that does not show them', async () => {
    const { tab } = await knownUser();
    const held = () => accountApi.endpoints.getPreferences.select()(tab.getState()).data;
    expect(held()).toBeDefined();
    await pass(UNUSED_DATA_SECONDS * 1_000 + 1);
    expect(held()).toBeUndefined();
  });

  const firstSignIn = async () => {
    const server = accountServer({ preferences: THEIRS });
    const tab = await openTab();
    tab.dispatch(allergenToggled('Sesame'));
    tab.dispatch(allergenToggled('Nuts'));
    tab.dispatch(dietToggled('Keto'));
    await tab.signIn('u1');
    await pass(1_000);
    return { server, tab };
  };

  it('leave out what either left out, the first time on a device', async () => {
    const { server, tab } = await firstSignIn();
    expect(server.preferences).toMatchObject({
      language: 'fr',
      excludedAllergens: ['Nuts', 'Sesame'],
      dietTypes: ['Vegan'],
    });
    expect(selectToast(tab.getState())).toMatchObject({ kind: 'allergensUnited', values: { count: 1 } });
  });

  it('are the account’s alone again after Undo', async () => {
    const { server, tab } = await firstSignIn();
    tab.dispatch(toastActionChosen(selectToast(tab.getState())!));
    await pass(1_000);
    expect(server.preferences.excludedAllergens).toEqual(['Nuts']);
    expect(selectPreferences(tab.getState()).excludedAllergens).toEqual(['Nuts']);
  });

  it('stay united when the action of another toast is chosen', async () => {
    const { server, tab } = await firstSignIn();
    tab.dispatch(toastRaised('recipeRemoved', { title: 'Soup' }));
    tab.dispatch(toastActionChosen(selectToast(tab.getState())!));
    await pass(1_000);
    expect(server.preferences.excludedAllergens).toEqual(['Nuts', 'Sesame']);
  });

  it('are taken without a word, the first time on a device, where this one leaves nothing more out', async () => {
    accountServer({ preferences: THEIRS });
    const tab = await openTab();
    tab.dispatch(allergenToggled('Nuts'));
    await tab.signIn('u1');
    await pass(1_000);
    expect(selectPreferences(tab.getState()).excludedAllergens).toEqual(['Nuts']);
    expect(tab.toast()).toBeUndefined();
  });

  it('are not united a second time', async () => {
    const { server, tab } = await firstSignIn();
    await tab.close();
    server.preferences.excludedAllergens = ['Nuts'];
    const next = await openTab();
    await next.signIn('u1');
    await pass(1_000);
    expect(selectPreferences(next.getState()).excludedAllergens).toEqual(['Nuts']);
  });

  it('are merged with a guest’s again after a sign-out', async () => {
    const { server, tab } = await knownUser();
    await tab.signOut();
    tab.dispatch(allergenToggled('Eggs'));
    await tab.signIn('u1');
    await pass(1_000);
    expect(server.preferences.excludedAllergens).toEqual(['Nuts', 'Eggs']);
  });

  it('keep what is changed while they are being read, and nothing is posted before', async () => {
    window.localStorage.setItem('preferencesRecord', JSON.stringify({ uid: 'u1', edited: [] }));
    const server = accountServer({
      preferences: THEIRS,
      onTheWayBack: ({ route }) => (route === GET ? new Promise((resolve) => setTimeout(resolve, 3_000)) : undefined),
    });
    const tab = await openTab();
    await tab.signIn('u1');
    tab.dispatch(dietToggled('Keto'));
    await pass(2_900);
    expect(server.sentTo(POST)).toEqual([]);
    await pass(5_000);
    expect(server.preferences).toMatchObject({ language: 'fr', excludedAllergens: ['Nuts'], dietTypes: ['Keto'] });
    expect(selectPreferences(tab.getState())).toMatchObject({ language: 'fr', dietTypes: ['Keto'] });
  });
});

it.each([
  ['the language', languageChosen('es'), { language: 'es' }],
  ['the measures', measurementSystemChosen('imperial'), { measurementSystem: 'imperial' }],
  ['an allergen', allergenToggled('Eggs'), { excludedAllergens: ['Nuts', 'Eggs'] }],
  ['a diet', dietToggled('Keto'), { dietTypes: ['Vegan', 'Keto'] }],
])('reach the account although only %s was changed', async (_what, action, expected) => {
  const { server, tab } = await knownUser();
  tab.dispatch(action);
  await pass(1_000);
  expect(server.preferences).toMatchObject(expected);
});

it.each([
  ['another tab has signed another cook in', () => rememberSession('u2')],
  ['nobody is signed in any more', (tab: Tab) => tab.beGuest()],
])('of an account are not taken once %s', async (_what, leave) => {
  accountServer({
    preferences: THEIRS,
    onTheWayBack: ({ route }) => (route === GET ? new Promise((resolve) => setTimeout(resolve, 3_000)) : undefined),
  });
  const tab = await openTab();
  await tab.signIn('u1');
  await pass(1_000);
  leave(tab);
  await pass(5_000);
  expect(selectPreferences(tab.getState())).toMatchObject({ language: 'en-US', excludedAllergens: [], dietTypes: [] });
});

describe('a reset', () => {
  it('posts the defaults at once', async () => {
    const { server, tab } = await knownUser();
    tab.dispatch(preferencesReset());
    await pass(1);
    expect(server.preferences).toMatchObject({ language: 'en-GB', excludedAllergens: [], dietTypes: [] });
    expect(tab.toast()).toBe('preferencesReset');
  });

  it('reports that the account refused it', async () => {
    const { server, tab } = await knownUser();
    server.mischief = () => refusal(500);
    tab.dispatch(preferencesReset());
    await pass(10);
    expect(tab.toast()).toBe('preferencesResetFailed');
  });

  it('reports that the account could not be read', async () => {
    const { server, tab } = await knownUser({ mischief: () => refusal(500) });
    tab.dispatch(preferencesReset());
    await pass(10);
    expect(server.sentTo(POST)).toEqual([]);
    expect(tab.toast()).toBe('preferencesResetFailed');
  });

  it('waits without a word for the change before it to be stored', async () => {
    const { server, tab } = await knownUser();
    server.onTheWayBack = ({ route }) =>
      route === POST ? new Promise((resolve) => setTimeout(resolve, 2_000)) : undefined;
    tab.dispatch(allergenToggled('Eggs'));
    await pass(600);
    tab.dispatch(preferencesReset());
    await pass(5_000);
    expect(server.preferences.excludedAllergens).toEqual([]);
    expect(tab.toast()).toBe('preferencesReset');
  });

  it('says nothing of its failure to a guest', async () => {
    const { server, tab } = await knownUser();
    server.mischief = () => new Promise((resolve) => setTimeout(() => resolve(refusal(500)), 2_000));
    tab.dispatch(preferencesReset());
    await pass(10);
    await tab.signOut();
    await pass(5_000);
    expect(tab.toast()).toBe('preferencesReset');
  });
});
