import type { Language, RecipeCategory } from '@contracts/vocabulary';
import { teaspoons as teaspoonsOf } from './metricMeasures';
import { ML_PER_TABLESPOON, ML_PER_TEASPOON } from './unitSizes';
import {
  fractional,
  HALVES,
  inSteps,
  isNear,
  isWithin,
  nearest,
  QUARTERS,
  QUARTERS_AND_THIRDS,
  type Steps,
} from './shownNumbers';

/* Volumes with one measure out of an American drawer, never a sum of two. NIST Handbook 44 has the sizes. */

const EN_US: Language = 'en-US';
const ML_PER_CUP = 236.6;
const ML_PER_QUART = 946.4;
const ML_PER_FLUID_OUNCE = 29.57;
const TABLESPOONS_PER_CUP = 16;

const TABLESPOONS: Steps = [[4, HALVES]];

/** Between one tablespoon and two, whole teaspoons that are not a tablespoon and a half. */
const isOddTeaspoons = (teaspoons: number) => isNear(teaspoons, 4) || isNear(teaspoons, 5);

/** A weight turned into spoons is not known to the quarter of a teaspoon: three quarters of one is written as a whole. */
const roughTeaspoons = (teaspoons: number): string => {
  const halves = nearest(teaspoons, HALVES);
  return halves === 3 ? fractional(1, 'tbsp', EN_US) : fractional(halves, 'tsp', EN_US);
};

/** Teaspoons below a tablespoon, then tablespoons, in halves while they are few. */
const spoonsOf = (ml: number, isRough = false): string => {
  const tablespoons = ml / ML_PER_TABLESPOON;
  const teaspoons = ml / ML_PER_TEASPOON;
  if (tablespoons < 0.99) return isRough && teaspoons > 1 ? roughTeaspoons(teaspoons) : teaspoonsOf(ml, EN_US);
  if (isOddTeaspoons(teaspoons)) return fractional(Math.round(teaspoons), 'tsp', EN_US);
  return fractional(inSteps(tablespoons, TABLESPOONS), 'tbsp', EN_US);
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
const CUPS: Steps = [
  [4, QUARTERS_AND_THIRDS],
  [Infinity, HALVES],
];

/** Cups to the quarter or third; below half a cup whole tablespoons too, where they are nearer and it matters. */
const cups = (ml: number, tolerance = CUP_TOLERANCE): string => {
  const exact = ml / ML_PER_CUP;
  const close = inSteps(exact, CUPS);
  if (exact >= 0.5 || isWithin(tolerance, exact, close)) return fractional(close, 'cup', EN_US);
  const tablespoons = Math.round(exact * TABLESPOONS_PER_CUP);
  return tablespoons === 4 ? fractional(1 / 4, 'cup', EN_US) : fractional(tablespoons, 'tbsp', EN_US);
};

/** More of a dry food than this is bought by weight. */
const MAX_ML_OF_A_SOLID = 8.5 * ML_PER_CUP;

/** How closely a dish depends on an amount: a dough on its flour, and hardly any on a few nuts more or less. */
export type Precision = 'exact' | 'usual' | 'loose';

/** A dry or thick food in spoons and cups; undefined for more than a cook measures in cups. */
export const usCups = (ml: number, precision: Precision): string | undefined => {
  const isLoose = precision === 'loose';
  if (ml < (isLoose ? MIN_ML_OF_LOOSE_FOOD_IN_CUPS : MIN_ML_IN_CUPS)) return spoonsOf(ml, precision !== 'exact');
  return ml > MAX_ML_OF_A_SOLID ? undefined : cups(ml, isLoose ? LOOSE_TOLERANCE : undefined);
};

/** From here on a liquid is measured in quarts: no cook fills a cup more often than that. */
const MIN_ML_IN_QUARTS = 5.8 * ML_PER_CUP;
const MIN_ML_IN_FLUID_OUNCES = 12;
const MAX_ML_IN_FLUID_OUNCES = 230;
const FLUID_OUNCES: Steps = [
  [2, QUARTERS],
  [4, HALVES],
];

/** A liquid; at the bar it is poured by the fluid ounce. */
export const usLiquid = (ml: number, category: RecipeCategory | undefined, precision: Precision): string => {
  if (category === 'Drinks' && ml >= MIN_ML_IN_FLUID_OUNCES && ml < MAX_ML_IN_FLUID_OUNCES)
    return fractional(inSteps(ml / ML_PER_FLUID_OUNCE, FLUID_OUNCES), 'floz', EN_US);
  if (ml >= MIN_ML_IN_QUARTS) return fractional(nearest(ml / ML_PER_QUART, HALVES), 'quart', EN_US);
  return ml < MIN_ML_IN_CUPS ? spoonsOf(ml) : cups(ml, precision === 'loose' ? LOOSE_TOLERANCE : undefined);
};
