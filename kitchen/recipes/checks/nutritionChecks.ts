import { nutritionOf } from '../../facts/nutrition';
import type { Check } from './recipeCheck';

/** A sum that is based on estimates alone is not a figure to show. */
export const checkNutrition: Check = ({ ingredients, servings }, report) => {
  const { covered, total } = nutritionOf(ingredients, servings)?.coverage ?? { covered: 0, total: ingredients.length };
  if (covered === 0) report('ingredients', `nutrition covers 0 of ${total}`);
};
