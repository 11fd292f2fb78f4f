import type { DietType } from '@contracts/vocabulary';
import { toggled } from './toggled';

const WITHOUT_MEAT: readonly DietType[] = ['Fish', 'Vegetarian', 'Vegan'];

/**
 * The diets after one was pressed. "Meat (no restrictions)" cannot stand beside a diet without meat: the newer choice
 * stays. Keto and Low FODMAP go with everything (DECISIONS 14).
 */
export const toggledDiet = (diets: readonly DietType[], diet: DietType): DietType[] => {
  const next = toggled(diets, diet);
  if (!next.includes(diet)) return next;
  if (diet === 'Meat') return next.filter((other) => !WITHOUT_MEAT.includes(other));
  return WITHOUT_MEAT.includes(diet) ? next.filter((other) => other !== 'Meat') : next;
};
