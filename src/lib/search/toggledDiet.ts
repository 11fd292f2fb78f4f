import type { DietType } from '@contracts/vocabulary';
import { toggled } from '../values/toggled';

const WITHOUT_MEAT: readonly DietType[] = ['Fish', 'Vegetarian', 'Vegan'];

/**
 * The diets after one was toggled. "Meat (no restrictions)" contradicts the meatless diets, so the newer choice
 * replaces the older. Keto and Low FODMAP combine with everything.
 */
export const toggledDiet = (diets: readonly DietType[], diet: DietType): DietType[] => {
  const next = toggled(diets, diet);
  if (!next.includes(diet)) return next;
  if (diet === 'Meat') return next.filter((other) => !WITHOUT_MEAT.includes(other));
  return WITHOUT_MEAT.includes(diet) ? next.filter((other) => other !== 'Meat') : next;
};
