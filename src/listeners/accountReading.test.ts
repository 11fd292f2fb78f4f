/** @jest-environment jest-fixed-jsdom */
import { addListener } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { Provider } from 'react-redux';
import { SAVED_LIST_STALE_MS } from '@contracts/limits';
import { apiSlice } from '@/api/apiSlice';
import { savedApi } from '@/api/savedApi';
import { networkChanged } from '@/slices/deviceSlice';
import { languageChosen, preferencesArrived } from '@/slices/preferencesSlice';
import {
  recipeRated,
  recipeRemoved,
  recipeSaved,
  selectListOwner,
  selectSavedCount,
  selectSavedRecipes,
} from '@/slices/savedRecipesSlice';
import { sessionAssumed, sessionExpired } from '@/slices/sessionSlice';
import type { AppStartListening } from '@/store/listening';
import { selectPreferences } from '@/store/selectors';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/fakeAnswers';
import { aRecipe, recipes } from '@/testing/builders';
import { cake, pie, soup } from '@/testing/savedTab';
import { useSavedListRead } from '@/views/SavedRecipes/useSavedListRead';

beforeEach(freshBrowser);

const LIST = 'GET /api/user/recipes/saved';

const storedList = (owner: string) =>
  (JSON.parse(window.localStorage.getItem(`savedRecipes_${owner}`) ?? '[]') as { id: number }[]).map(({ id }) => id);

const store = (owner: string, ids: readonly number[]) =>
  window.localStorage.setItem(
    `savedRecipes_${owner}`,
    JSON.stringify(ids.map((id, i) => ({ ...aRecipe({ id, title: `Dish ${id}` }), savedAt: 100 - i }))),
  );

describe('the list of a user who signs in', () => {
  it('is that of their account', async () => {
    accountServer({ saved: [soup, pie] });
    const tab = await openTab();
    await tab.signIn('u1');
    expect(selectListOwner(tab.getState())).toBe('u1');
    expect(tab.ids()).toEqual([11, 12]);
    expect(storedList('u1')).toEqual([11, 12]);
  });

  it('is held once: the cache drops it when the list has it', async () => {
    accountServer({ saved: [soup, pie] });
    const tab = await openTab();
    await tab.signIn('u1');
    expect(savedApi.endpoints.getSavedRecipes.select()(tab.getState()).data).toBeNull();
    expect(tab.getState().savedRecipes.reading).toBeNull();
  });

  it('is read again when the server is there again', async () => {
    const server = accountServer({ saved: [soup] });
    const tab = await openTab();
    await tab.signIn('u1');
    await pass(1_000);
    const before = server.sent.length;
    tab.dispatch(networkChanged());
    await pass(10);
    expect(server.sent.slice(before).map(({ route }) => route)).toContain(LIST);
  });

  it('is read again when they sign in again after the server has ended the session', async () => {
    const server = accountServer({ saved: [soup] });
    const tab = await openTab();
    await tab.signIn('u1');
    await pass(1_000);
    tab.dispatch(sessionExpired());
    const later = [...server.list(), { ...pie, isSaved: true, savedAt: 1 }];
    server.mischief = ({ route }) => (route === LIST ? later : undefined);
    await tab.signIn('u1');
    await pass(1_000);
    expect(tab.ids()).toEqual([11, 12]);
  });

  it('is not read again after each change that the account takes', async () => {
    const server = accountServer({ saved: [soup, pie] });
    const tab = await openTab();
    await tab.signIn('u1');
    const reads = () => server.sent.filter(({ route }) => route === LIST).length;
    const before = reads();
    tab.dispatch(recipeRemoved(pie));
    tab.dispatch(recipeRated(soup, 4));
    tab.dispatch(recipeSaved(cake));
    await pass(5_000);
    expect(server.ids()).toEqual([11, 13]);
    expect(tab.unsent('u1')).toEqual([]);
    expect(reads()).toBe(before);
  });

  it('keeps each object that the account has unchanged, and replaces those that differ', async () => {
    const server = accountServer({ saved: recipes(450, {}, 11) });
    const tab = await openTab();
    await tab.signIn('u1');
    const before = selectSavedRecipes(tab.getState());
    expect(before).toHaveLength(450);
    tab.dispatch(languageChosen('es'));
    await pass(1_000);
    expect(selectSavedRecipes(tab.getState())).toBe(before);
    server.onTheWayBack = ({ route }) =>
      route === LIST
        ? server.list().map((recipe, i) => (i === 400 ? { ...recipe, title: 'Sopa' } : recipe))
        : undefined;
    tab.dispatch(languageChosen('fr'));
    await pass(1_000);
    const after = selectSavedRecipes(tab.getState());
    expect(after.filter((recipe, i) => recipe !== before[i]).map(({ title }) => title)).toEqual(['Sopa']);
  });

  it('is what this device has until the account answers, and if it does not', async () => {
    store('u1', [12]);
    const server = accountServer({ mischief: offline });
    const tab = await openTab();
    await tab.signIn('u1');
    expect(tab.ids()).toEqual([12]);
    expect(selectSavedCount(tab.getState())).toBe(1);
    server.mischief = () => undefined;
    await pass(60_000);
    expect(tab.ids()).toEqual([12]);
  });

  it('is there from the first moment of the next visit', async () => {
    store('u1', [12]);
    rememberSession('u1');
    accountServer();
    const tab = await openTab({ isAttended: false });
    expect(tab.ids()).toEqual([12]);
  });

  it('is there without a network', async () => {
    store('u1', [12]);
    rememberSession('u1');
    accountServer({ mischief: offline });
    const tab = await openTab();
    tab.dispatch(sessionAssumed('u1'));
    await pass(10);
    expect(tab.ids()).toEqual([12]);
    expect(storedList('u1')).toEqual([12]);
  });

  it.each(['before', 'after'])(
    'is that of their account where the page asked first, and the answer came %s',
    async (when) => {
      const server = accountServer({ saved: [soup, pie] });
      let reads = 0;
      server.onTheWayBack = ({ route }) => {
        if (route !== LIST) return undefined;
        reads += 1;
        return new Promise((resolve) => setTimeout(() => resolve(server.list()), 500));
      };
      rememberSession('u1');
      const tab = await openTab({ isAttended: false });
      await tab.signIn('u1');
      void tab.dispatch(savedApi.endpoints.getSavedRecipes.initiate());
      if (when === 'before') await pass(600);
      tab.attend();
      await pass(1_000);
      expect(tab.ids()).toEqual([11, 12]);
      expect(reads).toBe(when === 'before' ? 2 : 1);
    },
  );

  it('loses what was removed elsewhere, and keeps what waits here', async () => {
    store('u1', [11, 12]);
    const server = accountServer({
      saved: [soup, cake],
      mischief: ({ route }) => (route.startsWith('POST') ? offline() : undefined),
    });
    const tab = await openTab();
    await tab.signIn('u1');
    expect(tab.ids()).toEqual([11, 13]);
    tab.dispatch(recipeSaved(pie));
    tab.dispatch(recipeRated(soup, 5));
    await pass();
    void tab.dispatch(apiSlice.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
    await tab.signIn('u1');
    expect(tab.ids()).toEqual([12, 11, 13]);
    expect(tab.stars()).toEqual({ 11: 5 });
    expect(server.ids()).toEqual([11, 13]);
  });

  it('follows a list that changed on the server when a script on the page says so', async () => {
    const server = accountServer({ saved: [soup] });
    const tab = await openTab();
    await tab.signIn('u1');
    expect(selectSavedCount(tab.getState())).toBe(1);
    await fetch('/api/user/recipes/saved', {
      method: 'POST',
      body: JSON.stringify({ recipeId: 12, recipe: pie, at: Date.now() }),
      headers: { 'content-type': 'application/json' },
    });
    expect(server.ids()).toEqual([12, 11]);
    window.dispatchEvent(new Event('recipe-list-updated'));
    await pass();
    expect(selectSavedCount(tab.getState())).toBe(2);
    expect(tab.ids()).toEqual([12, 11]);
  });

  it('is not taken after the cook has signed out', async () => {
    accountServer({
      saved: [soup],
      onTheWayBack: ({ route }) => (route === LIST ? new Promise((resolve) => setTimeout(resolve, 1_000)) : undefined),
    });
    const tab = await openTab();
    await tab.signIn('u1');
    tab.beGuest();
    await pass(5_000);
    expect(tab.getState().savedRecipes.byOwner.u1 ?? []).toEqual([]);
  });

  it('is not asked for by a guest, whatever a script on the page says', async () => {
    const server = accountServer({ saved: [soup] });
    const tab = await openTab();
    tab.beGuest();
    window.dispatchEvent(new Event('recipe-list-updated'));
    await pass(5_000);
    expect(server.sent.filter(({ route }) => route === LIST)).toEqual([]);
  });

  it('is not asked for again in another language that another tab has chosen after it was refused', async () => {
    const server = accountServer({ mischief: ({ route }) => (route === LIST ? refusal(500) : undefined) });
    const asked = () => server.sent.filter(({ route }) => route === LIST).length;
    const tab = await openTab();
    await tab.signIn('u1');
    await pass(100);
    tab.dispatch(preferencesArrived({ ...selectPreferences(tab.getState()), language: 'es' }));
    await pass(5_000);
    expect(asked()).toBe(1);
    tab.dispatch(languageChosen('fr'));
    await pass(5_000);
    expect(asked()).toBe(2);
  });

  it.each(['the page', 'what looks after the account'])(
    'is not asked for again when %s asked and failed',
    async (who) => {
      const server = accountServer({ mischief: ({ route }) => (route === LIST ? refusal(500) : undefined) });
      const asked = () => server.sent.filter(({ route }) => route === LIST).length;
      const tab = await openTab({ isAttended: false });
      const openPage = () =>
        renderHook(() => useSavedListRead(), {
          wrapper: ({ children }) => createElement(Provider, { store: tab.store, children }),
        });
      if (who === 'the page') {
        await tab.signIn('u1');
        openPage();
        await act(() => pass(100));
        tab.attend();
      } else {
        tab.attend();
        await tab.signIn('u1');
        await pass(100);
        openPage();
      }
      await act(() => pass(60_000));
      expect(asked()).toBe(1);
      await act(() => pass(SAVED_LIST_STALE_MS));
      openPage();
      await act(() => pass(100));
      expect(asked()).toBe(2);
    },
  );

  it('is not the one that was written down before a change arrived', async () => {
    const server = accountServer({ saved: [soup] });
    let isFirst = true;
    server.onTheWayBack = ({ route }) => {
      if (route !== 'GET /api/user/recipes/saved' || !isFirst) return undefined;
      isFirst = false;
      return new Promise((resolve) => setTimeout(resolve, 3_000));
    };
    const tab = await openTab();
    await tab.signIn('u1');
    tab.dispatch(recipeSaved(pie));
    expect(tab.getState().savedRecipes.reading).toMatchObject({ owner: 'u1', isOutdated: false });
    await pass(2_900);
    expect(tab.unsent('u1')).toEqual([]);
    expect(tab.getState().savedRecipes.reading).toMatchObject({ owner: 'u1', isOutdated: true });
    await pass(200);
    expect(tab.ids()).toEqual([12]);
    await pass(2_000);
    expect(tab.ids()).toEqual([12, 11]);
  });

  it('is read again when it was written down before a change, even if they sign in again while it is read', async () => {
    const server = accountServer({ saved: [soup] });
    const answers = [3_000, 60_000];
    server.onTheWayBack = ({ route }) => {
      const after = route === LIST ? answers.shift() : undefined;
      return after && new Promise((resolve) => setTimeout(() => resolve([soup]), after));
    };
    const tab = await openTab();
    await tab.signIn('u1');
    tab.dispatch(recipeSaved(pie));
    await pass(1_000);
    tab.dispatch(sessionExpired());
    await tab.signIn('u1');
    await pass(5_000);
    expect(tab.ids()).toEqual([12]);
  });

  it('is not that of another account, whose answer comes while theirs is being read', async () => {
    const server = accountServer();
    const answers = [
      { after: 500, list: [soup] },
      { after: 1_000, list: [pie] },
    ];
    server.onTheWayBack = ({ route }) => {
      const answer = route === LIST ? answers.shift() : undefined;
      return answer && new Promise((resolve) => setTimeout(() => resolve(answer.list), answer.after));
    };
    const tab = await openTab();
    await tab.signIn('u1');
    await tab.signIn('u2');
    await pass(600);
    expect(tab.getState().savedRecipes.reading).toMatchObject({ owner: 'u2' });
    expect(tab.ids()).toEqual([]);
    await pass(1_000);
    expect(tab.ids()).toEqual([12]);
  });

  it('is the last one asked for, when it is asked for again while an answer is being compared', async () => {
    const server = accountServer({ saved: recipes(450, {}, 11) });
    const tab = await openTab();
    await tab.signIn('u1');
    await pass(1_000);
    const titles = () => [...new Set(selectSavedRecipes(tab.getState()).map(({ title }) => title.replace(/\d+/, 'n')))];
    const [before] = titles();
    const answers = [
      { after: 0, title: 'Sopa' },
      { after: 500, title: 'Soupe' },
    ];
    server.onTheWayBack = ({ route }) => {
      const answer = route === LIST ? answers.shift() : undefined;
      const list = server.list().map((recipe) => ({ ...recipe, title: answer?.title ?? '' }));
      return answer && new Promise((resolve) => setTimeout(() => resolve(list), answer.after));
    };
    const listen = (options: Parameters<typeof addListener>[0]) => tab.dispatch(addListener(options));
    (listen as unknown as AppStartListening)({
      matcher: savedApi.endpoints.getSavedRecipes.matchFulfilled,
      effect: (_action, { dispatch, unsubscribe }) => {
        unsubscribe();
        dispatch(languageChosen('fr'));
      },
    });
    tab.dispatch(languageChosen('es'));
    await pass(400);
    expect(titles()).toEqual([before]);
    await pass(600);
    expect(titles()).toEqual(['Soupe']);
  });

  it('is read whole in another language', async () => {
    const server = accountServer({ saved: [soup, pie] });
    const tab = await openTab();
    await tab.signIn('u1');
    tab.dispatch(languageChosen('es'));
    await pass(10);
    expect(server.sent.map(({ route, language }) => `${route} ${language}`)).toContain(
      'GET /api/user/recipes/saved es',
    );
    expect(server.sent.filter(({ route }) => route.startsWith('GET /api/recipes/'))).toEqual([]);
  });

  it('keeps the order of the account when it does not say when', async () => {
    const server = accountServer({ saved: [cake, soup, pie] });
    const list = server.list().map(({ savedAt: _savedAt, ...recipe }) => recipe);
    server.mischief = ({ route }) => (route === 'GET /api/user/recipes/saved' ? list : undefined);
    const tab = await openTab();
    await tab.signIn('u1');
    expect(tab.ids()).toEqual([13, 11, 12]);
  });
});
