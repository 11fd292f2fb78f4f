import { createSelector } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { ALLERGENS } from '@contracts/vocabulary';
import { countCuisines } from '@/lib/search/filterRecipes';
import { sortLongList } from '@/lib/search/longListOrder';
import { selectLanguage } from '@/slices/preferencesSlice';
import { savedRecipesSlice, selectListOwner, selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectSavedOrder } from '@/slices/searchSlice';

/**
 * The saved list in the chosen order. Its recipes match no search, so "best match" ties all of them, and ties go to the
 * most recently saved. It is sorted before it is filtered, so that typing in the search box does not sort again.
 */
export const selectSortedSaved = createSelector(
  [selectSavedRecipes, selectSavedOrder, selectLanguage],
  (recipes, order, language): readonly Recipe[] =>
    order === 'default' || order === 'recently-saved' ? recipes : sortLongList(recipes, order, language),
);

const KNOWN: ReadonlySet<string> = new Set(ALLERGENS);

/** Allergens of saved recipes outside the fifteen, in alphabetical order. */
export const selectCustomSavedAllergens = createSelector(
  [selectSavedRecipes, selectLanguage],
  (recipes, language): readonly string[] => {
    const names = new Set(recipes.flatMap(({ allergens }) => allergens.filter((name) => !KNOWN.has(name))));
    return [...names].sort(new Intl.Collator(language).compare);
  },
);

/** Number of saved recipes per cuisine, largest first. */
export const selectSavedCuisineCounts = createSelector([selectSavedRecipes], countCuisines);

/** Whether bodies of listed recipes are still being read, from this device or from the server. */
export const selectIsListUnread = createSelector(
  [savedRecipesSlice.selectSlice, selectListOwner],
  ({ unread }, owner) => (unread[owner]?.length ?? 0) > 0,
);
