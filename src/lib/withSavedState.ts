import type { Recipe } from '@contracts/recipe';

/**
 * A recipe as the cook's own list has it: on it or not, and with their stars. The same object where nothing differs, so
 * that nothing is drawn anew.
 */
export const withSavedState = (recipe: Recipe, saved: Pick<Recipe, 'userRating'> | undefined): Recipe => {
  const isSaved = saved !== undefined;
  const userRating = saved?.userRating ?? recipe.userRating;
  return recipe.isSaved === isSaved && recipe.userRating === userRating ? recipe : { ...recipe, isSaved, userRating };
};
