import { createSelector } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { recipeThings } from '@kitchen/shopping/recipeThings';
import { ingredientMark } from '@/lib/recipe/ingredientMark';
import { selectPantry } from '@/slices/pantrySlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectTicked } from '@/slices/recipePageSlice';
import { hasUnsent } from '@kitchen/lines/lineList';
import { GUEST, selectListOwner } from '@/slices/savedRecipesSlice';
import { selectOpenCount, selectShoppingList, type ListKey } from '@/slices/shoppingSlice';
import { selectRetries } from '@/slices/lineSyncSlice';
import type { RootState } from './rootReducer';

/** What is still to be bought on the cook's own list. */
export const selectOwnOpenCount = (state: RootState): number => selectOpenCount(state, selectListOwner(state));

/**
 * What a recipe needs from the shop for a number of servings, without what is ready, what the search found in the kitchen
 * and what is always there.
 */
export const selectRecipeThings = createSelector(
  [
    (_state: RootState, recipe: Recipe) => recipe,
    (_state: RootState, _recipe: Recipe, servings: number) => servings,
    (state: RootState, recipe: Recipe) => selectTicked(state, recipe.id),
    selectPantry,
    selectLanguage,
  ],
  (recipe, servings, ticked, pantry, language) => {
    const there = recipe.ingredients.flatMap((line, i) => (ingredientMark(recipe, line).mark === 'have' ? [i] : []));
    return recipeThings(recipe, {
      factor: servings / recipe.servings,
      ready: [...ticked, ...there],
      pantry,
      language,
    });
  },
);

/** What a recipe needs from the shop for its own servings: what a search found missing. */
export const selectNeededThings = (state: RootState, recipe: Recipe) =>
  selectRecipeThings(state, recipe, recipe.servings);

/** Whether a list has changes that its server did not take within the first try. */
export const selectHasWaitingChanges = (state: RootState, list: ListKey): boolean =>
  list !== GUEST && selectRetries(state, list) > 0 && hasUnsent(selectShoppingList(state, list));
