import type { StepPart } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { HALVES, nearestPositive, QUARTERS } from './shownNumbers';

const CM_PER_INCH = 2.54;

/**
 * Oven dials have steps of 25 °F: 180 °C is 350 °F in every conversion table. Lower heat, and exact temperatures such
 * as a sugar thermometer's, are rounded to 5.
 */
export const fahrenheit = (celsius: number): number => {
  const exact = (celsius * 9) / 5 + 32;
  const step = exact >= 200 && celsius % 5 === 0 ? 25 : 5;
  return Math.round(exact / step) * step;
};

/** In °C: the inside of cooked food stays below, ovens and hot sugar are above. */
const OVEN_FROM = 80;

/** Whether a piece of a sentence is the heat of an oven, not what a thermometer reads inside the food. */
export const isOvenHeat = (part: StepPart): boolean =>
  typeof part === 'object' && part.kind === 'temperature' && part.celsius >= OVEN_FROM;

/** English writes the degree sign without a space ("190°C"), Spanish and French with one. */
export const degrees = (value: number, sign: string, language: Language): string =>
  `${value}${language === 'es' || language === 'fr' ? ' ' : ''}${sign}`;

/** A length in inches, to the quarter or the half. */
export const inches = (cm: number): number => {
  const exact = cm / CM_PER_INCH;
  return nearestPositive(exact, exact < 2 ? QUARTERS : HALVES);
};
