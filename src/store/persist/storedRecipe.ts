import type { Recipe } from '@contracts/recipe';
import { isRecipe } from '@/lib/isRecipe';

/** The recipes of a stored list; what is none is dropped. */
export const readRecipes = (value: unknown): Recipe[] | undefined =>
  Array.isArray(value) ? value.filter(isRecipe) : undefined;
