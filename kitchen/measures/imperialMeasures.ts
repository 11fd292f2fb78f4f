import type { Language } from '@contracts/vocabulary';
import { spoons } from './metricMeasures';
import { EIGHTH_AND_QUARTERS, fractional, HALVES, nearest, nearestPositive, QUARTERS, WHOLES } from './shownNumbers';

/** The Weights and Measures Act 1985 of the United Kingdom. */
const GRAMS_PER_OUNCE = 28.35;
const OUNCES_PER_POUND = 16;
const ML_PER_UK_FLUID_OUNCE = 28.41;
const ML_PER_UK_PINT = 568.3;

/** A weight: ounces to the quarter below 4 and whole above; pounds from 16 ounces, with a fraction when it is accurate enough. */
export const imperialWeight = (grams: number, language: Language): string => {
  const exact = grams / GRAMS_PER_OUNCE;
  if (exact < 4) return fractional(nearestPositive(exact, exact < 1 ? EIGHTH_AND_QUARTERS : QUARTERS), 'oz', language);
  const whole = Math.round(exact);
  if (whole < OUNCES_PER_POUND) return fractional(whole, 'oz', language);
  const pounds = nearest(exact / OUNCES_PER_POUND, QUARTERS);
  if (Math.abs(pounds * OUNCES_PER_POUND - exact) <= 0.03 * exact) return fractional(pounds, 'lb', language);
  const wholePounds = fractional(Math.floor(whole / OUNCES_PER_POUND), 'lb', language);
  const over = whole % OUNCES_PER_POUND;
  return over === 0 ? wholePounds : `${wholePounds} ${fractional(over, 'oz', language)}`;
};

const MIN_ML_IN_FLUID_OUNCES = 14;

/** Pints when they come out even, otherwise fluid ounces; a spoonful stays a spoonful. */
export const ukVolume = (ml: number, language: Language): string => {
  if (ml < MIN_ML_IN_FLUID_OUNCES) return spoons(ml, 'measured', language);
  const pints = nearest(ml / ML_PER_UK_PINT, QUARTERS);
  if (pints >= 1 && Math.abs(pints * ML_PER_UK_PINT - ml) <= 0.03 * ml) return fractional(pints, 'pint', language);
  const exact = ml / ML_PER_UK_FLUID_OUNCE;
  return fractional(nearest(exact, exact < 2 ? QUARTERS : exact < 8 ? HALVES : WHOLES), 'floz', language);
};
