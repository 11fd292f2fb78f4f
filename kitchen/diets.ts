import type { DietType } from '@contracts/vocabulary';
import { ingredientById } from './ingredientTable';
import type { RecipeNutrition } from './nutrition';

const KETO_NET_CARBS_MAX = 15;

/** At most 15 g of carbohydrate without fibre a serving, with every ingredient covered (DECISIONS 46). */
export const isKeto = ({ perServing: { carbs, fiber }, coverage: { covered, total } }: RecipeNutrition): boolean =>
  covered === total && carbs - fiber <= KETO_NET_CARBS_MAX;

/**
 * The diets that a recipe fits, by its ingredients. Meat restricts nothing. An unknown ingredient fits no other diet.
 * Low FODMAP needs every ingredient that is no staple to be low (DECISIONS 46). Keto goes by the nutrition, without
 * which it is not judged.
 */
export const dietsOf = (ingredientIds: readonly string[], nutrition?: RecipeNutrition): DietType[] => {
  const rows = ingredientIds.map((id) => ingredientById(id));
  const all = (fits: (row: NonNullable<(typeof rows)[number]>) => boolean) =>
    rows.length > 0 && rows.every((row) => row !== undefined && fits(row));
  const diets: DietType[] = ['Meat'];
  if (all(({ origin }) => origin !== 'meat')) diets.push('Fish');
  if (all(({ origin }) => origin === 'plant' || origin === 'animal')) diets.push('Vegetarian');
  if (all(({ origin }) => origin === 'plant')) diets.push('Vegan');
  if (nutrition !== undefined && isKeto(nutrition)) diets.push('Keto');
  if (all(({ isStaple, isLowFodmap }) => isStaple === true || isLowFodmap === true)) diets.push('Low FODMAP');
  return diets;
};
