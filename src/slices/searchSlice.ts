import { createSlice } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { accountLeft } from '@/api/accountLeft';
import { imageReplaced, withReplacedImage } from '@/api/imageReplaced';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { bodyReducers } from './search/bodyReducers';
import { filterReducers } from './search/filterReducers';
import { historyReducers } from './search/historyReducers';
import { photoReducers } from './search/photoReducers';
import { followRequest, requestReducers } from './search/requestReducers';
import { resultReducers } from './search/resultReducers';
import { searchSelectors } from './search/searchSelectors';
import { initialState, noResults } from './search/searchState';

export type { RequestedSearch } from './search/requestReducers';
export type { FurtherMatches, TranslatedResults } from './search/resultReducers';
export type { ChosenImage, ReadList, RecentSearch, SearchState } from './search/searchState';

/** The search and its results. Each concern has its reducers in a file of `search/`. */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    ...filterReducers,
    ...photoReducers,
    ...requestReducers,
    ...resultReducers,
    ...bodyReducers,
    ...historyReducers,
  },
  extraReducers: (builder) => {
    builder
      // The next user must see neither searches nor opened recipes.
      .addCase(accountLeft, (state) => ({
        ...state,
        ...noResults,
        text: '',
        isByPhoto: false,
        image: null,
        recentSearches: [],
        openedRecipes: [],
      }))
      .addCase(imageReplaced, (state, { payload }) => {
        const replaced = (recipe: Recipe) => withReplacedImage(recipe, payload);
        state.results = state.results.map(replaced);
        state.openedRecipes = state.openedRecipes.map(replaced);
      })
      .addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
        for (const recipe of [...state.results, ...state.openedRecipes]) if (recipe.id === from) recipe.id = to;
        for (const list of Object.values(state.further))
          list.pages = list.pages.map((page) => page.map((id) => (id === from ? to : id)));
      });
    followRequest(builder);
  },
  selectors: searchSelectors,
});

export const {
  modeChosen,
  categoryChosen,
  filtersApplied,
  filtersReset,
  savedOrderChosen,
  sortChosen,
  timeChosen,
  pinToggled,
  restrictionLifted,
  searchSubmitted,
  searchRetried,
  searchCancelled,
  progressTicked,
  writingStopped,
  photoPreparing,
  photoPrepared,
  photoRemoved,
  moreRequested,
  weakerRequested,
  resultsCleared,
  restoredBannerDismissed,
  homeOpened,
  hiddenShown,
  furtherMatchesArrived,
  furtherMatchesMissed,
  resultsTranslated,
  recipeRefreshed,
  recipeDeleted,
  recentSearchesCleared,
  recipeOpened,
} = searchSlice.actions;

export const {
  selectMode,
  selectCategory,
  selectSubcategory,
  selectCuisines,
  selectMinimumRating,
  selectMaxMinutes,
  selectFilterAllergens,
  selectSearchFilters,
  selectSavedOrder,
  selectSortOption,
  selectImage,
  selectIsByPhoto,
  selectAsked,
  selectSearchStatus,
  selectRequestId,
  selectLastText,
  selectResults,
  selectDetected,
  selectUnknown,
  selectFound,
  selectMeant,
  selectMustUse,
  selectIsNear,
  selectHeadEmptied,
  selectHeadWeaker,
  selectIsWeakerShown,
  selectWeakerShown,
  selectRuledOut,
  selectAskedPantry,
  selectSeen,
  selectUnlocks,
  selectTotal,
  selectHeadCount,
  selectFurther,
  selectHeldSort,
  selectMissed,
  selectFailure,
  selectProgress,
  selectStage,
  selectIsWriting,
  selectIsUnderWay,
  selectIsOrderHeld,
  selectShown,
  selectLifted,
  selectAskedLimits,
  selectHeadHidden,
  selectHeadCuisineCounts,
  selectIsFromDevice,
  selectIsRestored,
  selectRecentSearches,
  selectOpenedRecipes,
} = searchSlice.selectors;
