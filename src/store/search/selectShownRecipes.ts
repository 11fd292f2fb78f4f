import { createSelector } from '@reduxjs/toolkit';
import { filterRecipes, type LocalFilters } from '@/lib/search/filterRecipes';
import { serverSort } from '@/lib/search/searchLimits';
import { isRatingOrder, sortRecipes } from '@/lib/search/sortRecipes';
import { withSavedState } from '@/lib/recipe/withSavedState';
import { selectDietTypes, selectLanguage } from '@/slices/preferencesSlice';
import { selectSavedById } from '@/slices/savedRecipesSlice';
import { isByModel } from '@/slices/search/resultReducers';
import {
  selectCuisines,
  selectHeldSort,
  selectIsOrderHeld,
  selectLifted,
  selectMaxMinutes,
  selectMinimumRating,
  selectMissed,
  selectResults,
  selectShown,
  selectSortOption,
  selectSubcategory,
} from '@/slices/searchSlice';
import { selectEffectiveAllergens } from '@/store/selectors';
import { selectFindList, selectIsWhole, selectLimits, selectServerList } from './selectServerList';

/** Every filter that the browser applies. */
export const selectLocalFilters = createSelector(
  [
    selectSubcategory,
    selectCuisines,
    selectMinimumRating,
    selectMaxMinutes,
    selectEffectiveAllergens,
    selectDietTypes,
    selectLifted,
  ],
  (subcategory, cuisines, minimumRating, maxMinutes, excludedAllergens, diets, lifted): LocalFilters => ({
    subcategory,
    cuisines,
    minimumRating,
    maxMinutes,
    excludedAllergens,
    diets,
    lifted,
  }),
);

/** The results with the cook's saved state and ratings. */
export const selectResultsWithSavedState = createSelector([selectResults, selectSavedById], (results, saved) =>
  results.map((recipe) => withSavedState(recipe, saved.get(recipe.id))),
);

/** The results that pass the filters, in the order they came in. */
export const selectFiltered = createSelector([selectResultsWithSavedState, selectLocalFilters], filterRecipes);

/** The same in the chosen order, as far as the browser can sort it. */
export const selectSorted = createSelector([selectFiltered, selectSortOption, selectLanguage], sortRecipes);

/**
 * The shown pages: of the chosen order or, until the server has answered in it, of the previous order. Undefined when
 * the browser sorts: it has all matches, a minimum rating is set, or the server cannot be reached.
 */
const selectShownPages = createSelector(
  [selectFindList, selectLimits, selectServerList, selectIsWhole, selectMinimumRating, selectHeldSort, selectMissed],
  (find, limits, { key, pages }, isWhole, minimumRating, heldSort, missed) => {
    if (isWhole || (minimumRating > 0 && !limits.mustUse)) return undefined;
    if (pages || missed === key) return pages;
    const sort = serverSort(heldSort);
    return find({ ...limits, ...(sort !== undefined && { sort }) }).pages;
  },
);

/** Recipes of the collection. Those of a model have a separate section, so that they never push these away. */
export const selectMatches = createSelector(
  [selectFiltered, selectSorted, selectShownPages, selectSortOption, selectLanguage],
  (filtered, sorted, pages, option, language) => {
    if (!pages) return sorted.filter((recipe) => !isByModel(recipe) && !recipe.isWeaker);
    const byId = new Map(filtered.filter((recipe) => !isByModel(recipe)).map((recipe) => [recipe.id, recipe]));
    return pages.flatMap((page) => {
      const recipes = page.flatMap((id) => byId.get(id) ?? []);
      // Stars order each page separately, so that a later page never moves what is shown.
      return isRatingOrder(option) ? sortRecipes(recipes, option, language) : recipes;
    });
  },
);

/** How many strong matches there are under the current filters, as far as it is known. */
export const selectMatchesTotal = createSelector(
  [selectMatches, selectServerList, selectMinimumRating],
  ({ length }, { total }, minimumRating) => (minimumRating > 0 ? length : Math.max(length, total ?? 0)),
);

/** What the grid shows: filtered, sorted and cut to the loaded number. */
export const selectVisibleRecipes = createSelector([selectMatches, selectShown], (recipes, shown) =>
  recipes.slice(0, shown),
);

/** Recipes by a model for this search, filtered. They are sorted once the order is no longer held. */
export const selectWrittenRecipes = createSelector(
  [selectFiltered, selectSorted, selectIsOrderHeld],
  (asTheyCame, sorted, isHeld) => (isHeld ? asTheyCame : sorted).filter(isByModel),
);

export const selectMatchesCount = createSelector([selectMatches], ({ length }) => length);

/** Number of recipes that pass the filters, from the collection and from a model. */
export const selectMatchingCount = createSelector([selectFiltered], ({ length }) => length);
