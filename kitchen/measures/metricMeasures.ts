import type { Language, Unit } from '@contracts/vocabulary';
import {
  fractional,
  HALVES,
  isNear,
  MAX_HALVES,
  MAX_THIRDS,
  nearest,
  nearestPositive,
  QUARTERS,
  QUARTERS_AND_THIRDS,
  WHOLES,
  withComma,
  withUnit,
} from './shownNumbers';

/** All our spoons are metric; American ones differ by a drop. */
export const ML_PER_TEASPOON = 5;
export const ML_PER_TABLESPOON = 15;

/**
 * Grams and millilitres as read from a scale or a jug: whole numbers are kept, others are rounded to ½ below 10, 1
 * below 100, 5 above.
 */
const roundedMetric = (value: number): number => {
  if (isNear(value, Math.round(value)) && value >= 1) return Math.round(value);
  if (value < 1) return Number(value.toPrecision(1));
  const step = value < 10 ? 0.5 : value < 100 ? 1 : 5;
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

/** Tablespoons from which an amount is shown in tablespoons, by how it was written: in spoons, or in g or ml. */
const MIN_TABLESPOONS = { tsp: 1.5, tbsp: 0.5, measured: 1 } as const;

/** Spoons to the quarter. A third of a tablespoon is shown in teaspoons, and three teaspoons as a tablespoon. */
export const spoons = (ml: number, written: keyof typeof MIN_TABLESPOONS, language: Language): string => {
  const tablespoons = ml / ML_PER_TABLESPOON;
  const isEven = tablespoons >= 1 && isNear(tablespoons * 2, Math.round(tablespoons * 2));
  const isTablespoons = isEven || tablespoons >= MIN_TABLESPOONS[written];
  const [value, unit] = isTablespoons ? [tablespoons, 'tbsp' as const] : [ml / ML_PER_TEASPOON, 'tsp' as const];
  if (value < 3 / 16) return fractional(1 / 8, unit, language);
  return fractional(nearest(value, value < MAX_HALVES ? QUARTERS : WHOLES), unit, language);
};

/** Fractions of counted things: eggs and tins may be divided, leaves and pinches may not. */
const FRACTIONS_OF: Partial<Record<Unit, readonly number[]>> = {
  leaf: WHOLES,
  pinch: WHOLES,
  dash: WHOLES,
  sheet: WHOLES,
  sprig: WHOLES,
  handful: HALVES,
  bunch: QUARTERS,
  slice: HALVES,
  clove: HALVES,
};

/** A number of things, leaves or pinches. */
export const counted = (value: number, unit: Unit, language: Language, id?: string): string => {
  const fine = FRACTIONS_OF[unit] ?? QUARTERS_AND_THIRDS;
  const fractions = value >= MAX_HALVES ? WHOLES : value >= MAX_THIRDS && fine.length > HALVES.length ? HALVES : fine;
  return fractional(nearestPositive(value, fractions), unit, language, id);
};
