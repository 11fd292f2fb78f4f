import { createSelector } from '@reduxjs/toolkit';
import type { AnalyzeRequest } from '@contracts/analyze';
import type { Preferences } from '@contracts/preferences';
import type { Recipe } from '@contracts/recipe';
import type { SearchMode } from '@contracts/vocabulary';
import { filterRecipes, hiddenByFilters, type LocalFilters } from '@/lib/filterRecipes';
import { sortRecipes } from '@/lib/sortRecipes';
import { withSavedState } from '@/lib/withSavedState';
import { ingredientPieces, nameKey, withPantry } from '@/lib/ingredientText';
import { selectPantryNames } from '@/slices/pantrySlice';
import { preferencesSlice, selectDietTypes, selectExcludedAllergens, selectLanguage } from '@/slices/preferencesSlice';
import { selectIsGuest, selectIsKeptOnDevice, selectSavedById } from '@/slices/savedRecipesSlice';
import {
  selectAsked,
  selectCategory,
  selectDetected,
  selectFurther,
  selectFilterAllergens,
  selectHeadCount,
  selectIsOrderHeld,
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

/** The results with what the cook has made of them: saved or not, and their own stars. */
export const selectResultsWithSavedState = createSelector([selectResults, selectSavedById], (results, saved) =>
  results.map((recipe) => withSavedState(recipe, saved.get(recipe.id))),
);

/** Whether a heart or a star asks to sign in first (SPEC §6); a guest who keeps recipes on the device is not asked again. */
export const selectMustSignIn = createSelector(
  [selectIsGuest, selectIsKeptOnDevice],
  (isGuest, isKeptOnDevice) => isGuest && !isKeptOnDevice,
);

const selectFiltered = createSelector([selectResultsWithSavedState, selectLocalFilters], filterRecipes);

const selectSorted = createSelector([selectFiltered, selectSortOption, selectLanguage], sortRecipes);

const isByModel = ({ generated }: Recipe) => generated !== undefined;

/** Those of the collection. What a model wrote has a place of its own, so that it never pushes these away. */
const selectMatches = createSelector([selectSorted], (recipes) => recipes.filter((recipe) => !isByModel(recipe)));

/** What the grid shows: filtered, sorted, and as many as were asked for. */
export const selectVisibleRecipes = createSelector([selectMatches, selectShown], (recipes, shown) =>
  recipes.slice(0, shown),
);

/** What a model wrote for this search, filtered; as it came while the cook looks on, sorted afterwards. */
export const selectWrittenRecipes = createSelector(
  [selectFiltered, selectSorted, selectIsOrderHeld],
  (asTheyCame, sorted, isHeld) => (isHeld ? asTheyCame : sorted).filter(isByModel),
);

export const selectMatchesCount = createSelector([selectMatches], ({ length }) => length);

/** Everything that passes the filters, whoever wrote it. */
export const selectMatchingCount = createSelector([selectFiltered], ({ length }) => length);

export const selectHiddenByFilters = createSelector([selectResultsWithSavedState, selectLocalFilters], hiddenByFilters);

const selectRequestLimits = createSelector(
  [selectCategory, selectLanguage, selectExcludedAllergens, selectDietTypes],
  (category, language, excludedAllergens, dietTypes): Omit<AnalyzeRequest, 'ingredients' | 'recipeName'> => ({
    category,
    preferences: { excludedAllergens, dietTypes, language },
  }),
);

const asRequest = (mode: SearchMode, text: string, limits: Omit<AnalyzeRequest, 'ingredients'>): AnalyzeRequest => ({
  ...(mode === 'name' ? { recipeName: text } : text !== '' && { ingredients: text }),
  ...limits,
});

/**
 * The body of the last search, as the server wants it, with what is always in the kitchen. The sub-type is a local
 * filter and is asked for only later; a photo is no state, and comes to it where it is sent.
 */
export const selectAnalyzeRequest = createSelector(
  [selectMode, selectLastText, selectPantryNames, selectRequestLimits],
  (mode, text, pantry, limits) => asRequest(mode, mode === 'ingredients' ? withPantry(text, pantry) : text, limits),
);

/** The same question again, for more of the answer or for other words of it: as it was asked, whatever has changed since. */
export const selectFollowUpRequest = createSelector(
  [selectMode, selectLastText, selectAsked, selectDetected, selectRequestLimits],
  (mode, text, asked, detected, limits) => asRequest(mode, asked ?? (text || detected.join(', ')), limits),
);

/** What was detected beside what is always there: those are the cook's chips. */
export const selectDetectedNow = createSelector(
  [selectDetected, selectLastText, selectPantryNames],
  (detected, text, pantry) => {
    const named = new Set(ingredientPieces(text).map(nameKey));
    const always = new Set(pantry.map(nameKey).filter((key) => !named.has(key)));
    return detected.filter((name) => !always.has(nameKey(name)));
  },
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
  [selectMatchesCount, selectShown, selectHasFurtherMatches],
  (matching, shown, hasFurther) => matching > shown || (hasFurther && matching >= shown),
);

/** Whether fewer recipes are known than the page wants to show, though the server has more. */
export const selectNeedsFurtherMatches = createSelector(
  [selectMatchesCount, selectShown, selectHasFurtherMatches],
  (matching, shown, hasFurther) => hasFurther && matching < shown,
);
