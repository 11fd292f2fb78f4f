import type { Language, RecipeCategory } from '@contracts/vocabulary';
import { ML_PER_TABLESPOON, ML_PER_TEASPOON, spoons } from './metricMeasures';
import {
  fractional,
  HALVES,
  isNear,
  MAX_THIRDS,
  nearest,
  nearestPositive,
  QUARTERS,
  QUARTERS_AND_THIRDS,
  WHOLES,
} from './shownNumbers';

/* Volumes with one measure out of an American drawer, never a sum of two. NIST Handbook 44 has the sizes. */

const EN_US: Language = 'en-US';
const ML_PER_CUP = 236.6;
const ML_PER_QUART = 946.4;
const ML_PER_FLUID_OUNCE = 29.57;
const TABLESPOONS_PER_CUP = 16;

/** Whether a rounded number differs from the exact one by this share at most. */
export const isWithin = (share: number, exact: number, rounded: number): boolean =>
  Math.abs(rounded - exact) <= share * exact;

const MAX_HALF_TABLESPOONS = 4;

/** Whole teaspoons that are no half of a tablespoon either: 4 and 5. */
const isOddTeaspoons = (teaspoons: number) =>
  teaspoons < 6 && isNear(teaspoons, Math.round(teaspoons)) && Math.round(teaspoons) % 3 !== 0;

/** A weight turned into spoons is not known to the quarter of a teaspoon: three quarters of one is written as a whole. */
const roughTeaspoons = (teaspoons: number): string => {
  const halves = nearest(teaspoons, HALVES);
  return halves === 3 ? fractional(1, 'tbsp', EN_US) : fractional(halves, 'tsp', EN_US);
};

/** Teaspoons below a tablespoon, then tablespoons, in halves while they are few. */
const spoonsOf = (ml: number, isRough = false): string => {
  const tablespoons = ml / ML_PER_TABLESPOON;
  const teaspoons = ml / ML_PER_TEASPOON;
  if (isRough && tablespoons < 0.99 && teaspoons > 1) return roughTeaspoons(teaspoons);
  if (tablespoons < 0.99) return spoons(ml, 'measured', EN_US);
  if (isOddTeaspoons(teaspoons)) return fractional(Math.round(teaspoons), 'tsp', EN_US);
  return fractional(nearest(tablespoons, tablespoons < MAX_HALF_TABLESPOONS ? HALVES : WHOLES), 'tbsp', EN_US);
};

const EVEN = 0.03;

/** Spoons as a recipe writes them; four tablespoons are a quarter of a cup, and so on where they come out even. */
export const usSpoons = (ml: number): string => {
  const inCups = ml / (TABLESPOONS_PER_CUP * ML_PER_TABLESPOON);
  const close = nearest(inCups, QUARTERS_AND_THIRDS);
  return inCups >= 1 / 4 && isWithin(EVEN, inCups, close) ? fractional(close, 'cup', EN_US) : spoonsOf(ml);
};

const MIN_ML_IN_CUPS = 55;
const MIN_ML_OF_LOOSE_FOOD_IN_CUPS = 47;
const CUP_TOLERANCE = 0.08;
const LOOSE_TOLERANCE = 0.2;

/** Cups to the quarter or third; below half a cup whole tablespoons too, where they are nearer and it matters. */
const cups = (ml: number, tolerance = CUP_TOLERANCE): string => {
  const exact = ml / ML_PER_CUP;
  const close = nearestPositive(exact, exact >= MAX_THIRDS ? HALVES : QUARTERS_AND_THIRDS);
  if (exact >= 0.5 || isWithin(tolerance, exact, close)) return fractional(close, 'cup', EN_US);
  const tablespoons = Math.round(exact * TABLESPOONS_PER_CUP);
  return tablespoons === 4 ? fractional(1 / 4, 'cup', EN_US) : fractional(tablespoons, 'tbsp', EN_US);
};

/** More of a dry food than this is bought by weight. */
const MAX_ML_OF_A_SOLID = 8.5 * ML_PER_CUP;

/** How closely a dish depends on an amount: a dough on its flour, and hardly any on a few nuts more or less. */
export type Precision = 'exact' | 'usual' | 'loose';

/** A dry or thick food in spoons and cups; undefined for more than a cook measures in cups. */
export const usCups = (ml: number, precision: Precision = 'usual'): string | undefined => {
  const isLoose = precision === 'loose';
  if (ml < (isLoose ? MIN_ML_OF_LOOSE_FOOD_IN_CUPS : MIN_ML_IN_CUPS)) return spoonsOf(ml, precision !== 'exact');
  return ml > MAX_ML_OF_A_SOLID ? undefined : cups(ml, isLoose ? LOOSE_TOLERANCE : undefined);
};

/** From here on a liquid is measured in quarts: no cook fills a cup more often than that. */
const MIN_ML_IN_QUARTS = 5.8 * ML_PER_CUP;
const MIN_ML_IN_FLUID_OUNCES = 12;
const MAX_ML_IN_FLUID_OUNCES = 230;

/** A liquid; at the bar it is poured by the fluid ounce. */
export const usLiquid = (ml: number, category?: RecipeCategory, precision: Precision = 'usual'): string => {
  if (category === 'Drinks' && ml >= MIN_ML_IN_FLUID_OUNCES && ml < MAX_ML_IN_FLUID_OUNCES) {
    const exact = ml / ML_PER_FLUID_OUNCE;
    return fractional(nearest(exact, exact < 2 ? QUARTERS : exact < MAX_THIRDS ? HALVES : WHOLES), 'floz', EN_US);
  }
  if (ml >= MIN_ML_IN_QUARTS) return fractional(nearest(ml / ML_PER_QUART, HALVES), 'quart', EN_US);
  return ml < MIN_ML_IN_CUPS ? spoonsOf(ml) : cups(ml, precision === 'loose' ? LOOSE_TOLERANCE : undefined);
};
