import type { Recipe } from '@contracts/recipe';

/**
 * A recipe with the saved state and rating of the cook's own list. Returns the same object if nothing differs, so that
 * nothing re-renders.
 */
export const withSavedState = (recipe: Recipe, saved: Pick<Recipe, 'userRating'> | undefined): Recipe => {
  const isSaved = saved !== undefined;
  const userRating = saved?.userRating ?? recipe.userRating;
  return recipe.isSaved === isSaved && recipe.userRating === userRating ? recipe : { ...recipe, isSaved, userRating };
};
