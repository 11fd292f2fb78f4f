import { createSelector } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { activeFilterCount } from '@/lib/search/filterRecipes';
import { tickedAllergens } from '@/lib/search/searchFilters';
import { selectExcludedAllergens } from '@/slices/preferencesSlice';
import { selectIsGuest, selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectResults, selectSearchFilters } from '@/slices/searchSlice';

const NO_RECIPES: readonly Recipe[] = [];

/** A guest's recipes on the shelf "On this device". An account's recipes have a page instead. */
export const selectShelfRecipes = createSelector(
  [selectIsGuest, selectSavedRecipes],
  (isGuest, recipes): readonly Recipe[] => (isGuest ? recipes : NO_RECIPES),
);

export const selectHasResults = createSelector([selectResults], ({ length }) => length > 0);

/** How many filter dimensions are active (0 to 4), for the badge on the button. */
export const selectActiveFilterCount = createSelector(
  [selectSearchFilters, selectExcludedAllergens],
  (filters, profile) => activeFilterCount({ ...filters, excludedAllergens: tickedAllergens(filters, profile) }),
);
