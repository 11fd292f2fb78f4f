import type { Language, Unit } from '@contracts/vocabulary';
import { SHOWN_FRACTIONS } from './fractionSigns';
import { unitForms, type ImperialUnit } from './unitWords';

/** Fractions that a number may be rounded to. */
export const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1];
export const EIGHTH_AND_QUARTERS = [0, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1];
export const QUARTERS_AND_THIRDS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
export const HALVES = [0, 1 / 2, 1];
export const WHOLES = [0, 1];

export const MAX_THIRDS = 4;
export const MAX_HALVES = 10;

/** Whether two numbers are equal for a cook. */
export const isNear = (a: number, b: number) => Math.abs(a - b) < 0.005;

/** The nearest number with one of the allowed fractions. */
export const nearest = (value: number, fractions: readonly number[]): number => {
  const whole = Math.floor(value);
  return fractions
    .map((fraction) => whole + fraction)
    .reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
};

/** Like `nearest`, but never 0: a smaller value becomes the smallest fraction. */
export const nearestPositive = (value: number, fractions: readonly number[]): number =>
  nearest(value, fractions) || fractions.find((fraction) => fraction > 0) || 1;

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
