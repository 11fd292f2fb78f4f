import type { SoldUnit } from '@contracts/vocabulary';

/** All our spoons are metric; American ones differ by a drop. */
export const ML_PER_TEASPOON = 5;
export const ML_PER_TABLESPOON = 15;

export const GRAMS_IN: Partial<Record<SoldUnit, number>> = { g: 1, kg: 1000 };
export const ML_IN: Partial<Record<SoldUnit, number>> = {
  ml: 1,
  l: 1000,
  tsp: ML_PER_TEASPOON,
  tbsp: ML_PER_TABLESPOON,
};

/** The Weights and Measures Act 1985 of the United Kingdom. */
export const GRAMS_PER_OUNCE = 28.35;
export const OUNCES_PER_POUND = 16;

export const CM_PER_INCH = 2.54;
