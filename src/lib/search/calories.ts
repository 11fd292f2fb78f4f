import { CALORIE_WORDS } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';

/** The first digit of thousands, which a comma, a point or a space marks; no serving has more than 9,999 kcal. */
const THOUSANDS = /(?<![\d.,])([1-9])[., \u00a0\u202f](?=\d{3}(?!\d))/;

const LEADING_NUMBER = /\d+(?:[.,]\d+)?/;

const WORDS = Object.entries(CALORIE_WORDS);

/**
 * Calories per serving in kcal, from a number, a text such as "420 kcal", or a text with one of the words light (100),
 * medium (180) and heavy (250). Undefined if there is nothing to read.
 */
export const caloriesOf = ({
  calories,
  nutritionalInfo,
}: Pick<Recipe, 'calories' | 'nutritionalInfo'>): number | undefined => {
  if (typeof calories === 'number') return calories;
  if (calories === undefined) return nutritionalInfo?.calories;
  const digits = LEADING_NUMBER.exec(calories.replace(THOUSANDS, '$1'))?.[0];
  if (digits !== undefined) return Number(digits.replace(',', '.'));
  const text = calories.toLowerCase();
  return WORDS.find(([word]) => new RegExp(`\\b${word}\\b`).test(text))?.[1] ?? nutritionalInfo?.calories;
};
