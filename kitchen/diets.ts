import type { DietType } from '@contracts/vocabulary';
import { ingredientById } from './ingredientTable';

/**
 * The diets that a recipe fits, by its ingredients. Meat restricts nothing. An unknown ingredient fits no other diet.
 * Low FODMAP needs every ingredient that is no staple to be low (DECISIONS 46). Keto needs nutrition with full coverage
 * and is not judged here.
 */
export const dietsOf = (ingredientIds: readonly string[]): DietType[] => {
  const rows = ingredientIds.map((id) => ingredientById(id));
  const all = (fits: (row: NonNullable<(typeof rows)[number]>) => boolean) =>
    rows.length > 0 && rows.every((row) => row !== undefined && fits(row));
  const diets: DietType[] = ['Meat'];
  if (all(({ origin }) => origin !== 'meat')) diets.push('Fish');
  if (all(({ origin }) => origin === 'plant' || origin === 'animal')) diets.push('Vegetarian');
  if (all(({ origin }) => origin === 'plant')) diets.push('Vegan');
  if (all(({ isStaple, isLowFodmap }) => isStaple === true || isLowFodmap === true)) diets.push('Low FODMAP');
  return diets;
};
