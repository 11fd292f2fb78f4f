/** @jest-environment jest-fixed-jsdom */
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { selectCookingSettings, settingChosen } from '@/slices/cookingTimerSlice';
import { allergenToggled, languageChosen, selectLanguage } from '@/slices/preferencesSlice';
import {
  filtersApplied,
  modeChosen,
  recipeOpened,
  resultsCleared,
  searchSubmitted,
  selectIsRestored,
  selectResults,
  sortChosen,
} from '@/slices/searchSlice';
import { recipeSaved } from '@/slices/savedRecipesSlice';
import { keepingToastsChosen, selectKeepsToasts, selectToast, toastDismissed } from '@/slices/uiSlice';
import { anAnswer, aRecipe, recipes } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { settled } from '@/testing/settled';
import { isComingBack, readInitialState } from './persistence';
import { startPersisting } from './startPersisting';
import { createAppStore } from './store';

type PageLoad = Partial<Record<'type' | 'referrer', string>>;

const pageOf = ({ type = 'navigate', referrer = '' }: PageLoad = {}) =>
  ({
    performance: { getEntriesByType: () => [{ type }] },
    document: { referrer, cookie: '' },
    location: { origin: 'https://larder.example' },
    navigator: { languages: ['en-GB'] },
    localStorage: window.localStorage,
    addEventListener: () => undefined,
  }) as unknown as Window;

const visit = async (load?: PageLoad) => {
  const page = pageOf(load);
  const store = createAppStore(fakeEffects(), readInitialState(page));
  const persistor = startPersisting(store, page);
  await settled();
  const stored = async (key: string) => {
    await persistor.flush();
    await settled();
    return window.localStorage.getItem(key);
  };
  return { store, stored, leave: () => persistor.pause() };
};

describe('whether the cook is returning', () => {
  it.each<[PageLoad, boolean]>([
    [{ type: 'navigate' }, false],
    [{ type: 'reload' }, false],
    [{ type: 'reload', referrer: 'https://larder.example/' }, false],
    [{ type: 'back_forward' }, true],
    [{ type: 'navigate', referrer: 'https://larder.example/recipe/7' }, true],
    [{ type: 'navigate', referrer: 'https://elsewhere.example/' }, false],
    [{ type: 'prerender' }, false],
  ])('%j: %s', (load, expected) => {
    expect(isComingBack(pageOf(load))).toBe(expected);
  });
});

describe('the storage', () => {
  it('holds the preferences as plain JSON under their key', async () => {
    const { store, stored } = await visit();
    store.dispatch(languageChosen('fr'));
    store.dispatch(allergenToggled('Eggs'));
    expect(JSON.parse((await stored('userPreferences'))!)).toEqual({
      ...DEFAULT_PREFERENCES,
      language: 'fr',
      excludedAllergens: ['Eggs'],
    });
  });

  it('holds that messages stay until they are closed, and on the next visit they do', async () => {
    const first = await visit();
    first.store.dispatch(keepingToastsChosen(true));
    expect(await first.stored('keepsToasts')).toBe('true');
    first.leave();
    const { store, stored } = await visit();
    expect(selectKeepsToasts(store.getState())).toBe(true);
    store.dispatch(keepingToastsChosen(false));
    expect(await stored('keepsToasts')).toBeNull();
  });

  it('holds that letters are ignored while cooking, and on the next visit they are', async () => {
    const first = await visit();
    first.store.dispatch(settingChosen({ ignoresLetters: true }));
    await first.stored('cookingTimers');
    first.leave();
    const { store } = await visit();
    expect(selectCookingSettings(store.getState()).ignoresLetters).toBe(true);
  });

  it('holds each choice of the search under its key', async () => {
    const { store, stored } = await visit();
    store.dispatch(modeChosen('name'));
    store.dispatch(sortChosen('name-asc'));
    store.dispatch(
      filtersApplied({
        category: 'Meals',
        subcategory: 'Lunch',
        cuisines: ['thai'],
        minimumRating: 2,
        excludedAllergens: ['Fish'],
      }),
    );
    expect(await stored('searchMode')).toBe('name');
    expect(await stored('recipeSortOption')).toBe('name-asc');
    expect(await stored('cachedCategory')).toBe('Meals');
    expect(await stored('cachedSubcategory')).toBe('Lunch');
    expect(await stored('cachedCuisines')).toBe('["thai"]');
  });

  it('uses only the keys of the specification, without an envelope', async () => {
    fakeApi({ 'POST /api/analyze': anAnswer() });
    const { store, stored } = await visit();
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    store.dispatch(recipeOpened(aRecipe()));
    await settled();
    await stored('recipes');
    expect(Object.keys(window.localStorage).sort()).toEqual([
      'cachedCategory',
      'cachedRecipes',
      'cachedSubcategory',
      'hasCachedResults',
      'lastSearchResults',
      'recentSearches',
      'recipeSortOption',
      'recipes',
      'searchMode',
      'userPreferences',
    ]);
    expect(JSON.parse(window.localStorage.getItem('recipes')!)).toEqual([aRecipe()]);
    expect(JSON.parse(window.localStorage.getItem('lastSearchResults')!)).toEqual({
      mode: 'ingredients',
      text: 'eggs',
      detected: ['eggs', 'tomatoes'],
      at: expect.any(Number),
    });
  });

  it('restores the results for a returning cook', async () => {
    fakeApi({ 'POST /api/analyze': anAnswer({ recipes: recipes(3) }) });
    const first = await visit();
    first.store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    await first.stored('cachedRecipes');
    first.leave();

    const { store } = await visit({ type: 'back_forward' });
    expect(selectResults(store.getState())).toEqual(recipes(3));
    expect(selectIsRestored(store.getState())).toBe(true);
  });

  it('drops the results on a reload', async () => {
    fakeApi({ 'POST /api/analyze': anAnswer() });
    const first = await visit();
    first.store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    expect(await first.stored('hasCachedResults')).toBe('true');
    first.leave();

    const { store, stored } = await visit({ type: 'reload' });
    expect(selectResults(store.getState())).toEqual([]);
    expect(await stored('cachedRecipes')).toBeNull();
  });

  it('drops the results when they are cleared', async () => {
    fakeApi({ 'POST /api/analyze': anAnswer() });
    const { store, stored } = await visit();
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    store.dispatch(resultsCleared());
    expect(await stored('cachedRecipes')).toBeNull();
    expect(await stored('hasCachedResults')).toBeNull();
    expect(await stored('lastSearchResults')).toBeNull();
  });

  it('that rejects writes is reported once', async () => {
    // redux-persist logs each rejection in development.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, stored } = await visit();
    store.dispatch(allergenToggled('Eggs'));
    await stored('userPreferences');
    const toast = selectToast(store.getState());
    expect(toast).toMatchObject({ kind: 'storageFailed' });
    store.dispatch(toastDismissed(toast!.id));
    store.dispatch(allergenToggled('Fish'));
    await stored('userPreferences');
    expect(selectToast(store.getState())).toBeNull();
  });

  it('that rejects what a guest saves is reported each time, because it was just called saved', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, stored } = await visit();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    for (const id of [7, 8]) {
      store.dispatch(recipeSaved(aRecipe({ id })));
      expect(selectToast(store.getState())).toMatchObject({ kind: 'recipeSaved' });
      await stored('savedRecipes_guest');
      await settled();
      expect(selectToast(store.getState())).toMatchObject({ kind: 'storageFailed' });
    }
  });

  it('that is blocked makes every visit a first one', () => {
    const page = pageOf();
    Object.defineProperty(page, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const store = createAppStore(fakeEffects(), readInitialState(page));
    expect(selectLanguage(store.getState())).toBe('en-GB');
  });
});
