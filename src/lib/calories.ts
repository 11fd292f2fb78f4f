import { CALORIE_WORDS } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';

const LEADING_NUMBER = /\d+(?:[.,]\d+)?/;

const WORDS = Object.entries(CALORIE_WORDS);

/**
 * Calories of a serving in kcal: a number, a text such as "420 kcal", or one of the words light, medium and heavy, also
 * inside a text (SPEC §9). Nothing when there is nothing to read.
 */
export const caloriesOf = ({
  calories,
  nutritionalInfo,
}: Pick<Recipe, 'calories' | 'nutritionalInfo'>): number | undefined => {
  if (typeof calories === 'number') return calories;
  if (calories === undefined) return nutritionalInfo?.calories;
  const digits = LEADING_NUMBER.exec(calories)?.[0];
  if (digits !== undefined) return Number(digits.replace(',', '.'));
  const text = calories.toLowerCase();
  return WORDS.find(([word]) => new RegExp(`\\b${word}\\b`).test(text))?.[1] ?? nutritionalInfo?.calories;
};
