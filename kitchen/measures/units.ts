import type { RecipeIngredient, StepPart } from '@contracts/recipe';
import type { Language, MeasurementSystem, RecipeCategory, Unit } from '@contracts/vocabulary';
import { imperialWeight, ukVolume, usSpoons, usVolume } from './imperialMeasures';
import { counted, metric, ML_PER_TABLESPOON, ML_PER_TEASPOON, spoons } from './metricMeasures';
import { degrees, fahrenheit, inches } from './ovenAndTin';
import { fractional, withComma } from './shownNumbers';

export interface DisplayOptions {
  /** Requested servings divided by the recipe's own. */
  factor: number;
  system: MeasurementSystem;
  language: Language;
  /** Decides fluid ounces: Americans measure drinks by the fluid ounce and food by spoon and cup. */
  category?: RecipeCategory;
}

const GRAMS_IN: Partial<Record<Unit, number>> = { g: 1, kg: 1000 };
const ML_IN: Partial<Record<Unit, number>> = { ml: 1, l: 1000 };
const ML_IN_SPOON: Partial<Record<Unit, number>> = { tsp: ML_PER_TEASPOON, tbsp: ML_PER_TABLESPOON };

interface Quantity {
  id?: string;
  amount: number;
  unit: Unit;
  ml?: number;
}

const show = ({ id, amount, unit, ml }: Quantity, { factor, system, language, category }: DisplayOptions): string => {
  const value = amount * factor;
  const isUs = language === 'en-US';
  if (unit === 'tsp' || unit === 'tbsp') {
    const spooned = value * (ML_IN_SPOON[unit] ?? 1);
    return system === 'imperial' && isUs ? usSpoons(spooned, unit, language) : spoons(spooned, unit, language);
  }
  const grams = GRAMS_IN[unit];
  if (grams !== undefined)
    return system === 'metric'
      ? metric(value * grams, 'g', 'kg', language)
      : imperialWeight(value * grams, ml === undefined ? undefined : ml * factor, language);
  const volume = ML_IN[unit];
  if (volume === undefined) return counted(value, unit, language, id);
  if (system === 'metric') return metric(value * volume, 'ml', 'l', language);
  return isUs ? usVolume(value * volume, language, category) : ukVolume(value * volume, language);
};

/**
 * The quantity of an ingredient line for the requested servings, in the cook's system and language: "1½ cups", "400 g".
 * A line without an amount keeps its text ("to taste").
 */
export const displayQuantity = (
  { id, quantity, amount, unit = 'piece', ml }: RecipeIngredient,
  options: DisplayOptions,
): string => (amount === undefined || amount === 0 ? quantity : show({ id, amount, unit, ml }, options));

/** A piece of a step's sentence for the requested servings, in the cook's system and language. */
export const displayPart = (part: StepPart, options: DisplayOptions): string => {
  if (typeof part === 'string') return part;
  const { system, language } = options;
  switch (part.kind) {
    case 'amount':
      return show(part, options);
    case 'temperature':
      return system === 'imperial'
        ? degrees(fahrenheit(part.celsius), '°F', language)
        : degrees(part.celsius, '°C', language);
    case 'length':
      return system === 'imperial'
        ? fractional(inches(part.cm), 'inch', language)
        : `${withComma(part.cm, language)} cm`;
    case 'ingredient':
    case 'time':
      return part.text;
  }
};

const ENGLISH_ARTICLE = /\b([aA])n? $/;
/** Eight, eleven, eighteen and the eighties start with a vowel sound. */
const SAID_WITH_A_VOWEL = /^(8\d*|11|18)(?!\d)/;

/**
 * The pieces of a step's sentence as `displayPart` shows each. An English article before a number agrees with the
 * displayed number: "a 20 cm tin" is "an 8 in tin".
 */
export const displayParts = (parts: readonly StepPart[], options: DisplayOptions): string[] => {
  const texts = parts.map((part) => displayPart(part, options));
  if (options.language === 'es' || options.language === 'fr') return texts;
  return texts.map((text, index) => {
    const next = texts[index + 1] ?? '';
    if (typeof parts[index] !== 'string' || !/^\d/.test(next)) return text;
    return text.replace(
      ENGLISH_ARTICLE,
      (_, article: string) => `${article}${SAID_WITH_A_VOWEL.test(next) ? 'n' : ''} `,
    );
  });
};
