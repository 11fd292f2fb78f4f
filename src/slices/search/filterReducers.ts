import type { PayloadAction } from '@reduxjs/toolkit';
import type { FoundIngredient, HiddenMatchReason, Restriction } from '@contracts/analyze';
import { MUST_USE_MAX, PAGE_SIZE } from '@contracts/limits';
import type { Category, SearchMode, SortOption, Subcategory, TimeLimit } from '@contracts/vocabulary';
import { isSameReason } from '@/lib/search/exclusions';
import type { HiddenReason } from '@/lib/search/filterRecipes';
import type { SavedOrder } from '@/lib/search/savedOrders';
import type { SearchFilters } from '@/lib/search/searchFilters';
import { toggled } from '@/lib/values/toggled';
import { noResults, type SearchState } from './searchState';

/** "None" has no sub-types; any other category starts with all of them. */
const firstSubcategory = (category: Category): Subcategory => (category === 'None' ? 'None' : 'All');

const inCategory = (state: SearchState, category: Category): SearchState => ({
  ...state,
  ...noResults,
  category,
  subcategory: firstSubcategory(category),
});

/** A lifted allergen hides neither recipes that contain it nor recipes that may contain it. */
const liftsOf = (name: string): HiddenMatchReason[] => [
  { kind: 'allergen', name },
  { kind: 'mayContain', name },
];

const withLifted = (lifted: readonly HiddenMatchReason[], added: readonly HiddenMatchReason[]) => [
  ...lifted,
  ...added.filter((reason) => !lifted.some((one) => isSameReason(one, reason))),
];

/** Names of the allergens that hide nothing in this search. */
export const liftedNames = (lifted: readonly HiddenMatchReason[]) =>
  lifted.flatMap((reason) => (reason.kind === 'allergen' ? reason.name : []));

/** The panel decides on the allergens it lists; other reasons lifted above the results stay lifted. */
const liftedByPanel = (before: readonly HiddenMatchReason[], names: readonly string[]) => {
  const listed = new Set(liftedNames(before));
  const others = before.filter((reason) => !('name' in reason && listed.has(reason.name)));
  return withLifted(others, names.flatMap(liftsOf));
};

/** What the cook looks for and in which order: the mode, the filters, the sort option. */
export const filterReducers = {
  modeChosen: (state: SearchState, { payload }: PayloadAction<SearchMode>) =>
    payload === state.mode ? state : { ...state, ...noResults, mode: payload, text: '', isByPhoto: false },

  categoryChosen: (state: SearchState, { payload }: PayloadAction<Category>) =>
    payload === state.category ? state : inCategory(state, payload),

  filtersApplied(
    state: SearchState,
    { payload: { liftedAllergens = [], maxMinutes = null, ...payload } }: PayloadAction<SearchFilters>,
  ) {
    const next = payload.category === state.category ? state : inCategory(state, payload.category);
    return {
      ...next,
      ...payload,
      maxMinutes,
      subcategory: payload.category === 'None' ? 'None' : payload.subcategory,
      shown: PAGE_SIZE,
      lifted: liftedByPanel(next.lifted, liftedAllergens),
      isOrderHeld: false,
    };
  },

  filtersReset: (state: SearchState) => ({
    ...(state.category === 'None' ? state : inCategory(state, 'None')),
    cuisines: [],
    minimumRating: 0,
    maxMinutes: null,
    excludedAllergens: [],
    shown: PAGE_SIZE,
    lifted: [],
    isOrderHeld: false,
  }),

  sortChosen(state: SearchState, { payload }: PayloadAction<SortOption>) {
    state.heldSort = state.sortOption;
    state.sortOption = payload;
    state.isOrderHeld = false;
  },

  /** In the saved list, which shares all orders but one with the results. */
  savedOrderChosen(state: SearchState, { payload }: PayloadAction<SavedOrder>) {
    state.isRecentlySavedFirst = payload === 'recently-saved';
    if (payload === 'recently-saved') return;
    state.heldSort = state.sortOption;
    state.sortOption = payload;
    state.isOrderHeld = false;
  },

  timeChosen(state: SearchState, { payload }: PayloadAction<TimeLimit | null>) {
    state.maxMinutes = payload;
    state.shown = PAGE_SIZE;
    state.isOrderHeld = false;
  },

  /** An ingredient has to be used up, or no longer has to. */
  pinToggled(state: SearchState, { payload }: PayloadAction<FoundIngredient['id']>) {
    state.mustUse = toggled(state.mustUse, payload).slice(-MUST_USE_MAX);
    state.shown = PAGE_SIZE;
    state.isOrderHeld = false;
  },

  /** The cook lifts a restriction that leaves nothing. What the text rules out is lifted by a search without it. */
  restrictionLifted(state: SearchState, { payload }: PayloadAction<Restriction>) {
    if (payload.kind === 'mustUse') state.mustUse = state.mustUse.filter((id) => id !== payload.id);
    else if (payload.kind === 'time') state.maxMinutes = null;
    else if (payload.kind === 'cuisine') state.cuisines = [];
    else if (payload.kind === 'kind') {
      state.category = 'None';
      state.subcategory = 'None';
    }
  },

  hiddenShown(state: SearchState, { payload }: PayloadAction<HiddenReason>) {
    if (payload.kind === 'rating') state.minimumRating = 0;
    else if (payload.kind === 'subcategory') state.subcategory = firstSubcategory(state.category);
    else if (payload.kind === 'cuisine') state.cuisines = [];
    else if (payload.kind === 'time') state.maxMinutes = null;
    else if (payload.kind === 'allergen') {
      const isSame = (name: string) => name.toLowerCase() === payload.name.toLowerCase();
      state.excludedAllergens = state.excludedAllergens.filter((name) => !isSame(name));
      state.lifted = withLifted(state.lifted, liftsOf(payload.name));
    } else {
      const { count: _count, ...reason } = payload;
      state.lifted = withLifted(state.lifted, [reason]);
    }
  },
};
