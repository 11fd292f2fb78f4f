/** @jest-environment jest-fixed-jsdom */
import { addListener } from '@reduxjs/toolkit';
import { allergenToggled, dietToggled, languageChosen, preferencesArrived } from '@/slices/preferencesSlice';
import { networkChanged } from '@/slices/deviceSlice';
import { pageHidden } from '@/slices/accountEvents';
import { signOutChosen } from '@/slices/sessionSlice';
import type { AppStartListening } from '@/store/listening';
import { selectPreferencesSync } from '@/store/selectPreferencesSync';
import { selectPreferences } from '@/store/selectors';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/fakeAnswers';
import { fakeSessionEffects } from '@/testing/fakeEffects';
import { addSessionLifecycleListeners } from './sessionLifecycle';
import { POST, GET, LOGOUT, THEIRS, knownUser } from '@/testing/knownUser';

beforeEach(freshBrowser);

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

  it('is sent when the page is left before the half second is over', async () => {
    const { server, tab } = await knownUser();
    tab.dispatch(allergenToggled('Eggs'));
    await pass(10);
    tab.dispatch(pageHidden());
    await pass(1);
    expect(server.preferences.excludedAllergens).toEqual(['Nuts', 'Eggs']);
    const request = jest.mocked(window.fetch).mock.lastCall![0] as Request;
    expect(request.keepalive).toBe(true);
  });

  it('is sent when the page is left although the one before it has no answer yet', async () => {
    const { server, tab } = await knownUser();
    server.mischief = ({ route }) => (route === POST ? new Promise(() => undefined) : undefined);
    tab.dispatch(allergenToggled('Eggs'));
    await pass(600);
    tab.dispatch(allergenToggled('Soy'));
    tab.dispatch(pageHidden());
    await pass(1);
    expect(server.sentTo(POST)).toMatchObject([
      { excludedAllergens: ['Nuts', 'Eggs'] },
      { excludedAllergens: ['Nuts', 'Eggs', 'Soy'] },
    ]);
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
      // As on the page, the session listeners are added first.
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

    it('reaches the account before the session ends', async () => {
      const { server, page, writes } = await signingOut(new Promise((resolve) => setTimeout(resolve, 800)));
      await pass(700);
      expect(writes()).toEqual([POST]);
      await pass(5_000);
      expect(writes()).toEqual([POST, LOGOUT]);
      expect(server.preferences.excludedAllergens).toEqual(['Nuts', 'Eggs']);
      expect(page.leaveForRoot).toHaveBeenCalledWith('loggedOutOfLimits');
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
  ])('that failed is sent again with %s, without a message', async (_what, wake) => {
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

  it('that failed is not forgotten at the next visit when another is made before the account answers', async () => {
    const { server, tab } = await knownUser();
    server.mischief = offline;
    tab.dispatch(allergenToggled('Eggs'));
    await pass(10_000);
    await tab.close();
    server.mischief = () => undefined;
    server.onTheWayBack = ({ route }) =>
      route === GET ? new Promise((resolve) => setTimeout(resolve, 3_000)) : undefined;
    rememberSession('u1');
    const next = await openTab();
    await next.signIn('u1');
    next.dispatch(dietToggled('Keto'));
    await pass(10_000);
    expect(server.preferences).toMatchObject({ excludedAllergens: ['Nuts', 'Eggs'], dietTypes: ['Vegan', 'Keto'] });
  });

  it('is in the state until the account has taken it', async () => {
    const { server, tab } = await knownUser();
    const sync = () => tab.getState().preferencesSync;
    expect(sync()).toMatchObject({ readFor: 'u1', edited: [], record: { uid: 'u1', edited: [] } });
    server.mischief = () => new Promise((resolve) => setTimeout(resolve, 100));
    tab.dispatch(allergenToggled('Eggs'));
    expect(sync()).toMatchObject({
      edited: ['excludedAllergens'],
      record: { uid: 'u1', edited: ['excludedAllergens'] },
    });
    await pass(550);
    expect(sync().posts).toBe(1);
    tab.dispatch(dietToggled('Keto'));
    await pass(500);
    expect(sync()).toMatchObject({ posts: 1, edited: ['excludedAllergens', 'dietTypes'] });
    await pass(200);
    expect(sync()).toMatchObject({ posts: 0, edited: [], record: { uid: 'u1', edited: [] } });
  });

  it('is known to be saved once the account has taken it', async () => {
    const { tab } = await knownUser();
    tab.dispatch(dietToggled('Keto'));
    await pass(100);
    expect(selectPreferencesSync(tab.getState())).toBe('saving');
    await pass(1_000);
    expect(selectPreferencesSync(tab.getState())).toBe('saved');
  });

  it('whose answer comes after another user’s arrival says nothing of what their account has', async () => {
    const { server, tab } = await knownUser();
    server.onTheWayBack = ({ route }) =>
      route === POST ? new Promise((resolve) => setTimeout(resolve, 2_000)) : undefined;
    tab.dispatch(dietToggled('Keto'));
    await pass(600);
    await tab.signIn('u2');
    await pass(5_000);
    expect(tab.getState().preferencesSync).toMatchObject({ readFor: 'u2', record: { uid: 'u2', edited: [] } });
  });

  it('that another tab has yet to send is known here', async () => {
    const { tab } = await knownUser();
    const newValue = JSON.stringify({ uid: 'u1', edited: ['dietTypes', 'nonsense'] });
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferencesRecord', newValue }));
    expect(tab.getState().preferencesSync.record).toEqual({ uid: 'u1', edited: ['dietTypes'] });
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
