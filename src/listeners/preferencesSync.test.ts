import { addListener } from '@reduxjs/toolkit';
import type { StoredPreferences } from '@contracts/preferences';
import {
  allergenToggled,
  dietToggled,
  languageChosen,
  preferencesArrived,
  preferencesReset,
  selectLanguage,
} from '@/slices/preferencesSlice';
import { networkChanged } from '@/slices/deviceSlice';
import { pageHidden } from '@/slices/accountEvents';
import { signOutChosen } from '@/slices/sessionSlice';
import { selectToast, toastActionChosen } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import { selectPreferences } from '@/store/selectors';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/answers';
import { fakeSessionEffects } from '@/testing/fakeEffects';
import { addSessionLifecycleListeners } from './sessionLifecycle';

const POST = 'POST /api/preferences';
const GET = 'GET /api/preferences';
const LOGOUT = 'POST /api/auth/logout';

const THEIRS: Partial<StoredPreferences> = { language: 'fr', excludedAllergens: ['Nuts'], dietTypes: ['Vegan'] };

beforeEach(freshBrowser);

/** Somebody who has been on this device before. */
const knownUser = async (start: Parameters<typeof accountServer>[0] = { preferences: THEIRS }) => {
  window.localStorage.setItem('preferencesRecord', JSON.stringify({ uid: 'u1', edited: [] }));
  const server = accountServer(start);
  const tab = await openTab();
  await tab.signIn('u1');
  await pass();
  return { server, tab, here: () => selectPreferences(tab.getState()) };
};

describe('the preferences of somebody who signs in', () => {
  it('are the account’s, and so is the language', async () => {
    const { server, tab, here } = await knownUser();
    expect(here()).toMatchObject({ language: 'fr', excludedAllergens: ['Nuts'], dietTypes: ['Vegan'] });
    expect(selectLanguage(tab.getState())).toBe('fr');
    await pass(10_000);
    expect(server.sentTo(POST)).toEqual([]);
    expect(tab.toast()).toBeUndefined();
  });

  it('are this device’s where the account never stored any', async () => {
    const server = accountServer({ preferences: { isStored: false } });
    const tab = await openTab();
    tab.dispatch(allergenToggled('Sesame'));
    await tab.signIn('u1');
    await pass(1_000);
    expect(server.preferences).toMatchObject({ excludedAllergens: ['Sesame'], isStored: true });
    expect(selectPreferences(tab.getState()).excludedAllergens).toEqual(['Sesame']);
    expect(tab.toast()).toBeUndefined();
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

  it('are not united a second time', async () => {
    const { server, tab } = await firstSignIn();
    await tab.close();
    server.preferences.excludedAllergens = ['Nuts'];
    const next = await openTab();
    await next.signIn('u1');
    await pass(1_000);
    expect(selectPreferences(next.getState()).excludedAllergens).toEqual(['Nuts']);
  });

  it('meet those of a guest anew after a sign-out', async () => {
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

describe('a change', () => {
  it('is posted half a second later, whole, and fast ones together', async () => {
    const { server, tab } = await knownUser();
    tab.dispatch(dietToggled('Keto'));
    await pass(400);
    tab.dispatch(allergenToggled('Eggs'));
    await pass(499);
    expect(server.sentTo(POST)).toEqual([]);
    await pass(1);
    expect(server.sentTo(POST)).toEqual([
      {
        language: 'fr',
        measurementSystem: 'metric',
        excludedAllergens: ['Nuts', 'Eggs'],
        dietTypes: ['Vegan', 'Keto'],
      },
    ]);
  });

  it('of another tab is shown and not posted', async () => {
    const { server, tab, here } = await knownUser();
    tab.dispatch(preferencesArrived({ ...here(), dietTypes: ['Keto'] }));
    await pass(10_000);
    expect(here().dietTypes).toEqual(['Keto']);
    expect(server.sentTo(POST)).toEqual([]);
  });

  it('waits for the answer to the one before: none overtakes another', async () => {
    const { server, tab } = await knownUser();
    let isFirst = true;
    server.mischief = ({ route }) => {
      if (route !== POST || !isFirst) return undefined;
      isFirst = false;
      return new Promise((resolve) => setTimeout(resolve, 4_000));
    };
    tab.dispatch(allergenToggled('Eggs'));
    await pass(600);
    tab.dispatch(allergenToggled('Soy'));
    await pass(3_000);
    expect(server.sentTo(POST)).toHaveLength(1);
    await pass(3_000);
    expect(server.preferences.excludedAllergens).toEqual(['Nuts', 'Eggs', 'Soy']);
    expect(server.sentTo(POST)).toHaveLength(2);
  });

  it('goes with the page that is left before the half second is over', async () => {
    const { server, tab } = await knownUser();
    tab.dispatch(allergenToggled('Eggs'));
    await pass(10);
    tab.dispatch(pageHidden());
    await pass(1);
    expect(server.preferences.excludedAllergens).toEqual(['Nuts', 'Eggs']);
    const request = jest.mocked(window.fetch).mock.lastCall![0] as Request;
    expect(request.keepalive).toBe(true);
  });

  describe('just before a sign-out', () => {
    const signingOut = async (wait: Promise<unknown>) => {
      window.localStorage.setItem('preferencesRecord', JSON.stringify({ uid: 'u1', edited: [] }));
      const server = accountServer({
        preferences: THEIRS,
        mischief: ({ route }) => (route === LOGOUT ? new Response(null, { status: 204 }) : undefined),
        onTheWayBack: ({ route }) => (route === POST ? wait : undefined),
      });
      const tab = await openTab({ isAttended: false });
      const page = fakeSessionEffects();
      // As on the page: the session was there first.
      addSessionLifecycleListeners(
        ((options: Parameters<typeof addListener>[0]) =>
          tab.dispatch(addListener(options))) as unknown as AppStartListening,
        page,
      );
      tab.attend();
      await tab.signIn('u1');
      await pass();
      tab.dispatch(allergenToggled('Eggs'));
      tab.dispatch(signOutChosen());
      return {
        server,
        page,
        writes: () => server.sent.map(({ route }) => route).filter((one) => one.startsWith('POST')),
      };
    };

    it('is with the account before the session ends', async () => {
      const { server, page, writes } = await signingOut(new Promise((resolve) => setTimeout(resolve, 800)));
      await pass(700);
      expect(writes()).toEqual([POST]);
      await pass(5_000);
      expect(writes()).toEqual([POST, LOGOUT]);
      expect(server.preferences.excludedAllergens).toEqual(['Nuts', 'Eggs']);
      expect(page.leaveForRoot).toHaveBeenCalledWith('loggedOut');
    });

    it('does not hold up the sign-out for ever', async () => {
      const { writes } = await signingOut(new Promise(() => undefined));
      await pass(2_900);
      expect(writes()).toEqual([POST]);
      await pass(200);
      expect(writes()).toEqual([POST, LOGOUT]);
    });
  });

  it.each([
    ['the next change', (tab: Awaited<ReturnType<typeof openTab>>) => tab.dispatch(dietToggled('Keto'))],
    ['the connection', (tab: Awaited<ReturnType<typeof openTab>>) => tab.dispatch(networkChanged())],
  ])('that failed goes with %s, and nobody is told', async (_what, wake) => {
    const { server, tab } = await knownUser();
    server.mischief = () => refusal(500);
    tab.dispatch(allergenToggled('Eggs'));
    await pass(10_000);
    expect(tab.toast()).toBeUndefined();
    server.mischief = () => undefined;
    wake(tab);
    await pass(1_000);
    expect(server.preferences.excludedAllergens).toEqual(['Nuts', 'Eggs']);
  });

  it('that failed is not forgotten at the next visit', async () => {
    const { server, tab } = await knownUser();
    server.mischief = offline;
    tab.dispatch(allergenToggled('Eggs'));
    await pass(10_000);
    await tab.close();
    server.mischief = () => undefined;
    rememberSession('u1');
    const next = await openTab();
    await next.signIn('u1');
    await pass(1_000);
    expect(server.preferences).toMatchObject({ language: 'fr', excludedAllergens: ['Nuts', 'Eggs'] });
    expect(selectPreferences(next.getState()).excludedAllergens).toEqual(['Nuts', 'Eggs']);
  });

  it('of a guest stays in the browser', async () => {
    const server = accountServer();
    const tab = await openTab();
    tab.beGuest();
    tab.dispatch(languageChosen('es'));
    await pass(10_000);
    expect(server.sent.filter(({ route }) => route === POST)).toEqual([]);
  });
});

describe('a reset', () => {
  it('posts the defaults at once', async () => {
    const { server, tab } = await knownUser();
    tab.dispatch(preferencesReset());
    await pass(1);
    expect(server.preferences).toMatchObject({ language: 'en-GB', excludedAllergens: [], dietTypes: [] });
    expect(tab.toast()).toBe('preferencesReset');
  });

  it('that the account does not take is said', async () => {
    const { server, tab } = await knownUser();
    server.mischief = () => refusal(500);
    tab.dispatch(preferencesReset());
    await pass(10);
    expect(tab.toast()).toBe('preferencesResetFailed');
  });
});
