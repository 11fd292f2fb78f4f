import { accountLeft } from '@/api/accountLeft';
import { imageReplaced } from '@/api/imageReplaced';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { NO_FILTERS } from '@/lib/search/searchFilters';
import { aRecipe, recipes } from '@/testing/builders';
import { foundSearch as found, initialSearch as initial, searchAfter as after } from '@/testing/searchStates';
import {
  categoryChosen,
  filtersApplied,
  filtersReset,
  modeChosen,
  progressTicked,
  recentSearchesCleared,
  recipeOpened,
  resultsCleared,
  savedOrderChosen,
  searchCancelled,
  searchSlice,
  searchSubmitted,
  sortChosen,
  writingStopped,
  type SearchState,
} from './searchSlice';

const { reducer } = searchSlice;
/** Whether a field of the state says nothing. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

it('begins with nothing typed, chosen or found', () => {
  const { mode, category, subcategory, sortOption, heldSort, status, shown, weakerShown, ...others } = initial;
  expect({ mode, category, subcategory, sortOption, heldSort, status }).toEqual({
    mode: 'ingredients',
    category: 'None',
    subcategory: 'None',
    sortOption: 'default',
    heldSort: 'default',
    status: 'idle',
  });
  expect(shown).toBe(weakerShown);
  expect(Object.entries(others).filter(([, value]) => !isEmpty(value))).toEqual([]);
});

it('begins with best match first, and nothing searched', () => {
  expect(initial).toMatchObject({ status: 'idle', sortOption: 'default', heldSort: 'default', results: [] });
});

describe('choices that clear the results', () => {
  it.each([
    ['another mode', modeChosen('name')],
    ['another category', categoryChosen('Drinks')],
    ['another category in the filter panel', filtersApplied({ ...initial, category: 'None' })],
    ['clearing', resultsCleared()],
  ])('%s', (_what, action) => {
    expect(reducer(found, action)).toMatchObject({
      status: 'idle',
      results: [],
      detected: [],
      requestId: null,
      shown: 6,
      at: null,
    });
  });

  it.each([
    ['the same mode', modeChosen('ingredients')],
    ['the same category', categoryChosen('Meals')],
    ['other filters', filtersApplied({ ...found, minimumRating: 3 })],
    ['a sort order', sortChosen('name-asc')],
  ])('but not %s', (_what, action) => {
    expect(reducer(found, action).results).toHaveLength(8);
  });
});

describe('what was typed', () => {
  const byPhoto: SearchState = { ...found, isByPhoto: true };

  it.each([
    ['another mode', modeChosen('name')],
    ['clearing', resultsCleared()],
    ['leaving the account', accountLeft()],
  ])('is gone after %s, and no photo is read any more', (_what, action) => {
    expect(reducer(byPhoto, action)).toMatchObject({ text: '', isByPhoto: false });
  });

  it('stays with another category', () => {
    expect(reducer(byPhoto, categoryChosen('Drinks'))).toMatchObject({ text: 'eggs', isByPhoto: true });
  });
});

describe('the order of the saved list', () => {
  const { selectSavedOrder } = searchSlice.getSelectors();
  const held: SearchState = { ...found, isOrderHeld: true };

  it('is that of the results, but for the one by the time of saving', () => {
    expect(selectSavedOrder(held)).toBe('default');
    const byName = reducer(held, savedOrderChosen('name-asc'));
    expect(byName).toMatchObject({ sortOption: 'name-asc', heldSort: 'default', isOrderHeld: false });
    const recent = reducer({ ...byName, isOrderHeld: true }, savedOrderChosen('recently-saved'));
    expect(selectSavedOrder(recent)).toBe('recently-saved');
    expect(recent).toMatchObject({ sortOption: 'name-asc', heldSort: 'default', isOrderHeld: true });
    expect(selectSavedOrder(reducer(recent, savedOrderChosen('prep-time')))).toBe('prep-time');
  });
});

describe('a recipe that changes', () => {
  const shown: SearchState = { ...found, results: recipes(3), openedRecipes: [...recipes(2, {}, 2)] };
  const pictures = (state: SearchState) =>
    [...state.results, ...state.openedRecipes].map(({ id, imageUrl }) => `${id} ${imageUrl}`);

  it('has its new picture wherever it is shown', () => {
    const replaced = imageReplaced({ recipeId: 2, imageUrl: '/pictures/shakshuka.webp', newImageUrl: '/new.webp' });
    expect(pictures(reducer(shown, replaced))).toEqual([
      '1 /pictures/shakshuka.webp',
      '2 /new.webp',
      '3 /pictures/shakshuka.webp',
      '2 /new.webp',
      '3 /pictures/shakshuka.webp',
    ]);
  });

  it('has the id that the server gave it wherever it is shown, and in the pages of each list', () => {
    const list = { pages: [[1, 2], [3]], offset: 3, isLast: true, hidden: [], cuisines: [] };
    const state = reducer({ ...shown, further: { k: list } }, recipeIdReplaced({ from: 2, to: 20 }));
    expect(state.results.map(({ id }) => id)).toEqual([1, 20, 3]);
    expect(state.openedRecipes.map(({ id }) => id)).toEqual([20, 3]);
    expect(state.further.k!.pages).toEqual([[1, 20], [3]]);
  });
});

it('leaves the next user of the device neither searches nor opened recipes nor a photo', () => {
  const image = { name: 'fridge.jpg', size: 9, isSelected: true };
  const used = after({ ...found, image }, searchSubmitted({ text: 'rice' }), recipeOpened(aRecipe()));
  expect(reducer(used, accountLeft())).toEqual({ ...initial, category: 'Meals', subcategory: 'Dinner' });
});

describe('category and sub-type', () => {
  it.each([
    ['None', 'None'],
    ['Meals', 'All'],
    ['Drinks', 'All'],
  ] as const)('%s begins with %s', (category, subcategory) => {
    const before = { ...initial, category: category === 'Meals' ? ('Drinks' as const) : ('Meals' as const) };
    expect(reducer(before, categoryChosen(category))).toMatchObject({ category, subcategory });
  });

  it('are applied together from the panel', () => {
    const applied = reducer(
      initial,
      filtersApplied({
        ...NO_FILTERS,
        category: 'Drinks',
        subcategory: 'Alcoholic',
        minimumRating: 2,
        excludedAllergens: ['Nuts'],
      }),
    );
    expect(applied).toMatchObject({
      category: 'Drinks',
      subcategory: 'Alcoholic',
      minimumRating: 2,
      excludedAllergens: ['Nuts'],
    });
  });

  it('leave no sub-type under None', () => {
    const { subcategory } = reducer(found, filtersApplied({ ...found, category: 'None', subcategory: 'Dinner' }));
    expect(subcategory).toBe('None');
  });

  it('go back to none on reset', () => {
    const filtered: SearchState = {
      ...{ ...found, cuisines: ['thai'], minimumRating: 3, maxMinutes: 30, excludedAllergens: ['Eggs'] },
      ...{ isOrderHeld: true, lifted: [{ kind: 'unread' }] },
    };
    const reset = {
      ...{ category: 'None', subcategory: 'None', cuisines: [], minimumRating: 0, maxMinutes: null },
      ...{ excludedAllergens: [], lifted: [], shown: initial.shown, isOrderHeld: false },
    };
    expect(reducer(filtered, filtersReset())).toMatchObject({ ...reset, results: [] });
    const ofAll: SearchState = { ...filtered, category: 'None', subcategory: 'None' };
    expect(reducer(ofAll, filtersReset())).toMatchObject({ ...reset, results: found.results });
  });

  it('of the panel come with any time, unless it sets one, and show the first page in a new order', () => {
    const held: SearchState = { ...found, maxMinutes: 30, isOrderHeld: true };
    const { maxMinutes: _maxMinutes, ...anyTime } = { ...NO_FILTERS, category: 'Meals' as const };
    const page = { shown: initial.shown, isOrderHeld: false };
    expect(reducer(held, filtersApplied(anyTime))).toMatchObject({ ...page, maxMinutes: null });
    expect(reducer(held, filtersApplied({ ...anyTime, maxMinutes: 15 }))).toMatchObject({ ...page, maxMinutes: 15 });
  });
});

describe('searching', () => {
  it('remembers the text, trimmed, and the mode it came with', () => {
    expect(reducer(initial, searchSubmitted({ text: '  eggs, rice ', mode: 'name' }))).toMatchObject({
      mode: 'name',
      text: 'eggs, rice',
      recentSearches: [{ mode: 'name', text: 'eggs, rice' }],
    });
  });

  it('does nothing for an empty box', () => {
    expect(reducer(found, searchSubmitted({ text: '   ' }))).toEqual(found);
  });

  it('keeps the last eight searches, each once, the newest first', () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'C'];
    const { recentSearches } = after(initial, ...texts.map((text) => searchSubmitted({ text })));
    expect(recentSearches.map(({ text }) => text)).toEqual(['C', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('forgets the past searches of one mode', () => {
    const searched = after(
      initial,
      searchSubmitted({ text: 'eggs', mode: 'ingredients' }),
      searchSubmitted({ text: 'pie', mode: 'name' }),
    );
    expect(reducer(searched, recentSearchesCleared('ingredients')).recentSearches).toEqual([
      { mode: 'name', text: 'pie' },
    ]);
  });

  it('can be called off while it runs, and only then', () => {
    const loading: SearchState = { ...initial, status: 'loading', requestId: 'one', progress: 12 };
    expect(reducer(loading, searchCancelled())).toMatchObject({ status: 'idle', requestId: null, progress: 0 });
    expect(reducer(found, searchCancelled())).toBe(found);
  });

  it('stops the model and keeps what it has written', () => {
    const writing: SearchState = { ...found, isWriting: true };
    expect(reducer(writing, writingStopped())).toEqual({ ...found, isWriting: false });
  });

  it('makes progress only while it runs', () => {
    expect(reducer({ ...initial, status: 'loading' }, progressTicked()).progress).toBe(1.5);
    expect(reducer(found, progressTicked()).progress).toBe(0);
  });
});
