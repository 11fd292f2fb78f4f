import { createSelector } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { activeFilterCount } from '@/lib/filterRecipes';
import { selectIsGuest, selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectResults, selectSearchFilters } from '@/slices/searchSlice';

const NO_RECIPES: readonly Recipe[] = [];

/** The recipes on the shelf "On this device": a guest's. Those of an account have a page of their own. */
export const selectShelfRecipes = createSelector(
  [selectIsGuest, selectSavedRecipes],
  (isGuest, recipes): readonly Recipe[] => (isGuest ? recipes : NO_RECIPES),
);

export const selectHasResults = createSelector([selectResults], ({ length }) => length > 0);

/** How many dimensions filter: the badge on the button says it. */
export const selectActiveFilterCount = createSelector([selectSearchFilters], activeFilterCount);
