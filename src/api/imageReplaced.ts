import { createAction } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';

export interface ReplacedImage {
  recipeId: RecipeId;
  /** The picture that goes. */
  imageUrl: string;
  newImageUrl: string;
}

/** A recipe has another picture from here on: whoever keeps bodies of recipes changes theirs. */
export const imageReplaced = createAction<ReplacedImage>('api/imageReplaced');

/** The recipe with its new picture; any other, and one that shows another picture already, as it is. */
export const withReplacedImage = <R extends { id: RecipeId; imageUrl?: string }>(
  recipe: R,
  { recipeId, imageUrl, newImageUrl }: ReplacedImage,
): R => (recipe.id === recipeId && recipe.imageUrl === imageUrl ? { ...recipe, imageUrl: newImageUrl } : recipe);
