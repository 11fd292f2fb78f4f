import type { StepPart } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { HALVES, inSteps, QUARTERS, type Steps } from './shownNumbers';
import { CM_PER_INCH } from './unitSizes';

/** In °C: the lowest heat on the dial of an American oven. */
const MIN_ON_DIAL = 95;

/**
 * Oven dials have steps of 25 °F: 180 °C is 350 °F in every conversion table. Lower heat, and exact temperatures such
 * as a sugar thermometer's, are rounded to 5.
 */
export const fahrenheit = (celsius: number): number => {
  const exact = (celsius * 9) / 5 + 32;
  const step = celsius >= MIN_ON_DIAL && celsius % 5 === 0 ? 25 : 5;
  return Math.round(exact / step) * step;
};

/** In °C: the inside of cooked food stays below, ovens and hot sugar are above. */
const OVEN_FROM = 80;

/** Whether a piece of a sentence is the heat of an oven, not what a thermometer reads inside the food. */
export const isOvenHeat = (part: StepPart): boolean =>
  typeof part === 'object' && 'celsius' in part && part.celsius >= OVEN_FROM;

/** English writes the degree sign without a space ("190°C"), Spanish and French with one. */
export const degrees = (value: number, sign: string, language: Language): string =>
  `${value}${language === 'es' || language === 'fr' ? ' ' : ''}${sign}`;

/** A fan oven cooks as fast at 20 °C less (the rule that British ovens' manuals and cookery books give). */
const FAN_BELOW = 20;

/** The lowest temperature in °C for each gas mark, from the British conversion tables: 180 °C is gas 4, 220 °C gas 7. */
const GAS_MARKS: readonly (readonly [from: number, mark: string])[] = [
  [235, '9'],
  [225, '8'],
  [215, '7'],
  [195, '6'],
  [185, '5'],
  [175, '4'],
  [155, '3'],
  [145, '2'],
  [135, '1'],
  [120, '½'],
  [105, '¼'],
];

/** What British cooks need beside the temperature of a conventional oven: "190°C (170°C fan, gas 5)". */
export const britishDial = (celsius: number): string => {
  const mark = GAS_MARKS.find(([from]) => celsius >= from)?.[1];
  return `${celsius}°C (${celsius - FAN_BELOW}°C fan${mark === undefined ? '' : `, gas ${mark}`})`;
};

const MIN_CM_OF_13_BY_9 = 29;
const MAX_CM_OF_13_BY_9 = 34;
/** What follows the length of a dish with four corners, in American words. Frying pans and cake pans are round. */
const DISH = /^ (?:(?:baking|ovenproof) )?dish\b|^ baking pan\b/;

/**
 * The baking dish of American kitchens, which has both its sides in its name, where the recipe says only that a dish is
 * some 30 cm long; undefined for other vessels. @param next what follows the length
 */
export const americanDish = (cm: number, next: string): string | undefined =>
  cm >= MIN_CM_OF_13_BY_9 && cm <= MAX_CM_OF_13_BY_9 && DISH.test(next) ? '13-by-9-inch' : undefined;

const INCHES: Steps = [
  [2, QUARTERS],
  [Infinity, HALVES],
];

/** A length in inches, to the quarter or the half. */
export const inches = (cm: number): number => inSteps(cm / CM_PER_INCH, INCHES);
