import type { Language } from '@contracts/vocabulary';
import { teaspoons } from './metricMeasures';
import {
  EIGHTH_AND_QUARTERS,
  fractional,
  HALVES,
  inSteps,
  isWithin,
  nearest,
  QUARTERS,
  type Steps,
} from './shownNumbers';
import { GRAMS_PER_OUNCE, OUNCES_PER_POUND } from './unitSizes';

/** The Weights and Measures Act 1985 of the United Kingdom. */
const ML_PER_UK_FLUID_OUNCE = 28.41;
const ML_PER_UK_PINT = 568.3;

const OUNCES: Steps = [
  [1, EIGHTH_AND_QUARTERS],
  [4, QUARTERS],
];

/** A rounded number that is so close to the exact one is accurate enough for any dish. */
const EVEN = 0.03;

/** A weight: ounces to the quarter below 4 and whole above; pounds from 16 ounces, with a fraction when it is accurate enough. */
export const imperialWeight = (grams: number, language: Language): string => {
  const exact = grams / GRAMS_PER_OUNCE;
  const ounces = inSteps(exact, OUNCES);
  if (ounces < OUNCES_PER_POUND) return fractional(ounces, 'oz', language);
  const pounds = nearest(exact / OUNCES_PER_POUND, QUARTERS);
  if (isWithin(EVEN, exact, pounds * OUNCES_PER_POUND)) return fractional(pounds, 'lb', language);
  const wholePounds = fractional(Math.floor(ounces / OUNCES_PER_POUND), 'lb', language);
  const over = ounces % OUNCES_PER_POUND;
  return over === 0 ? wholePounds : `${wholePounds} ${fractional(over, 'oz', language)}`;
};

const MIN_ML_IN_FLUID_OUNCES = 14;
const FLUID_OUNCES: Steps = [
  [2, QUARTERS],
  [8, HALVES],
];

/** Pints when they come out even, otherwise fluid ounces; a spoonful stays a spoonful. */
export const ukVolume = (ml: number, language: Language): string => {
  if (ml < MIN_ML_IN_FLUID_OUNCES) return teaspoons(ml, language);
  const pints = nearest(ml / ML_PER_UK_PINT, QUARTERS);
  if (pints >= 1 && isWithin(EVEN, ml, pints * ML_PER_UK_PINT)) return fractional(pints, 'pint', language);
  return fractional(inSteps(ml / ML_PER_UK_FLUID_OUNCE, FLUID_OUNCES), 'floz', language);
};
