import type { PostedRecipe, Recipe } from '@contracts/recipe';

/** The body from which the server can create a recipe that it does not have. */
export const postedBody = ({
  id,
  title,
  description,
  imageUrl,
  category,
  subcategory,
  language,
  servings,
  prepTime,
  allergens,
  ingredients,
  instructions,
  originalRecipeSource,
}: Recipe): PostedRecipe => ({
  id,
  title,
  description,
  imageUrl,
  category,
  subcategory,
  language,
  servings,
  prepTime,
  allergens,
  ingredients,
  instructions,
  originalRecipeSource,
});
