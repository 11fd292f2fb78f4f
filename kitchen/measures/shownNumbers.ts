import type { Language, Unit } from '@contracts/vocabulary';
import { SHOWN_FRACTIONS } from './fractionSigns';
import { unitForms, type ImperialUnit } from './unitWords';

/** Fractions that a number may be rounded to. */
type Fractions = readonly [none: 0, smallest: number, ...number[]];

export const QUARTERS: Fractions = [0, 1 / 4, 1 / 2, 3 / 4, 1];
export const EIGHTH_AND_QUARTERS: Fractions = [0, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1];
export const QUARTERS_AND_THIRDS: Fractions = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
export const HALVES: Fractions = [0, 1 / 2, 1];
const WHOLES: Fractions = [0, 1];

/** The first entry of a table whose limit is above a value; above all limits it is `rest`. */
export const entryFor = <Entry>(
  value: number,
  table: readonly (readonly [limit: number, entry: Entry])[],
  rest: Entry,
): Entry => table.find(([limit]) => value < limit)?.[1] ?? rest;

/** How closely numbers are rounded: the fractions allowed below each limit. Above all limits they are whole. */
export type Steps = readonly (readonly [limit: number, fractions: Fractions])[];

/** Whether two numbers are equal for a cook. */
export const isNear = (a: number, b: number) => Math.abs(a - b) < 0.005;

/** Whether a rounded number differs from the exact one by this share at most. */
export const isWithin = (share: number, exact: number, rounded: number): boolean =>
  Math.abs(rounded - exact) <= share * exact;

/** The nearest number with one of the allowed fractions. */
export const nearest = (value: number, fractions: Fractions): number => {
  const whole = Math.floor(value);
  return fractions
    .map((fraction) => whole + fraction)
    .reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
};

/** Like `nearest`, but never 0: a smaller value becomes the smallest fraction. */
export const nearestPositive = (value: number, fractions: Fractions): number =>
  nearest(value, fractions) || fractions[1];

/** The nearest number above 0 with the fractions that are allowed for its size. */
export const inSteps = (value: number, steps: Steps): number => nearestPositive(value, entryFor(value, steps, WHOLES));

/** 1.5 → "1½", 3 → "3". The number must come from `nearest` and be above 0. */
const withSign = (value: number): string => {
  const whole = Math.floor(value + 0.005);
  const sign = SHOWN_FRACTIONS.find((fraction) => isNear(fraction.value, value - whole))?.sign ?? '';
  return whole === 0 ? sign : `${whole}${sign}`;
};

/** A decimal number as the language writes it. */
export const withComma = (value: number, language: Language): string =>
  language === 'es' || language === 'fr' ? String(value).replace('.', ',') : String(value);

/** Whether the plural is used: above one; in French only from two ("1½ tasse"). */
const isSeveral = (value: number, language: Language): boolean => (language === 'fr' ? value >= 2 : value > 1);

/** A number with its unit in the singular or plural. */
export const withUnit = (number: string, value: number, unit: Unit | ImperialUnit, language: Language, id?: string) => {
  const [one, many] = unitForms(unit, language, id);
  return `${number} ${isSeveral(value, language) ? many : one}`.trim();
};

/** A number from `nearest` with its unit: "1½ cups". */
export const fractional = (value: number, unit: Unit | ImperialUnit, language: Language, id?: string) =>
  withUnit(withSign(value), value, unit, language, id);
