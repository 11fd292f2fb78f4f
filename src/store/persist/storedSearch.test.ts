/** @jest-environment jest-fixed-jsdom */
import { MAX_RECIPES_PER_ANSWER } from '@contracts/limits';
import { aWrittenRecipe, recipes } from '@/testing/builders';
import { initialSearch } from './storedSearch';

const area = window.localStorage;

const CHOICES = {
  searchMode: 'name',
  recipeSortOption: 'prep-time',
  savedOrder: 'recently-saved',
  cachedCategory: 'Drinks',
  cachedSubcategory: 'Alcoholic',
  cachedCuisines: '["cuban","mexican"]',
  recentSearches: JSON.stringify([{ mode: 'name', text: 'mojito' }]),
  recipes: JSON.stringify(recipes(2)),
};
const RESULTS = {
  cachedRecipes: JSON.stringify(recipes(3)),
  hasCachedResults: 'true',
  lastSearchResults: JSON.stringify({ mode: 'ingredients', text: 'rum', detected: ['rum'], at: 5 }),
};

const start = (stored: Record<string, string>, isComingBack = true) => {
  for (const [key, text] of Object.entries(stored)) area.setItem(key, text);
  return initialSearch(area, isComingBack);
};

describe('the search a visit starts with', () => {
  it('has the previous choices', () => {
    expect(start(CHOICES, false)).toMatchObject({
      mode: 'name',
      sortOption: 'prep-time',
      category: 'Drinks',
      subcategory: 'Alcoholic',
      cuisines: ['cuban', 'mexican'],
      recentSearches: [{ mode: 'name', text: 'mojito' }],
      openedRecipes: recipes(2),
    });
  });

  it.each([
    ['["klingon","thai","thai",7,null]', ['thai']],
    ['{"0":"thai"}', undefined],
    ['thai', undefined],
  ])('takes of stored cuisines %s what it knows', (text, cuisines) => {
    expect(start({ cachedCuisines: text }, false).cuisines).toEqual(cuisines);
  });

  it('has the previous results when the cook comes back to them', () => {
    expect(start({ ...CHOICES, ...RESULTS })).toMatchObject({
      status: 'success',
      results: recipes(3),
      headCount: 3,
      isRestored: true,
      mode: 'ingredients',
      text: 'rum',
      detected: ['rum'],
      at: 5,
    });
  });

  it('counts only the recipes that were found, not those that a model wrote behind them', () => {
    const [first, second, further, ...written] = recipes(5);
    const byModel = written.map((recipe) => ({ ...recipe, generated: aWrittenRecipe().generated }));
    const stored = (list: unknown[]) => ({ ...RESULTS, cachedRecipes: JSON.stringify(list) });
    expect(start(stored([first, second, ...byModel])).headCount).toBe(2);
    expect(start(stored([first, second, ...byModel, further])).headCount).toBe(2);
    expect(start(stored(byModel)).headCount).toBe(0);
  });

  it('takes an answer for cut by the recipes that were found alone', () => {
    const found = recipes(MAX_RECIPES_PER_ANSWER);
    const written = { ...found[0]!, id: 999, generated: aWrittenRecipe().generated };
    const stored = (list: unknown[]) => ({ ...RESULTS, cachedRecipes: JSON.stringify(list) });
    const whole = start(stored([...found.slice(1), written]));
    expect([whole.headCount, whole.total]).toEqual([MAX_RECIPES_PER_ANSWER - 1, undefined]);
    const cut = start(stored([...found, written]));
    expect([cut.headCount, cut.total]).toEqual([0, MAX_RECIPES_PER_ANSWER]);
  });

  it('forgets the results on a fresh visit, and only those', () => {
    const state = start({ ...CHOICES, ...RESULTS }, false);
    expect(state).not.toHaveProperty('results');
    expect(Object.keys(RESULTS).map((key) => area.getItem(key))).toEqual([null, null, null]);
    expect(Object.keys(CHOICES).map((key) => area.getItem(key))).toEqual(Object.values(CHOICES));
  });

  it.each([
    ['searchMode', 'telepathy', { sortOption: 'prep-time' }],
    ['recipeSortOption', '', { mode: 'name' }],
    ['cachedCategory', 'Desserts', { category: 'None', subcategory: 'None', mode: 'name' }],
    ['cachedSubcategory', 'Brunch', { category: 'Drinks', subcategory: 'All' }],
    ['cachedSubcategory', 'Breakfast', { category: 'Drinks', subcategory: 'All' }],
    ['recentSearches', '{"a":1', { mode: 'name' }],
    [
      'recentSearches',
      '[null,{"mode":"name"},{"mode":"name","text":"ok"}]',
      { recentSearches: [{ mode: 'name', text: 'ok' }] },
    ],
    ['recipes', '[{"id":1},null,"x"]', { openedRecipes: [] }],
    ['recipes', '7', { mode: 'name' }],
  ])('survives %s = %j and keeps the rest', (key, text, expected) => {
    expect(start({ ...CHOICES, [key]: text })).toMatchObject(expected);
  });

  it.each([
    ['cachedRecipes', '[{"id":'],
    ['cachedRecipes', '[{"id":1,"title":"half a recipe"}]'],
    ['hasCachedResults', 'false'],
    ['lastSearchResults', '{"mode":"ingredients"}'],
    ['lastSearchResults', 'null'],
  ])('has no results when %s is %j', (key, text) => {
    expect(start({ ...CHOICES, ...RESULTS, [key]: text })).toMatchObject({ mode: 'name' });
    expect(initialSearch(area, true)).not.toHaveProperty('status');
  });

  it('drops a recipe that is damaged and keeps the others', () => {
    const damaged = recipes(3).map((recipe, i) => (i === 1 ? { ...recipe, instructions: [{ time: 5 }] } : recipe));
    const { results } = start({ ...RESULTS, cachedRecipes: JSON.stringify(damaged) });
    expect(results?.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('has the defaults when nothing is stored', () => {
    expect(start({})).toEqual({ category: 'None', subcategory: 'None' });
  });
});
