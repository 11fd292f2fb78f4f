import type { RecipeIngredient, StepPart } from '@contracts/recipe';
import type { Language, MeasurementSystem, RecipeCategory, Unit } from '@contracts/vocabulary';
import { unitForms, type ImperialUnit } from './unitWords';

export interface DisplayOptions {
  /** Servings asked for, divided by the recipe's own. */
  factor: number;
  system: MeasurementSystem;
  language: Language;
  /** What is drunk is poured by the fluid ounce in the United States, what is eaten by spoon and cup. */
  category?: RecipeCategory;
}

/** NIST Handbook 44 for the United States, the Weights and Measures Act 1985 for the United Kingdom. */
const GRAMS_PER_OUNCE = 28.35;
const OUNCES_PER_POUND = 16;
const ML_PER_US_CUP = 236.6;
const ML_PER_US_FLUID_OUNCE = 29.57;
const ML_PER_UK_FLUID_OUNCE = 28.41;
const ML_PER_UK_PINT = 568.3;
const CM_PER_INCH = 2.54;
/** Spoons are metric in every kitchen of ours: the American ones differ by a drop. */
const ML_PER_TEASPOON = 5;
const ML_PER_TABLESPOON = 15;

const GRAMS_IN: Partial<Record<Unit, number>> = { g: 1, kg: 1000 };
const ML_IN: Partial<Record<Unit, number>> = { ml: 1, l: 1000 };
const ML_IN_SPOON: Partial<Record<Unit, number>> = { tsp: ML_PER_TEASPOON, tbsp: ML_PER_TABLESPOON };

const SIGNS: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const EIGHTH_AND_QUARTERS = [0, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1];
const QUARTERS_AND_THIRDS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const HALVES = [0, 1 / 2, 1];
const WHOLES = [0, 1];

const MAX_THIRDS = 4;
const MAX_HALVES = 10;

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.005;

/** The nearest number whose fraction is one of the allowed. */
const nearest = (value: number, fractions: readonly number[]): number => {
  const whole = Math.floor(value);
  return fractions
    .map((fraction) => whole + fraction)
    .reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
};

/** As `nearest`, but never nothing: what is smaller than the smallest fraction is that fraction. */
const nearestPositive = (value: number, fractions: readonly number[]): number =>
  nearest(value, fractions) || fractions.find((fraction) => fraction > 0) || 1;

/** 1.5 → "1½", 3 → "3". The number has to be one that `nearest` gave. */
const withSign = (value: number): string => {
  const whole = Math.floor(value + 0.005);
  const sign = SIGNS.find(([fraction]) => isNear(fraction, value - whole))?.[1] ?? '';
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
};

const withComma = (value: number, language: Language): string =>
  language === 'es' || language === 'fr' ? String(value).replace('.', ',') : String(value);

/** Several: above one; in French only from two on ("1½ tasse"). */
const isSeveral = (value: number, language: Language): boolean => (language === 'fr' ? value >= 2 : value > 1);

const withUnit = (number: string, value: number, unit: Unit | ImperialUnit, language: Language, id?: string) => {
  const [one, many] = unitForms(unit, language, id);
  return `${number} ${isSeveral(value, language) ? many : one}`.trim();
};

const fractional = (value: number, unit: Unit | ImperialUnit, language: Language, id?: string) =>
  withUnit(withSign(value), value, unit, language, id);

/** Grams and millilitres as a scale and a jug are read: a whole number stays, the rest goes to ½ below 10, 1 below 100, 5 above. */
const roundedMetric = (value: number): number => {
  if (isNear(value, Math.round(value)) && value >= 1) return Math.round(value);
  if (value < 1) return Number(value.toPrecision(1));
  const step = value < 10 ? 0.5 : value < 100 ? 1 : 5;
  return Math.round(value / step) * step;
};

/** A bar measures halves: "22.5 ml". */
const isHalfMeasure = (value: number, unit: 'g' | 'ml') =>
  unit === 'ml' && value < 100 && isNear(value * 2, Math.round(value * 2));

const metric = (value: number, small: 'g' | 'ml', large: 'kg' | 'l', language: Language): string => {
  const rounded = isHalfMeasure(value, small) ? Math.round(value * 2) / 2 : roundedMetric(value);
  const [shown, unit] = rounded >= 1000 ? [Number((value / 1000).toPrecision(3)), large] : [rounded, small];
  return withUnit(withComma(shown, language), shown, unit, language);
};

/** From how many tablespoons on a spoonful is counted in them, by how it was written: in spoons, or in g or ml. */
const MIN_TABLESPOONS = { tsp: 1.5, tbsp: 0.5, measured: 1 } as const;

/** Spoons to the quarter; a third of a tablespoon is better counted in teaspoons, and three teaspoons are a tablespoon. */
const spoons = (ml: number, written: keyof typeof MIN_TABLESPOONS, language: Language): string => {
  const tablespoons = ml / ML_PER_TABLESPOON;
  const isEven = tablespoons >= 1 && isNear(tablespoons * 2, Math.round(tablespoons * 2));
  const isTablespoons = isEven || tablespoons >= MIN_TABLESPOONS[written];
  const [value, unit] = isTablespoons ? [tablespoons, 'tbsp' as const] : [ml / ML_PER_TEASPOON, 'tsp' as const];
  if (value < 3 / 16) return fractional(1 / 8, unit, language);
  return fractional(nearest(value, value < MAX_HALVES ? QUARTERS : WHOLES), unit, language);
};

/** What is counted: eggs and tins may be cut, leaves and pinches may not. */
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

const counted = (value: number, unit: Unit, language: Language, id?: string): string => {
  const fine = FRACTIONS_OF[unit] ?? QUARTERS_AND_THIRDS;
  const fractions = value >= MAX_HALVES ? WHOLES : value >= MAX_THIRDS && fine.length > HALVES.length ? HALVES : fine;
  return fractional(nearestPositive(value, fractions), unit, language, id);
};

/** Ounces to the quarter below 4 and whole above; pounds from 16 ounces on, with their fraction where it is exact enough. */
const ounces = (grams: number, language: Language): string => {
  const exact = grams / GRAMS_PER_OUNCE;
  if (exact < 4) return fractional(nearestPositive(exact, exact < 1 ? EIGHTH_AND_QUARTERS : QUARTERS), 'oz', language);
  const whole = Math.round(exact);
  if (whole < OUNCES_PER_POUND) return fractional(whole, 'oz', language);
  const pounds = nearest(exact / OUNCES_PER_POUND, QUARTERS);
  if (Math.abs(pounds * OUNCES_PER_POUND - exact) <= 0.03 * exact) return fractional(pounds, 'lb', language);
  const over = fractional(whole % OUNCES_PER_POUND, 'oz', language);
  return `${fractional(Math.floor(whole / OUNCES_PER_POUND), 'lb', language)} ${over}`;
};

const CUP_TOLERANCE = 0.06;

/** Cups to the quarter or third; where that is more than a spoonful off, the next smaller fraction and tablespoons. */
const cups = (ml: number, language: Language): string => {
  const exact = ml / ML_PER_US_CUP;
  const close = nearest(exact, exact >= MAX_THIRDS ? QUARTERS : QUARTERS_AND_THIRDS);
  if (Math.abs(close - exact) <= CUP_TOLERANCE * exact) return fractional(close, 'cup', language);
  const below = QUARTERS_AND_THIRDS.map((fraction) => Math.floor(exact) + fraction).filter((one) => one < exact);
  const base = Math.max(...below);
  const rest = (exact - base) * ML_PER_US_CUP;
  const more = fractional(nearestPositive(rest / ML_PER_TABLESPOON, HALVES), 'tbsp', language);
  return base === 0 ? more : `${fractional(base, 'cup', language)} + ${more}`;
};

const MIN_ML_IN_CUPS = 55;
const MAX_ML_IN_FLUID_OUNCES = 360;
const MIN_ML_IN_FLUID_OUNCES = 14;

const usVolume = (ml: number, language: Language, category?: RecipeCategory): string => {
  if (category === 'Drinks' && ml >= MIN_ML_IN_FLUID_OUNCES && ml < MAX_ML_IN_FLUID_OUNCES) {
    const exact = ml / ML_PER_US_FLUID_OUNCE;
    return fractional(nearest(exact, exact < MAX_THIRDS ? QUARTERS : HALVES), 'floz', language);
  }
  return ml >= MIN_ML_IN_CUPS ? cups(ml, language) : spoons(ml, 'measured', language);
};

/** Pints where they come out even, else fluid ounces; a spoonful stays one. */
const ukVolume = (ml: number, language: Language): string => {
  if (ml < MIN_ML_IN_FLUID_OUNCES) return spoons(ml, 'measured', language);
  const pints = nearest(ml / ML_PER_UK_PINT, QUARTERS);
  if (pints >= 1 && Math.abs(pints * ML_PER_UK_PINT - ml) <= 0.03 * ml) return fractional(pints, 'pint', language);
  const exact = ml / ML_PER_UK_FLUID_OUNCE;
  return fractional(nearest(exact, exact < 2 ? QUARTERS : exact < 8 ? HALVES : WHOLES), 'floz', language);
};

interface Quantity {
  id?: string;
  amount: number;
  unit: Unit;
  ml?: number;
}

const imperialWeight = (grams: number, ml: number | undefined, language: Language): string => {
  if (language !== 'en-US' || ml === undefined) return ounces(grams, language);
  return ml >= MIN_ML_IN_CUPS ? cups(ml, language) : spoons(ml, 'measured', language);
};

/** Four tablespoons are a quarter of a cup; American cooks reach for the cup where it comes out even. */
const usSpoons = (ml: number, written: 'tsp' | 'tbsp', language: Language): string => {
  const inCups = ml / (16 * ML_PER_TABLESPOON);
  const close = nearest(inCups, QUARTERS_AND_THIRDS);
  return inCups >= 1 / 4 && Math.abs(close - inCups) <= 0.01
    ? fractional(close, 'cup', language)
    : spoons(ml, written, language);
};

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
 * The quantity of an ingredient line for the asked servings, in the cook's system and language: "1½ cups", "400 g".
 * A line without an amount keeps its own text ("to taste").
 */
export const displayQuantity = (
  { id, quantity, amount, unit = 'piece', ml }: RecipeIngredient,
  options: DisplayOptions,
): string => (amount === undefined || amount === 0 ? quantity : show({ id, amount, unit, ml }, options));

/** Oven dials have steps of 25 °F: 180 °C is 350 °F in every conversion table. Lower heat goes to 5. */
const fahrenheit = (celsius: number): number => {
  const exact = (celsius * 9) / 5 + 32;
  const step = exact >= 200 ? 25 : 5;
  return Math.round(exact / step) * step;
};

/** English sets the degree sign close ("190°C"), Spanish and French with a space. */
const degrees = (value: number, sign: string, language: Language): string =>
  `${value}${language === 'es' || language === 'fr' ? ' ' : ''}${sign}`;

const inches = (cm: number): number => {
  const exact = cm / CM_PER_INCH;
  return nearestPositive(exact, exact < 2 ? QUARTERS : HALVES);
};

/** A piece of a step's sentence for the asked servings, in the cook's system and language. */
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
/** Eight, eleven, eighteen and the eighties begin with a vowel when they are said. */
const SAID_WITH_A_VOWEL = /^(8\d*|11|18)(?!\d)/;

/**
 * The pieces of a step's sentence, as `displayPart` shows each; an English article before a number fits the number that
 * is shown: "a 20 cm tin" is "an 8 in tin".
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
