import { devTools } from '@/testing/devTools';
import { act, screen, within } from '@testing-library/react';
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { apiSlice } from '@/api/apiSlice';
import { languageChosen, measurementSystemChosen, preferencesArrived, selectLanguage } from '@/slices/preferencesSlice';
import { selectResults, selectSearchStatus, sortChosen } from '@/slices/searchSlice';
import type { RootState } from '@/store/rootReducer';
import { selectVisibleRecipes } from '@/store/search/selectShownRecipes';
import { aRecipe } from '@/testing/builders';
import { playSession } from '@/testing/devToolsSession';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';
import { startPersisting } from '@/app/store/startPersisting';
import { createAppStore } from '@/app/store/store';

const stored = () => JSON.stringify(Object.entries({ ...window.localStorage }).sort());

const HEADINGS = {
  'en-GB': { first: 'What’s in your larder?', results: /^Recipe Results/, failed: 'Try Again' },
  fr: { first: 'Qu’avez-vous dans vos placards ?', results: /^Recettes trouvées/, failed: 'Réessayer' },
} as const;

/** Expects the home page to show the words of a state. */
const expectScreen = async (state: RootState) => {
  const { first, results, failed } = HEADINGS[selectLanguage(state) as keyof typeof HEADINGS];
  const name = (text: string) => text.replace(/\s/g, ' ');
  await screen.findByRole('heading', { level: 1, name: (found) => name(found) === name(first) });
  const status = selectSearchStatus(state);
  expect(screen.queryAllByRole('progressbar')).toHaveLength(status === 'loading' ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: failed })).toHaveLength(status === 'error' ? 1 : 0);
  expect(screen.queryAllByRole('heading', { level: 2, name: results })).toHaveLength(
    status === 'success' && selectResults(state).length > 0 ? 1 : 0,
  );
  const cards = screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
  expect(cards).toEqual(status === 'success' ? selectVisibleRecipes(state).map(({ title }) => title) : []);
};

/** A persisted store after a few actions, without rendering. */
const visit = async () => {
  const server = fakeApi({ 'GET /api/recipes/7': aRecipe() });
  const store = createAppStore(fakeEffects(), preloaded({ preferences: { language: 'en-GB' } }));
  const persistor = startPersisting(store, window);
  await settled();
  store.dispatch(languageChosen('fr'));
  store.dispatch(measurementSystemChosen('imperial'));
  store.dispatch(sortChosen('name-asc'));
  await persistor.flush();
  await settled();
  return { store, server, persistor };
};

describe('when the DevTools jump', () => {
  it('every action of a session shows its state, and neither storage nor network hears of it', async () => {
    const { store, server } = await playSession();
    const names = devTools.steps().map(({ action }) => action.type);
    expect(names).toEqual(
      expect.arrayContaining([
        'search/searchSubmitted',
        'search/filtersApplied',
        'search/hiddenShown',
        'search/sortChosen',
        'search/recipeOpened',
        'preferences/languageChosen',
        'search/resultsTranslated',
        'api/executeMutation/rejected',
        'ui/toastRaised',
      ]),
    );
    const storedBefore = stored();
    const sentBefore = server.sent.length;
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const remove = jest.spyOn(Storage.prototype, 'removeItem');

    for (const { index, state } of devTools.steps().slice(0, -1).toReversed()) {
      act(() => devTools.jumpTo(index));
      expect(store.getState()).toBe(state);
      await expectScreen(state as RootState);
    }
    await act(settled);

    expect(devTools.steps().map(({ action }) => action.type)).toEqual(names);
    expect(write).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
    expect(stored()).toBe(storedBefore);
    expect(server.sent).toHaveLength(sentBefore);

    act(() => devTools.jumpTo(names.length - 1));
    await expectScreen(store.getState());
  }, 600_000);

  it('drops what the past asks for, and is alive again in the present', async () => {
    const { store, server, persistor } = await visit();
    const last = devTools.steps().length - 1;
    const before = stored();
    devTools.jumpTo(3);
    store.dispatch(languageChosen('es'));
    const unbegun = store.dispatch(apiSlice.endpoints.getRecipe.initiate({ id: 99, language: 'es' }));
    unbegun.unsubscribe();
    await settled();
    expect(devTools.steps()).toHaveLength(last + 1);
    expect(server.sent).toHaveLength(0);
    expect(stored()).toBe(before);

    devTools.jumpTo(last);
    store.dispatch(sortChosen('prep-time'));
    await persistor.flush();
    await settled();
    expect(window.localStorage.getItem('recipeSortOption')).toBe('prep-time');
  });

  it('lets what was on its way land when the present is back', async () => {
    const { store } = await visit();
    const question = { id: 7, language: 'es' } as const;
    const reading = store.dispatch(apiSlice.endpoints.getRecipe.initiate(question));
    const last = devTools.steps().length - 1;
    devTools.jumpTo(0);
    await reading;
    store.dispatch(preferencesArrived({ ...DEFAULT_PREFERENCES, language: 'es' }));
    expect(devTools.steps()).toHaveLength(last + 1);

    devTools.jumpTo(last);
    await settled();
    expect(selectLanguage(store.getState())).toBe('es');
    expect(apiSlice.endpoints.getRecipe.select(question)(store.getState()).data?.title).toBe('Shakshuka');
    reading.unsubscribe();
  });

  it('stores nothing while a history is recomputed', async () => {
    const { store, persistor } = await visit();
    const before = stored();
    const chosen = devTools.steps().findIndex(({ action }) => languageChosen.match(action));
    expect(before).toContain('fr');
    devTools.toggle(chosen);
    expect(selectLanguage(store.getState())).toBe('en-GB');
    await persistor.flush();
    await settled();
    expect(stored()).toBe(before);
  });
});
