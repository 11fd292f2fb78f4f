import type { Recipe } from '@contracts/recipe';

/** Whether a recipe is in its owner's words: no server translates it, and its owner can edit it. */
export const isOwnRecipe = ({ ingredients }: Pick<Recipe, 'ingredients'>): boolean =>
  ingredients.some((line) => typeof line !== 'string' && line.written !== undefined);
