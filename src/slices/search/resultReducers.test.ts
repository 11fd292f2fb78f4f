import type { UnknownAction } from '@reduxjs/toolkit';
import { PROGRESS_MAX } from '@contracts/limits';
import { aRecipe, aWrittenRecipe, recipes } from '@/testing/builders';
import {
  furtherMatchesArrived,
  furtherMatchesMissed,
  hiddenShown,
  photoPrepared,
  photoPreparing,
  photoRemoved,
  pinToggled,
  progressTicked,
  recipeDeleted,
  recipeOpened,
  recipeRefreshed,
  restoredBannerDismissed,
  restrictionLifted,
  resultsTranslated,
  searchSlice,
  sortChosen,
  timeChosen,
  weakerRequested,
  type SearchState,
} from '../searchSlice';

const { reducer, getInitialState } = searchSlice;
const initial = getInitialState();
const after = (state: SearchState, ...actions: UnknownAction[]) => actions.reduce(reducer, state);
const found: SearchState = { ...initial, status: 'success', requestId: 'r1', results: recipes(3), headCount: 3 };
const LIST = { pages: [], offset: 0, isLast: true, hidden: [], cuisines: [] };

describe('weaker matches', () => {
  it('are shown first, and more of them each time after', () => {
    const shown = reducer(found, weakerRequested());
    expect(shown).toMatchObject({ isWeakerShown: true, weakerShown: 6 });
    expect(reducer(shown, weakerRequested())).toMatchObject({ isWeakerShown: true, weakerShown: 12 });
  });

  it('that arrive with a further page are listed under their own key, and shown when nothing else is left', () => {
    const arrived = (total: number) =>
      furtherMatchesArrived({
        ...LIST,
        requestId: 'r1',
        key: 'k',
        recipes: recipes(1, {}, 9),
        total,
        found: [{ id: 'egg', name: 'eggs', recipes: 1 }],
        weakerList: { ...LIST, key: 'weaker k', offset: 1 },
      });
    const none = reducer({ ...found, missed: 'k' }, arrived(0));
    expect(none).toMatchObject({ isWeakerShown: true, missed: null, found: [{ id: 'egg' }] });
    expect(none.further).toEqual({ k: { ...LIST, total: 0 }, 'weaker k': { ...LIST, offset: 1 } });
    expect(reducer(found, arrived(4)).isWeakerShown).toBe(false);
  });
});

describe('a further page that failed to load', () => {
  const missed = furtherMatchesMissed({ requestId: 'r1', key: 'k' });
  const pinned: SearchState = { ...found, mustUse: ['egg'] };

  it('unpins the ingredients, which what is shown may lack', () => {
    expect(reducer(pinned, missed)).toMatchObject({ missed: 'k', mustUse: [] });
    expect(reducer({ ...pinned, further: { k: LIST } }, missed)).toMatchObject({ missed: 'k', mustUse: ['egg'] });
  });

  it('of another search changes nothing', () => {
    expect(reducer({ ...pinned, requestId: 'r2' }, missed)).toMatchObject({ missed: null, mustUse: ['egg'] });
  });
});

describe('results in another language', () => {
  const translated = resultsTranslated({
    requestId: 'r1',
    recipes: [aRecipe({ id: 5, title: 'Plato 5' })],
    detected: [],
    ruledOut: [],
    unlocks: [],
    list: { ...LIST, key: 'k' },
  });

  it('are a separate list when the answer was cut; recipes by a model stay', () => {
    const state = reducer({ ...found, results: [...recipes(2), aWrittenRecipe()], further: { old: LIST } }, translated);
    expect(state.results.map(({ id }) => id)).toEqual([5, 900]);
    expect(state).toMatchObject({ further: { k: { ...LIST, key: 'k' } }, headCount: 0, found: [] });
    expect(state.further).not.toHaveProperty('old');
  });
});

describe('a recipe that was read again', () => {
  const read = aRecipe({ id: 2, title: 'New title', has: [], needs: [{ name: 'salt' }], matchedIngredients: 0 });

  it('takes its new body and keeps its match with the search', () => {
    const state = after(found, recipeOpened(recipes(2)[1]!), recipeOpened(aRecipe({ id: 1 })), recipeRefreshed(read));
    expect(state.results.map(({ title }) => title)).toEqual(['Dish 1', 'New title', 'Dish 3']);
    expect(state.results[1]).toMatchObject({ matchedIngredients: 2, totalIngredients: 2, needs: [] });
    expect(state.results[1]!.has).toEqual(['eggs', 'tomatoes']);
    expect(state.openedRecipes.map(({ title }) => title)).toEqual(['Shakshuka', 'New title']);
  });

  it('is gone everywhere once it is deleted', () => {
    const state = after(found, recipeOpened(aRecipe({ id: 2 })), recipeOpened(aRecipe({ id: 3 })), recipeDeleted(2));
    expect(state.results.map(({ id }) => id)).toEqual([1, 3]);
    expect(state.openedRecipes.map(({ id }) => id)).toEqual([3]);
  });
});

describe('a photo', () => {
  const photo = { name: 'fridge.jpg', size: 9 };

  it('is selected once it is prepared, and unselects the one before', () => {
    const preparing = reducer({ ...initial, isByPhoto: true }, photoPreparing(photo));
    expect(preparing).toMatchObject({ image: { ...photo, isSelected: false }, isByPhoto: false });
    expect(reducer(preparing, photoPrepared(photo)).image).toEqual({ ...photo, isSelected: true });
  });

  it('leaves nothing when it is removed', () => {
    const removed = after(initial, photoPrepared(photo), photoRemoved());
    expect(removed).toMatchObject({ image: null, isByPhoto: false });
    expect(reducer({ ...initial, isByPhoto: true }, photoRemoved()).isByPhoto).toBe(false);
  });
});

describe('a choice above the results', () => {
  const held: SearchState = {
    ...found,
    category: 'Meals',
    subcategory: 'Dinner',
    cuisines: ['thai'],
    maxMinutes: 30,
    mustUse: ['egg', 'leek'],
    shown: 18,
    isOrderHeld: true,
  };

  it('of a time, a pin or an order no longer holds the order of arrival', () => {
    expect(reducer(held, timeChosen(15))).toMatchObject({ maxMinutes: 15, shown: 6, isOrderHeld: false });
    expect(reducer(held, pinToggled('egg'))).toMatchObject({ mustUse: ['leek'], shown: 6, isOrderHeld: false });
    expect(reducer(held, sortChosen('name-asc'))).toMatchObject({
      sortOption: 'name-asc',
      heldSort: 'default',
      isOrderHeld: false,
    });
  });

  it.each([
    [
      { kind: 'mustUse', id: 'egg' },
      { mustUse: ['leek'], maxMinutes: 30 },
    ],
    [{ kind: 'time' }, { maxMinutes: null, cuisines: ['thai'] }],
    [{ kind: 'cuisine' }, { cuisines: [], category: 'Meals' }],
    [{ kind: 'kind' }, { category: 'None', subcategory: 'None', cuisines: ['thai'] }],
    [
      { kind: 'ruledOut' },
      { category: 'Meals', subcategory: 'Dinner', cuisines: ['thai'], maxMinutes: 30, mustUse: ['egg', 'leek'] },
    ],
  ])('lifts one restriction that leaves nothing: %j', (restriction, expected) => {
    expect(reducer(held, restrictionLifted(restriction as Parameters<typeof restrictionLifted>[0]))).toMatchObject(
      expected,
    );
  });

  it('shows what a time hides, and an excluded allergen whatever its capitals', () => {
    expect(reducer(held, hiddenShown({ kind: 'time', count: 1 })).maxMinutes).toBeNull();
    const excluded: SearchState = { ...held, excludedAllergens: ['dairy', 'Eggs'] };
    const shown = reducer(excluded, hiddenShown({ kind: 'allergen', name: 'Dairy', count: 1 }));
    expect(shown.excludedAllergens).toEqual(['Eggs']);
  });
});

it('removes the banner of restored results', () => {
  expect(reducer({ ...found, isRestored: true }, restoredBannerDismissed()).isRestored).toBe(false);
});

describe('the progress', () => {
  const { selectIsUnderWay, selectIsWriting, selectProgress, selectStage } = searchSlice.getSelectors();

  it('is the further of the estimate and the stage of the server', () => {
    expect(selectProgress({ ...initial, progress: 40 })).toBe(40);
    expect(selectProgress({ ...initial, progress: 40, stage: { stage: 'matching', fraction: 0.5 } })).toBe(
      Math.max(40, PROGRESS_MAX / 2),
    );
    expect(selectProgress({ ...initial, progress: 60, stage: { stage: 'matching', fraction: 0.5 } })).toBe(60);
    expect(selectStage({ ...initial, stage: { stage: 'matching', fraction: 0.5 } })).toBe('matching');
    expect(selectStage(initial)).toBeUndefined();
  });

  it('goes on while a model writes below what is shown', () => {
    expect(reducer({ ...found, isWriting: true }, progressTicked()).progress).toBeGreaterThan(0);
  });

  it.each([
    ['idle', false, false, false],
    ['loading', false, true, false],
    ['loading', true, true, false],
    ['success', true, true, true],
    ['success', false, false, false],
  ] as const)('of a search that is %s, writing %s', (status, isWriting, isUnderWay, isWritingShown) => {
    const state = { ...initial, status, isWriting };
    expect(selectIsUnderWay(state)).toBe(isUnderWay);
    expect(selectIsWriting(state)).toBe(isWritingShown);
  });
});
