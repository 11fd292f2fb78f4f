import { searchSlice, type SearchState } from '../searchSlice';

const { getInitialState, getSelectors } = searchSlice;
const selectors = getSelectors();
const initial = getInitialState();

/** A state in which a field has a value of its own, whatever its type. */
const stateWith = (field: keyof SearchState, value: unknown): SearchState => ({ ...initial, [field]: value });

describe('what the screen reads of a search', () => {
  it.each<[keyof typeof selectors, keyof SearchState]>([
    ['selectMode', 'mode'],
    ['selectCategory', 'category'],
    ['selectSubcategory', 'subcategory'],
    ['selectCuisines', 'cuisines'],
    ['selectMinimumRating', 'minimumRating'],
    ['selectMaxMinutes', 'maxMinutes'],
    ['selectFilterAllergens', 'excludedAllergens'],
    ['selectSortOption', 'sortOption'],
    ['selectImage', 'image'],
    ['selectIsByPhoto', 'isByPhoto'],
    ['selectAsked', 'asked'],
    ['selectSearchStatus', 'status'],
    ['selectRequestId', 'requestId'],
    ['selectLastText', 'text'],
    ['selectResults', 'results'],
    ['selectDetected', 'detected'],
    ['selectUnknown', 'unknown'],
    ['selectFound', 'found'],
    ['selectMeant', 'meant'],
    ['selectMustUse', 'mustUse'],
    ['selectIsNear', 'isNear'],
    ['selectHeadEmptied', 'emptied'],
    ['selectHeadWeaker', 'weaker'],
    ['selectIsWeakerShown', 'isWeakerShown'],
    ['selectWeakerShown', 'weakerShown'],
    ['selectRuledOut', 'ruledOut'],
    ['selectAskedPantry', 'askedPantry'],
    ['selectSeen', 'seen'],
    ['selectUnlocks', 'unlocks'],
    ['selectTotal', 'total'],
    ['selectHeadCount', 'headCount'],
    ['selectFurther', 'further'],
    ['selectHeldSort', 'heldSort'],
    ['selectMissed', 'missed'],
    ['selectFailure', 'failure'],
    ['selectIsOrderHeld', 'isOrderHeld'],
    ['selectShown', 'shown'],
    ['selectLifted', 'lifted'],
    ['selectAskedLimits', 'askedLimits'],
    ['selectHeadCuisineCounts', 'cuisineCounts'],
    ['selectHeadHidden', 'hidden'],
    ['selectIsFromDevice', 'isFromDevice'],
    ['selectIsRestored', 'isRestored'],
    ['selectRecentSearches', 'recentSearches'],
    ['selectOpenedRecipes', 'openedRecipes'],
  ])('%s is the field %s', (selector, field) => {
    const value = Symbol(field);
    expect(selectors[selector](stateWith(field, value))).toBe(value);
  });

  it('has every filter, and says the lifted allergens by name', () => {
    const state = {
      ...initial,
      ...{ category: 'meals', subcategory: 'soup', cuisines: ['french'], minimumRating: 3, maxMinutes: 30 },
      ...{ excludedAllergens: ['Eggs'], lifted: [] },
    } as unknown as SearchState;
    expect(selectors.selectSearchFilters(state)).toEqual({
      ...{ category: 'meals', subcategory: 'soup', cuisines: ['french'], minimumRating: 3, maxMinutes: 30 },
      ...{ excludedAllergens: ['Eggs'], liftedAllergens: [] },
    });
    for (const [field, value] of Object.entries({
      ...{ category: 'drinks', subcategory: 'tea', cuisines: [], minimumRating: 4, maxMinutes: 60 },
      ...{ excludedAllergens: [] },
    }))
      expect(selectors.selectSearchFilters({ ...state, [field]: value })).toMatchObject({ [field]: value });
  });

  it('is under way while it loads, and while recipes are still being written', () => {
    const read = (parts: Partial<SearchState>) => {
      const state = { ...initial, ...parts };
      return [selectors.selectIsUnderWay(state), selectors.selectIsWriting(state)];
    };
    expect(read({ status: 'loading' })).toEqual([true, false]);
    expect(read({ status: 'loading', isWriting: true })).toEqual([true, false]);
    expect(read({ status: 'success', isWriting: true })).toEqual([true, true]);
    expect(read({ status: 'success', isWriting: false })).toEqual([false, false]);
  });
});
