import { CALORIE_WORDS } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import { leadingNumber } from '@kitchen/reading/leadingNumber';

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
  const stated = leadingNumber(calories);
  if (stated !== undefined) return stated;
  const text = calories.toLowerCase();
  return WORDS.find(([word]) => new RegExp(`\\b${word}\\b`).test(text))?.[1] ?? nutritionalInfo?.calories;
};
