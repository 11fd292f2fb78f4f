import type { Language, Unit } from '@contracts/vocabulary';
import {
  entryFor,
  fractional,
  HALVES,
  inSteps,
  isNear,
  QUARTERS,
  QUARTERS_AND_THIRDS,
  type Steps,
  withComma,
  withUnit,
} from './shownNumbers';
import { ML_PER_TABLESPOON, ML_PER_TEASPOON } from './unitSizes';

const METRIC_STEPS = [
  [10, 0.5],
  [100, 1],
] as const;
const COARSE_METRIC_STEP = 5;

/** Grams and millilitres as read from a scale or a jug: whole numbers are kept, others are rounded. */
const roundedMetric = (value: number): number => {
  if (value < 1) return Number(value.toPrecision(1));
  if (isNear(value, Math.round(value))) return Math.round(value);
  const step = entryFor<number>(value, METRIC_STEPS, COARSE_METRIC_STEP);
  return Math.round(value / step) * step;
};

/** Bar measures have halves: "22.5 ml". */
const isHalfMeasure = (value: number, unit: 'g' | 'ml') =>
  unit === 'ml' && value < 100 && isNear(value * 2, Math.round(value * 2));

/** A weight or a volume in metric units. */
export const metric = (value: number, small: 'g' | 'ml', large: 'kg' | 'l', language: Language): string => {
  const rounded = isHalfMeasure(value, small) ? Math.round(value * 2) / 2 : roundedMetric(value);
  // Slightly less than a kilogram or a litre was rounded up to it.
  const inLarge = Number((Math.max(value, 1000) / 1000).toPrecision(3));
  const [shown, unit] = rounded >= 1000 ? [inLarge, large] : [rounded, small];
  return withUnit(withComma(shown, language), shown, unit, language);
};

const SPOONS: Steps = [[10, QUARTERS]];

const spoonfuls = (value: number, unit: 'tsp' | 'tbsp', language: Language): string =>
  fractional(value < 3 / 16 ? 1 / 8 : inSteps(value, SPOONS), unit, language);

/** Less than a tablespoon. */
export const teaspoons = (ml: number, language: Language): string => spoonfuls(ml / ML_PER_TEASPOON, 'tsp', language);

/** Tablespoons from which an amount is shown in tablespoons, by how it was written. */
const MIN_TABLESPOONS = { tsp: 1.5, tbsp: 0.5 } as const;

/** Spoons to the quarter. A third of a tablespoon is shown in teaspoons, and three teaspoons as a tablespoon. */
export const spoons = (ml: number, written: keyof typeof MIN_TABLESPOONS, language: Language): string => {
  const tablespoons = ml / ML_PER_TABLESPOON;
  const isEven = tablespoons >= 1 && isNear(tablespoons * 2, Math.round(tablespoons * 2));
  const isTablespoons = isEven || tablespoons >= MIN_TABLESPOONS[written];
  return isTablespoons ? spoonfuls(tablespoons, 'tbsp', language) : teaspoons(ml, language);
};

const UNDIVIDED: Steps = [];
const BY_HALVES: Steps = [[10, HALVES]];

/** Eggs and tins may be divided, leaves and pinches may not. */
const STEPS_OF: Partial<Record<Unit, Steps>> = {
  leaf: UNDIVIDED,
  pinch: UNDIVIDED,
  dash: UNDIVIDED,
  sheet: UNDIVIDED,
  sprig: UNDIVIDED,
  handful: BY_HALVES,
  bunch: [[4, QUARTERS], ...BY_HALVES],
  slice: BY_HALVES,
  clove: BY_HALVES,
};
const STEPS_OF_OTHERS: Steps = [[4, QUARTERS_AND_THIRDS], ...BY_HALVES];

/** A number of things, leaves or pinches. */
export const counted = (value: number, unit: Unit, language: Language, id?: string): string =>
  fractional(inSteps(value, STEPS_OF[unit] ?? STEPS_OF_OTHERS), unit, language, id);
