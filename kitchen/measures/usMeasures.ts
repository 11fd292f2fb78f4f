import type { Language, RecipeCategory, Unit } from '@contracts/vocabulary';
import { EIGHTH_AND_QUARTERS, fractional, HALVES, inSteps, isWithin, QUARTERS, type Steps } from './shownNumbers';
import { cansOf, isInSticks, isWeighed, precisionOf } from './usShelf';
import { usCups, usLiquid, usSpoons } from './usVolumes';
import { GRAMS_PER_OUNCE, OUNCES_PER_POUND } from './unitSizes';

const EN_US: Language = 'en-US';

/** From here on scales and shops count in pounds: the nearest even number of ounces is a pound. */
const MIN_OUNCES_IN_POUNDS = 15;
const POUNDS: Steps = [
  [4, QUARTERS],
  [Infinity, HALVES],
];

/** From here on ounces are even numbers, as packages are: half a pound, twelve ounces. */
const MIN_EVEN_OUNCES = 8;
const OUNCES: Steps = [
  [1, EIGHTH_AND_QUARTERS],
  [4, HALVES],
];

/** Ounces below a pound, then pounds to the quarter. */
export const usWeight = (grams: number): string => {
  const exact = grams / GRAMS_PER_OUNCE;
  if (exact >= MIN_OUNCES_IN_POUNDS) return fractional(inSteps(exact / OUNCES_PER_POUND, POUNDS), 'lb', EN_US);
  if (exact >= MIN_EVEN_OUNCES) return fractional(Math.round(exact / 2) * 2, 'oz', EN_US);
  return fractional(inSteps(exact, OUNCES), 'oz', EN_US);
};

const GRAMS_PER_STICK = 113.4;
const TABLESPOONS_PER_STICK = 8;
const MIN_TABLESPOONS = 3.8;
const STICK_TOLERANCE = 0.065;
const STICKS: Steps = [
  [1, HALVES],
  [Infinity, QUARTERS],
];

/** Butter: sticks where they come out even, else the tablespoons that are printed on the wrapper. Undefined for little. */
const butter = (grams: number): string | undefined => {
  const sticks = grams / GRAMS_PER_STICK;
  const close = inSteps(sticks, STICKS);
  if (isWithin(STICK_TOLERANCE, sticks, close)) return fractional(close, 'stick', EN_US);
  const tablespoons = sticks * TABLESPOONS_PER_STICK;
  return tablespoons < MIN_TABLESPOONS ? undefined : fractional(Math.round(tablespoons), 'tbsp', EN_US);
};

/** An amount to be shown, already scaled: its unit as written, and weight and volume where they are known. */
export interface UsAmount {
  id?: string;
  unit: Unit;
  /** What is written, in grams or millilitres. */
  written: { grams: number } | { ml: number };
  /** The other one, from the density. */
  grams?: number;
  ml?: number;
}

/** Less than this is spooned or sprinkled, whatever the food. */
const MIN_GRAMS_WEIGHED = 25;

/** Poured it is a drink, weighed it is a powder: the powder's grams per millilitre. */
const POWDER_DENSITIES: Readonly<Record<string, number>> = { coffee: 0.34 };

const cans = (id: string, { written }: UsAmount): string | undefined => {
  const opened = 'grams' in written ? cansOf(id, written.grams, 'grams') : cansOf(id, written.ml, 'ml');
  return opened && fractional(opened.count, 'can', EN_US).replace(' ', ` (${opened.ounces}-oz) `);
};

/**
 * A weight or volume as an American cook writes it: the cans and sticks of the shop, pounds and ounces for what is
 * weighed there, one measure of the drawer for the rest.
 */
export const usQuantity = (asked: UsAmount, category?: RecipeCategory): string => {
  const { id = '', unit, written } = asked;
  const isSpoon = unit === 'tsp' || unit === 'tbsp';
  const grams = 'grams' in written ? written.grams : asked.grams;
  const shelved =
    (isSpoon ? undefined : cans(id, asked)) ??
    (isInSticks(id) && grams !== undefined && unit !== 'tsp' ? butter(grams) : undefined);
  if (shelved !== undefined) return shelved;
  if ('ml' in written) return isSpoon ? usSpoons(written.ml) : usLiquid(written.ml, category, precisionOf(id));
  const powderDensity = POWDER_DENSITIES[id];
  const ml = powderDensity === undefined ? asked.ml : written.grams / powderDensity;
  if (ml === undefined || (isWeighed(id) && written.grams >= MIN_GRAMS_WEIGHED)) return usWeight(written.grams);
  return usCups(ml, precisionOf(id)) ?? usWeight(written.grams);
};
