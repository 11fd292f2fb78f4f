import type { Recipe } from '@contracts/recipe';
import { stepSeconds } from '@/lib/cookingTimer';
import type { CookedRecipe } from '@/slices/cookingTimerSlice';

/** A recipe as it goes on the stove: with the servings and the swaps of the cook. */
export const cookedRecipeOf = (recipe: Recipe, servings: number, isSwapped: boolean): CookedRecipe => ({
  recipeId: recipe.id,
  title: recipe.title,
  language: recipe.language,
  category: recipe.category,
  imageUrl: recipe.imageUrl,
  ingredients: recipe.ingredients,
  servings,
  recipeServings: recipe.servings,
  isSwapped,
  steps: recipe.instructions.map(({ step, parts, time }) => ({ step, parts, seconds: stepSeconds(time) })),
});
