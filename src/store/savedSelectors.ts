import { createSelector } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { ALLERGENS } from '@contracts/vocabulary';
import { sortLongList } from '@/lib/savedSearch';
import { selectLanguage } from '@/slices/preferencesSlice';
import { savedRecipesSlice, selectListOwner, selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectSortOption } from '@/slices/searchSlice';

/**
 * The saved list in the chosen order. Nothing on it was searched for, so the best match is what was saved last: the list
 * as it lies. It is sorted before it is filtered, so that a key press in the search box sorts nothing.
 */
export const selectSortedSaved = createSelector(
  [selectSavedRecipes, selectSortOption, selectLanguage],
  (recipes, option, language): readonly Recipe[] =>
    option === 'default' ? recipes : sortLongList(recipes, option, language),
);

const KNOWN: ReadonlySet<string> = new Set(ALLERGENS);

/** The allergens that saved recipes have beside the fifteen, in the order of the alphabet. */
export const selectCustomSavedAllergens = createSelector(
  [selectSavedRecipes, selectLanguage],
  (recipes, language): readonly string[] => {
    const names = new Set(recipes.flatMap(({ allergens }) => allergens.filter((name) => !KNOWN.has(name))));
    return [...names].sort(new Intl.Collator(language).compare);
  },
);

/** Whether recipes are on the list whose bodies are still being read, from this device or from the server. */
export const selectIsListUnread = createSelector(
  [savedRecipesSlice.selectSlice, selectListOwner],
  ({ unread }, owner) => (unread[owner]?.length ?? 0) > 0,
);
