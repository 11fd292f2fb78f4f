import { NO_FILTERS } from '@/lib/search/searchFilters';
import { aRecipe, recipes } from '@/testing/builders';
import { foundSearch as found, initialSearch as initial, searchAfter as after } from '@/testing/searchStates';
import {
  filtersApplied,
  filtersReset,
  furtherMatchesArrived,
  hiddenShown,
  homeOpened,
  moreRequested,
  recipeOpened,
  resultsTranslated,
  searchSlice,
  searchSubmitted,
  type SearchState,
} from './searchSlice';

const { reducer } = searchSlice;

describe('results', () => {
  it('are shown six more at a time', () => {
    expect(after(initial, moreRequested(), moreRequested()).shown).toBe(18);
  });

  it('are restored ones when Home opens with them', () => {
    expect(reducer(found, homeOpened()).isRestored).toBe(true);
    expect(reducer(initial, homeOpened()).isRestored).toBe(false);
    expect(reducer({ ...found, results: [] }, homeOpened()).isRestored).toBe(false);
    expect(reducer({ ...found, status: 'loading' }, homeOpened()).isRestored).toBe(false);
    expect(reducer({ ...found, isOrderHeld: true }, homeOpened()).isOrderHeld).toBe(false);
  });

  it('show what a filter hides, with one tap', () => {
    const filtered: SearchState = {
      ...found,
      cuisines: ['thai', 'french'],
      minimumRating: 3,
      excludedAllergens: ['Dairy', 'Eggs'],
    };
    expect(reducer(filtered, hiddenShown({ kind: 'rating', count: 1 })).minimumRating).toBe(0);
    expect(reducer(filtered, hiddenShown({ kind: 'subcategory', count: 1 })).subcategory).toBe('All');
    expect(reducer(filtered, hiddenShown({ kind: 'cuisine', count: 1 })).cuisines).toEqual([]);
    expect(reducer(filtered, hiddenShown({ kind: 'allergen', name: 'Dairy', count: 2 }))).toMatchObject({
      excludedAllergens: ['Eggs'],
      lifted: [
        { kind: 'allergen', name: 'Dairy' },
        { kind: 'mayContain', name: 'Dairy' },
      ],
    });
    expect(reducer(filtered, hiddenShown({ kind: 'unread', count: 2 })).lifted).toEqual([{ kind: 'unread' }]);
  });

  it('lift a reason once, for this search only', () => {
    const may = hiddenShown({ kind: 'mayContain', name: 'Nuts', count: 2 });
    const lifted = after(found, may, may);
    expect(lifted.lifted).toEqual([{ kind: 'mayContain', name: 'Nuts' }]);
    expect(reducer(lifted, searchSubmitted({ text: 'rice' })).lifted).toEqual([]);
  });

  it('keep for the first search what the panel lifted before it', () => {
    const applied = reducer(initial, filtersApplied({ ...NO_FILTERS, liftedAllergens: ['Dairy'] }));
    expect(reducer(applied, searchSubmitted({ text: 'milk' })).lifted).toHaveLength(2);
  });

  it('follow the panel in the allergens it lists, and keep other lifted reasons', () => {
    const lifted = after(
      found,
      hiddenShown({ kind: 'allergen', name: 'Dairy', count: 2 }),
      hiddenShown({ kind: 'unread', count: 1 }),
    );
    const applied = reducer(lifted, filtersApplied({ ...NO_FILTERS, category: 'Meals', liftedAllergens: [] }));
    expect(applied.lifted).toEqual([{ kind: 'unread' }]);
    expect(reducer(lifted, filtersReset()).lifted).toEqual([]);
  });

  it('grow by further matches of the same search, each once', () => {
    const arrived = furtherMatchesArrived({
      requestId: 'first',
      key: 'k',
      recipes: recipes(3, {}, 7),
      pages: [[7, 8, 9]],
      offset: 11,
      isLast: true,
      hidden: [],
      cuisines: [],
    });
    const grown = reducer(found, arrived);
    expect(grown.results.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(grown.further).toEqual({ k: { pages: [[7, 8, 9]], offset: 11, isLast: true, hidden: [], cuisines: [] } });
    expect(reducer({ ...found, requestId: 'second' }, arrived).results).toHaveLength(8);
  });

  it('take over the words of another language, and keep those without', () => {
    const [first, second] = recipes(2);
    const translated = resultsTranslated({
      requestId: 'first',
      recipes: [aRecipe({ id: 2, title: 'Plato 2' })],
      detected: ['huevos'],
      ruledOut: [{ kind: 'allergen', id: 'Dairy', name: 'lácteos', phrase: 'no dairy', textWithout: 'eggs' }],
      unlocks: [{ id: 'cream', name: 'nata', recipes: 2 }],
    });
    const state = { ...found, results: [first!, second!] };
    expect(reducer(state, translated)).toMatchObject({
      results: [{ title: 'Dish 1' }, { title: 'Plato 2' }],
      detected: ['huevos'],
      ruledOut: [{ name: 'lácteos' }],
      unlocks: [{ name: 'nata' }],
    });
    expect(reducer({ ...state, requestId: 'second' }, translated)).toMatchObject({ detected: ['eggs'] });
  });
});

describe('opened recipes', () => {
  it('are kept once each', () => {
    const opened = [1, 2, 1].map((id) => recipeOpened(aRecipe({ id })));
    expect(after(initial, ...opened).openedRecipes.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('are the last fifty, the newest first', () => {
    const { openedRecipes } = after(initial, ...recipes(52).map((recipe) => recipeOpened(recipe)));
    expect(openedRecipes).toHaveLength(50);
    const again = reducer({ ...initial, openedRecipes }, recipeOpened(openedRecipes[3]!));
    expect(again.openedRecipes.slice(0, 2).map(({ id }) => id)).toEqual([49, 52]);
    expect(again.openedRecipes).toHaveLength(50);
  });
});
