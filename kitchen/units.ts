import type { RecipeIngredient, StepPart } from '@contracts/recipe';
import type { Language, MeasurementSystem, Unit } from '@contracts/vocabulary';
import { IMPERIAL_WORDS, TO_TASTE, UNIT_WORDS, type WordLanguage } from './unitWords';

export interface DisplayOptions {
  /** Servings asked for, divided by the recipe's own. */
  factor: number;
  system: MeasurementSystem;
  language: Language;
}

/** Grams per ounce and pound; millilitres per US and UK fluid ounce, US cup, UK pint, US spoons (NIST Handbook 44; UK Weights and Measures Act). */
const GRAMS_PER_OZ = 28.3495;
const GRAMS_PER_LB = 453.592;
const ML_PER_US_FLOZ = 29.5735;
const ML_PER_US_CUP = 236.588;
const ML_PER_UK_FLOZ = 28.4131;
const ML_PER_UK_PINT = 568.261;
const CM_PER_INCH = 2.54;

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];

export const wordLanguageOf = (language: Language): WordLanguage =>
  language === 'es' || language === 'fr' ? language : 'en';

const decimal = (value: number, language: Language): string => {
  const text = String(value);
  return language === 'es' || language === 'fr' ? text.replace('.', ',') : text;
};

/** A number as a cook says it: 1½, ¼, 3; the nearest of eighths, thirds and quarters. Above ten, whole. */
export const friendlyFraction = (value: number): string => {
  if (value >= 10) return String(Math.round(value));
  const whole = Math.floor(value);
  const rest = value - whole;
  const [nearest, sign] = FRACTIONS.reduce((best, one) =>
    Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best,
  );
  if (nearest === 1) return String(whole + 1);
  if (whole === 0) return sign === '' ? '⅛' : sign;
  return `${whole}${sign}`;
};

/** Grams and millilitres as a scale or jug reads: to 1 below 20, to 5 below 250, to 10 below 1,000. */
const metricStep = (value: number): number => (value < 20 ? 1 : value < 250 ? 5 : 10);
const rounded = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

const metric = (value: number, small: 'g' | 'ml', large: 'kg' | 'l', language: Language): string => {
  if (value < 1) return `${decimal(Math.round(value * 10) / 10, language)} ${small}`;
  const even = rounded(value, metricStep(value));
  return even >= 1000 ? `${decimal(Math.round(even / 10) / 100, language)} ${large}` : `${even} ${small}`;
};

/** Friendly number and unit word, the word agreeing with the number as it is shown. */
const counted = (value: number, [one, many]: readonly [string, string]): string => {
  const shown = friendlyFraction(value);
  const isMany = value > 1 && shown !== '1';
  return `${shown} ${isMany ? many : one}`.trim();
};

const ounces = (grams: number, language: WordLanguage): string => {
  const { oz, lb } = IMPERIAL_WORDS[language];
  const inOunces = grams / GRAMS_PER_OZ;
  if (inOunces < 16) return `${friendlyFraction(inOunces)} ${oz}`;
  return `${friendlyFraction(grams / GRAMS_PER_LB)} ${lb}`;
};

const usVolume = (ml: number): string => {
  const words = IMPERIAL_WORDS.en;
  if (ml >= ML_PER_US_CUP / 4 - 1) return counted(ml / ML_PER_US_CUP, words.cup);
  return `${friendlyFraction(ml / ML_PER_US_FLOZ)} ${words.floz}`;
};

const ukVolume = (ml: number, language: WordLanguage): string => {
  const words = IMPERIAL_WORDS[language];
  const pints = ml / ML_PER_UK_PINT;
  if (pints >= 1 && Math.abs(pints * 2 - Math.round(pints * 2)) < 0.06)
    return counted(Math.round(pints * 2) / 2, words.pint);
  return `${friendlyFraction(ml / ML_PER_UK_FLOZ)} ${words.floz}`;
};

interface Quantity {
  amount: number;
  unit: Unit;
  grams?: number;
  ml?: number;
}

const WEIGHTS: Partial<Record<Unit, number>> = { g: 1, kg: 1000 };
const VOLUMES: Partial<Record<Unit, number>> = { ml: 1, l: 1000 };

const imperial = ({ amount, unit, ml }: Quantity, language: Language): string => {
  const words = wordLanguageOf(language);
  const gramsPer = WEIGHTS[unit];
  const mlPer = VOLUMES[unit];
  if (gramsPer !== undefined) {
    // Dry goods with a known volume are measured in cups in the United States, from a quarter of a cup on.
    if (language === 'en-US' && ml !== undefined && ml >= ML_PER_US_CUP / 4)
      return counted(ml / ML_PER_US_CUP, IMPERIAL_WORDS.en.cup);
    return ounces(amount * gramsPer, words);
  }
  if (mlPer !== undefined) return language === 'en-US' ? usVolume(amount * mlPer) : ukVolume(amount * mlPer, words);
  return counted(amount, UNIT_WORDS[words][unit]);
};

const quantityText = (quantity: Quantity, system: MeasurementSystem, language: Language): string => {
  const { amount, unit } = quantity;
  if (system === 'imperial') return imperial(quantity, language);
  if (unit === 'g' || unit === 'kg') return metric(amount * WEIGHTS[unit]!, 'g', 'kg', language);
  if (unit === 'ml' || unit === 'l') return metric(amount * VOLUMES[unit]!, 'ml', 'l', language);
  return counted(amount, UNIT_WORDS[wordLanguageOf(language)][unit]);
};

const scaled = <T extends { amount: number; grams?: number; ml?: number }>(quantity: T, factor: number): T => ({
  ...quantity,
  amount: quantity.amount * factor,
  grams: quantity.grams === undefined ? undefined : quantity.grams * factor,
  ml: quantity.ml === undefined ? undefined : quantity.ml * factor,
});

/**
 * The quantity of an ingredient line for the asked servings, system and language: "400 g", "1¾ cups", "2 dientes".
 * A line without numbers keeps its own words ("to taste", or what a guest wrote).
 */
export const displayQuantity = (ingredient: RecipeIngredient, { factor, system, language }: DisplayOptions): string => {
  const { amount, unit, grams, ml } = ingredient;
  if (amount === undefined || unit === undefined) return ingredient.quantity || TO_TASTE[wordLanguageOf(language)];
  return quantityText(scaled({ amount, unit, grams, ml }, factor), system, language);
};

/** °F as ovens have them, in steps of 25 in the United States and of 10 elsewhere. */
const fahrenheit = (celsius: number, language: Language): string => {
  const step = language === 'en-US' ? 25 : 10;
  return `${Math.round((celsius * 9) / 5 / step + 32 / step) * step} °F`;
};

const inches = (cm: number, language: Language): string =>
  `${friendlyFraction(Math.round((cm / CM_PER_INCH) * 2) / 2)} ${IMPERIAL_WORDS[wordLanguageOf(language)].inch}`;

/** A piece of a step's sentence for the asked servings, system and language. */
export const displayPart = (part: StepPart, { factor, system, language }: DisplayOptions): string => {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'amount':
      return quantityText(scaled(part, factor), system, language);
    case 'temperature':
      return system === 'imperial' ? fahrenheit(part.celsius, language) : `${part.celsius} °C`;
    case 'length':
      return system === 'imperial' ? inches(part.cm, language) : `${decimal(part.cm, language)} cm`;
    case 'ingredient':
    case 'time':
      return part.text;
  }
};
