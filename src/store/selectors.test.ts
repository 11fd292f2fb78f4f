import type { PreferencesState } from '@/slices/preferencesSlice';
import type { SearchState } from '@/slices/searchSlice';
import { createAppStore } from '@/app/store/store';
import { aRecipe, recipes } from '@/testing/builders';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { selectHasMore } from './search/selectFurtherMatches';
import { selectHidden } from './search/selectHidden';
import { selectAnalyzeRequest } from './search/selectSearchRequest';
import { selectVisibleRecipes } from './search/selectShownRecipes';
import { selectEffectiveAllergens, selectPreferences } from './selectors';
import { selectActiveFilterCount } from './homeSelectors';

const stateOf = (search: Partial<SearchState>, preferences: Partial<PreferencesState> = {}) =>
  createAppStore(fakeEffects(), preloaded({ search, preferences })).getState();

describe('the recipes on the page', () => {
  it('are six, and six more on request', () => {
    const search = { results: recipes(14), headCount: 14 };
    expect(selectVisibleRecipes(stateOf(search))).toHaveLength(6);
    expect(selectHasMore(stateOf(search))).toBe(true);
    expect(selectVisibleRecipes(stateOf({ ...search, shown: 18 }))).toHaveLength(14);
    expect(selectHasMore(stateOf({ ...search, shown: 18 }))).toBe(false);
  });

  it('are sorted before they are counted off', () => {
    const search = { results: recipes(8), sortOption: 'name-desc' as const };
    expect(selectVisibleRecipes(stateOf(search)).map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3]);
  });

  it('are the same list as long as nothing about them changes', () => {
    const store = createAppStore(fakeEffects(), preloaded({ search: { results: recipes(8) } }));
    const before = selectVisibleRecipes(store.getState());
    store.dispatch({ type: 'something else' });
    expect(selectVisibleRecipes(store.getState())).toBe(before);
  });
});

describe('excluded allergens', () => {
  it('are those of the profile and of the filter, each once', () => {
    const state = stateOf({ excludedAllergens: ['Dairy', 'Eggs'] }, { excludedAllergens: ['Fish', 'Dairy'] });
    expect(selectEffectiveAllergens(state)).toEqual(['Fish', 'Dairy', 'Eggs']);
  });

  it('of the profile hide results, too, and say so', () => {
    const results = [aRecipe({ id: 1, allergens: ['Dairy'] }), aRecipe({ id: 2, allergens: [] })];
    const state = stateOf({ results }, { excludedAllergens: ['Dairy'] });
    expect(selectVisibleRecipes(state).map(({ id }) => id)).toEqual([2]);
    expect(selectHidden(state)).toEqual([{ kind: 'allergen', name: 'Dairy', count: 1 }]);
  });

  it('hide one reason once, with the larger count, when server and device both name it', () => {
    const results = [aRecipe({ id: 1, allergens: ['Dairy', 'Eggs'] })];
    const asked = { excludedAllergens: ['Dairy'], dietTypes: [], lifted: [] };
    const hidden = [{ reason: { kind: 'allergen' as const, name: 'Dairy' }, count: 7 }];
    const state = stateOf(
      { results, askedLimits: asked, hidden, excludedAllergens: ['Eggs'] },
      { excludedAllergens: ['Dairy'] },
    );
    expect(selectHidden(state)).toEqual([
      { kind: 'allergen', name: 'Dairy', count: 7 },
      { kind: 'allergen', name: 'Eggs', count: 1 },
    ]);
  });

  it('do not hide what was lifted', () => {
    const results = [
      aRecipe({ id: 1, allergens: ['Dairy'] }),
      aRecipe({ id: 2, allergens: [], mayContain: [{ allergen: 'Dairy', ingredient: 'chocolate' }] }),
      aRecipe({ id: 3, allergens: [], unreadLines: { count: 3, total: 9 } }),
    ];
    const preferences = { excludedAllergens: ['Dairy'] };
    const ids = (lifted: SearchState['lifted']) =>
      selectVisibleRecipes(stateOf({ results, lifted }, preferences)).map(({ id }) => id);
    expect(ids([])).toEqual([]);
    expect(ids([{ kind: 'mayContain', name: 'Dairy' }])).toEqual([2]);
    expect(ids([{ kind: 'unread' }])).toEqual([3]);
    expect(
      ids([
        { kind: 'allergen', name: 'Dairy' },
        { kind: 'mayContain', name: 'Dairy' },
      ]),
    ).toEqual([1, 2, 3]);
  });
});

describe('the filter badge', () => {
  it.each<[Partial<SearchState>, number]>([
    [{}, 0],
    [{ category: 'Meals', subcategory: 'All' }, 1],
    [{ category: 'Meals', subcategory: 'Dinner' }, 2],
    [{ minimumRating: 3 }, 1],
    [{ excludedAllergens: ['Eggs', 'Fish'] }, 1],
    [{ category: 'Drinks', subcategory: 'Alcoholic', minimumRating: 1, excludedAllergens: ['Nuts'] }, 4],
    [{ category: 'Meals', cuisines: ['thai', 'french'] }, 2],
  ])('counts dimensions: %j is %d', (search, count) => {
    expect(selectActiveFilterCount(stateOf(search))).toBe(count);
  });

  it('counts what the profile excludes, unless this search shows it', () => {
    const preferences = { excludedAllergens: ['Dairy'] };
    expect(selectActiveFilterCount(stateOf({}, preferences))).toBe(1);
    expect(selectActiveFilterCount(stateOf({ excludedAllergens: ['Eggs'] }, preferences))).toBe(1);
    expect(selectActiveFilterCount(stateOf({ lifted: [{ kind: 'allergen', name: 'Dairy' }] }, preferences))).toBe(0);
  });
});

describe('what is sent', () => {
  it('are the preferences without our own bookkeeping', () => {
    expect(selectPreferences(stateOf({}, { language: 'es', isMeasurementFromLanguage: true }))).toEqual({
      language: 'es',
      measurementSystem: 'metric',
      excludedAllergens: [],
      dietTypes: [],
    });
  });

  it.each([
    ['ingredients', { ingredients: 'eggs' }],
    ['name', { recipeName: 'eggs' }],
  ] as const)('is one question, by %s', (mode, question) => {
    const request = selectAnalyzeRequest(stateOf({ mode, text: 'eggs', category: 'Drinks' }, { language: 'fr' }));
    expect(request).toEqual({
      ...question,
      category: 'Drinks',
      preferences: { excludedAllergens: [], dietTypes: [], language: 'fr' },
    });
  });
});
