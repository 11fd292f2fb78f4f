import { createSelector } from '@reduxjs/toolkit';
import type { AnalyzeRequest } from '@contracts/analyze';
import type { Preferences } from '@contracts/preferences';
import { filterRecipes, hiddenByFilters, type LocalFilters } from '@/lib/filterRecipes';
import { sortRecipes } from '@/lib/sortRecipes';
import { preferencesSlice, selectDietTypes, selectExcludedAllergens, selectLanguage } from '@/slices/preferencesSlice';
import {
  selectCategory,
  selectFurther,
  selectFilterAllergens,
  selectHeadCount,
  selectLastText,
  selectLiftedAllergens,
  selectMinimumRating,
  selectMode,
  selectResults,
  selectShown,
  selectSortOption,
  selectSubcategory,
  selectTotal,
} from '@/slices/searchSlice';

/** The preferences as the server and the storage want them, without the slice's own bookkeeping. */
export const selectPreferences = createSelector(
  [preferencesSlice.selectSlice],
  ({ language, measurementSystem, excludedAllergens, dietTypes }): Preferences => ({
    language,
    measurementSystem,
    excludedAllergens,
    dietTypes,
  }),
);

/** The allergens that are left out: the profile's and the filter's together, less those lifted for these results. */
export const selectEffectiveAllergens = createSelector(
  [selectExcludedAllergens, selectFilterAllergens, selectLiftedAllergens],
  (profile, filter, lifted): string[] => [...new Set([...profile, ...filter])].filter((name) => !lifted.includes(name)),
);

const selectLocalFilters = createSelector(
  [selectSubcategory, selectMinimumRating, selectEffectiveAllergens],
  (subcategory, minimumRating, excludedAllergens): LocalFilters => ({ subcategory, minimumRating, excludedAllergens }),
);

const selectFiltered = createSelector([selectResults, selectLocalFilters], filterRecipes);

const selectSorted = createSelector([selectFiltered, selectSortOption, selectLanguage], sortRecipes);

/** What the grid shows: filtered, sorted, and as many as were asked for. */
export const selectVisibleRecipes = createSelector([selectSorted, selectShown], (recipes, shown) =>
  recipes.slice(0, shown),
);

export const selectMatchingCount = createSelector([selectFiltered], ({ length }) => length);

export const selectHasResults = createSelector([selectResults], ({ length }) => length > 0);

export const selectHiddenByFilters = createSelector([selectResults, selectLocalFilters], hiddenByFilters);

/** How many dimensions filter: category, sub-type, rating, allergens (DECISIONS 13). 0 to 4. */
export const selectActiveFilterCount = createSelector(
  [selectCategory, selectSubcategory, selectMinimumRating, selectFilterAllergens],
  (category, subcategory, minimumRating, allergens) =>
    [
      category !== 'None',
      subcategory !== 'All' && subcategory !== 'None',
      minimumRating > 0,
      allergens.length > 0,
    ].filter(Boolean).length,
);

/** The body of the last search, as the server wants it. The sub-type is a local filter and is asked for only later. */
export const selectAnalyzeRequest = createSelector(
  [selectMode, selectLastText, selectCategory, selectLanguage, selectExcludedAllergens, selectDietTypes],
  (mode, text, category, language, excludedAllergens, dietTypes): AnalyzeRequest => ({
    ...(mode === 'ingredients' ? { ingredients: text } : { recipeName: text }),
    category,
    preferences: { excludedAllergens, dietTypes, language },
  }),
);

/** What the server can filter by. The rating is the cook's own and stays in the browser. */
export interface ServerFilters {
  /** Names this combination of filters. */
  key: string;
  subcategory: AnalyzeRequest['subcategory'];
  excludedAllergens: string[];
  /** How many matches of the server's list under these filters are known. */
  offset: number;
  isLast: boolean;
}

export const selectServerFilters = createSelector(
  [selectSubcategory, selectEffectiveAllergens, selectResults, selectHeadCount, selectFurther],
  (subcategory, excludedAllergens, results, headCount, further): ServerFilters => {
    const key = JSON.stringify([subcategory, excludedAllergens.toSorted()]);
    // What passes in the head of the whole list is the head of the filtered one.
    const head = filterRecipes(results.slice(0, headCount), { subcategory, excludedAllergens, minimumRating: 0 });
    return {
      key,
      subcategory: subcategory === 'All' || subcategory === 'None' ? undefined : subcategory,
      excludedAllergens,
      offset: further[key]?.offset ?? head.length,
      isLast: further[key]?.isLast ?? false,
    };
  },
);

/**
 * Whether the server has matches that we do not know yet, under the filters of the moment. Not with a minimum rating:
 * what we do not know has no rating of ours.
 */
const selectHasFurtherMatches = createSelector(
  [selectTotal, selectMinimumRating, selectServerFilters],
  (total, minimumRating, { isLast }) => total !== null && minimumRating === 0 && !isLast,
);

/** Whether "Load More Recipes" has something to load. */
export const selectHasMore = createSelector(
  [selectMatchingCount, selectShown, selectHasFurtherMatches],
  (matching, shown, hasFurther) => matching > shown || (hasFurther && matching >= shown),
);

/** Whether fewer recipes are known than the page wants to show, though the server has more. */
export const selectNeedsFurtherMatches = createSelector(
  [selectMatchingCount, selectShown, selectHasFurtherMatches],
  (matching, shown, hasFurther) => hasFurther && matching < shown,
);
