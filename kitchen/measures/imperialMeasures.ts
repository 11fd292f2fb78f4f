import type { Language, RecipeCategory } from '@contracts/vocabulary';
import { ML_PER_TABLESPOON, spoons } from './metricMeasures';
import {
  EIGHTH_AND_QUARTERS,
  fractional,
  HALVES,
  MAX_THIRDS,
  nearest,
  nearestPositive,
  QUARTERS,
  QUARTERS_AND_THIRDS,
  WHOLES,
} from './shownNumbers';

/** NIST Handbook 44 for the United States, the Weights and Measures Act 1985 for the United Kingdom. */
const GRAMS_PER_OUNCE = 28.35;
const OUNCES_PER_POUND = 16;
const ML_PER_US_CUP = 236.6;
const ML_PER_US_FLUID_OUNCE = 29.57;
const ML_PER_UK_FLUID_OUNCE = 28.41;
const ML_PER_UK_PINT = 568.3;

/** Ounces to the quarter below 4 and whole above; pounds from 16 ounces, with a fraction when it is accurate enough. */
const ounces = (grams: number, language: Language): string => {
  const exact = grams / GRAMS_PER_OUNCE;
  if (exact < 4) return fractional(nearestPositive(exact, exact < 1 ? EIGHTH_AND_QUARTERS : QUARTERS), 'oz', language);
  const whole = Math.round(exact);
  if (whole < OUNCES_PER_POUND) return fractional(whole, 'oz', language);
  const pounds = nearest(exact / OUNCES_PER_POUND, QUARTERS);
  if (Math.abs(pounds * OUNCES_PER_POUND - exact) <= 0.03 * exact) return fractional(pounds, 'lb', language);
  const over = fractional(whole % OUNCES_PER_POUND, 'oz', language);
  return `${fractional(Math.floor(whole / OUNCES_PER_POUND), 'lb', language)} ${over}`;
};

const CUP_TOLERANCE = 0.06;

/** Cups to the quarter or third. When that is more than a spoonful off, the next smaller fraction and tablespoons. */
const cups = (ml: number, language: Language): string => {
  const exact = ml / ML_PER_US_CUP;
  const close = nearest(exact, exact >= MAX_THIRDS ? QUARTERS : QUARTERS_AND_THIRDS);
  if (Math.abs(close - exact) <= CUP_TOLERANCE * exact) return fractional(close, 'cup', language);
  const below = QUARTERS_AND_THIRDS.map((fraction) => Math.floor(exact) + fraction).filter((one) => one < exact);
  const base = Math.max(...below);
  const rest = (exact - base) * ML_PER_US_CUP;
  const more = fractional(nearestPositive(rest / ML_PER_TABLESPOON, HALVES), 'tbsp', language);
  return base === 0 ? more : `${fractional(base, 'cup', language)} + ${more}`;
};

const MIN_ML_IN_CUPS = 55;
const MAX_ML_IN_FLUID_OUNCES = 360;
const MIN_ML_IN_FLUID_OUNCES = 14;

/** A volume as Americans measure it. */
export const usVolume = (ml: number, language: Language, category?: RecipeCategory): string => {
  if (category === 'Drinks' && ml >= MIN_ML_IN_FLUID_OUNCES && ml < MAX_ML_IN_FLUID_OUNCES) {
    const exact = ml / ML_PER_US_FLUID_OUNCE;
    return fractional(nearest(exact, exact < MAX_THIRDS ? QUARTERS : HALVES), 'floz', language);
  }
  return ml >= MIN_ML_IN_CUPS ? cups(ml, language) : spoons(ml, 'measured', language);
};

/** Pints when they come out even, otherwise fluid ounces; a spoonful stays a spoonful. */
export const ukVolume = (ml: number, language: Language): string => {
  if (ml < MIN_ML_IN_FLUID_OUNCES) return spoons(ml, 'measured', language);
  const pints = nearest(ml / ML_PER_UK_PINT, QUARTERS);
  if (pints >= 1 && Math.abs(pints * ML_PER_UK_PINT - ml) <= 0.03 * ml) return fractional(pints, 'pint', language);
  const exact = ml / ML_PER_UK_FLUID_OUNCE;
  return fractional(nearest(exact, exact < 2 ? QUARTERS : exact < 8 ? HALVES : WHOLES), 'floz', language);
};

/** A weight in pounds and ounces; in America the volume in cups or spoons, where it is known. */
export const imperialWeight = (grams: number, ml: number | undefined, language: Language): string => {
  if (language !== 'en-US' || ml === undefined) return ounces(grams, language);
  return ml >= MIN_ML_IN_CUPS ? cups(ml, language) : spoons(ml, 'measured', language);
};

/**
 * Four tablespoons are a quarter of a cup. Amounts that come out even are shown in cups, as American cooks measure
 * them.
 */
export const usSpoons = (ml: number, written: 'tsp' | 'tbsp', language: Language): string => {
  const inCups = ml / (16 * ML_PER_TABLESPOON);
  const close = nearest(inCups, QUARTERS_AND_THIRDS);
  return inCups >= 1 / 4 && Math.abs(close - inCups) <= 0.01
    ? fractional(close, 'cup', language)
    : spoons(ml, written, language);
};
