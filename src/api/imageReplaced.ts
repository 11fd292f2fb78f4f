import { createAction } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';

export interface ReplacedImage {
  recipeId: RecipeId;
  /** The picture that is replaced. */
  imageUrl: string;
  newImageUrl: string;
}

/** A recipe has a new picture. Every slice that stores recipe bodies must update its copy. */
export const imageReplaced = createAction<ReplacedImage>('api/imageReplaced');

/**
 * The recipe with its new picture. Other recipes, and those that show another picture already, are returned
 * unchanged.
 */
export const withReplacedImage = <R extends { id: RecipeId; imageUrl?: string }>(
  recipe: R,
  { recipeId, imageUrl, newImageUrl }: ReplacedImage,
): R => (recipe.id === recipeId && recipe.imageUrl === imageUrl ? { ...recipe, imageUrl: newImageUrl } : recipe);
