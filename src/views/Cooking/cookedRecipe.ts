import type { Recipe } from '@contracts/recipe';
import { stepSeconds } from '@/lib/cooking/timerState';
import type { CookedRecipe } from '@/slices/cookingTimerSlice';

/** A recipe for the kitchen timer, with the cook's servings and swaps. */
export const cookedRecipeOf = (recipe: Recipe, servings: number, isSwapped: boolean): CookedRecipe => ({
  recipeId: recipe.id,
  title: recipe.title,
  language: recipe.language,
  ...(recipe.foreignLanguage !== undefined && { foreignLanguage: recipe.foreignLanguage }),
  category: recipe.category,
  imageUrl: recipe.imageUrl,
  ingredients: recipe.ingredients,
  servings,
  recipeServings: recipe.servings,
  isSwapped,
  steps: recipe.instructions.map(({ step, parts, time, alongside }, index) => ({
    step,
    parts,
    seconds: stepSeconds(time),
    // A first step has nothing to run beside.
    ...(alongside && index > 0 && { alongside }),
  })),
});
