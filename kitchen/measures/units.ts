import type { RecipeIngredient, StepPart } from '@contracts/recipe';
import type { Language, Unit } from '@contracts/vocabulary';
import { imperialWeight, ukVolume } from './imperialMeasures';
import { counted, metric, spoons } from './metricMeasures';
import { americanDish, britishDial, degrees, fahrenheit, inches } from './ovenAndTin';
import { fractional, withComma } from './shownNumbers';
import { withCutFirst } from './spoonedLine';
import { isWhole, lengthOfGinger, volumeOf, withoutCanned } from './usLine';
import { usQuantity, usWeight } from './usMeasures';
import { isAsNeeded, isNoAmount } from './unitWords';
import type { DisplayOptions } from './displayOptions';
import { writtenLineFor } from './writtenWords';
import { GRAMS_IN, ML_IN } from './unitSizes';

const isSpoon = (unit: Unit): unit is 'tsp' | 'tbsp' => unit === 'tsp' || unit === 'tbsp';

interface Quantity {
  id?: string;
  amount: number;
  unit: Unit;
  grams?: number;
  ml?: number;
}

const scaled = (value: number | undefined, factor: number) => (value === undefined ? undefined : value * factor);

const isAmerican = ({ system, language }: DisplayOptions) => system === 'imperial' && language === 'en-US';

const show = (quantity: Quantity, options: DisplayOptions): string => {
  const { id, amount, unit } = quantity;
  const { factor, system, language, category } = options;
  const value = amount * factor;
  const inGrams = scaled(GRAMS_IN[unit], value);
  const inMl = scaled(ML_IN[unit], value);
  if (isAmerican(options) && (inGrams !== undefined || inMl !== undefined)) {
    const written = inGrams === undefined ? { ml: inMl ?? 0 } : { grams: inGrams };
    const [grams, ml] = [scaled(quantity.grams, factor), scaled(quantity.ml, factor)];
    return usQuantity({ id, unit, written, grams, ml }, category);
  }
  if (inGrams !== undefined)
    return system === 'metric' ? metric(inGrams, 'g', 'kg', language) : imperialWeight(inGrams, language);
  if (inMl === undefined) return counted(value, unit, language, id);
  if (isSpoon(unit)) return spoons(inMl, unit, language);
  return system === 'metric' ? metric(inMl, 'ml', 'l', language) : ukVolume(inMl, language);
};

/**
 * The quantity of an ingredient line for the requested servings, in the cook's system and language: "1½ cups", "400 g".
 * A line without an amount keeps its text ("to taste").
 */
export const displayQuantity = (line: RecipeIngredient, options: DisplayOptions): string => {
  const { id, quantity, amount, unit = 'piece', grams } = line;
  return amount === undefined || amount === 0
    ? quantity
    : show({ id, amount, unit, grams, ml: volumeOf(line) }, options);
};

type ShownLine = Pick<RecipeIngredient, 'quantity' | 'name' | 'note'>;

/** "8 leaves" of sage and "3 cubes" of ice. */
const PART_OF_NAME = /(.+) (lea(?:f|ves)|cubes?)$/;

/** English counts "8 sage leaves" and "3 ice cubes", not "8 leaves sage". */
const inEnglishOrder = <Line extends { quantity: string; name: string }>(line: Line): Line => {
  const parts = PART_OF_NAME.exec(line.quantity);
  return parts ? { ...line, quantity: parts[1]!, name: `${line.name} ${parts[2]!}` } : line;
};

/** What is bought and measured in one piece: ginger by its length, cheese by its weight. */
const pieceOf = ({ id, note }: Pick<RecipeIngredient, 'id' | 'note'>, grams: number): string | undefined => {
  if (id === 'ginger') return lengthOfGinger(grams, note);
  return isWhole(note) ? usWeight(grams) : undefined;
};

/** A cookbook prints "salt, to taste", not "to taste salt", and "ice" alone. */
const withTasteLast = ({ quantity, name, note }: ShownLine): ShownLine => {
  const notes = [note, isAsNeeded(quantity) ? '' : quantity].filter(Boolean).join(', ');
  return { quantity: '', name, ...(notes !== '' && { note: notes }) };
};

/**
 * An ingredient line in the cook's system and language: its quantity, and the name and note that go with it. Without an
 * amount the quantity is empty; "to taste" ends the note, and "as needed" is not said.
 */
export const displayLine = (line: RecipeIngredient, options: DisplayOptions): ShownLine => {
  const { id, amount = 0, unit, name, note } = line;
  const quantity = displayQuantity(line, options);
  if (line.words) return writtenLineFor(line.words, quantity, options);
  // Stored before lines were divided into words.
  if (line.written !== undefined && options.factor === 1) return { quantity: '', name: line.written };
  const shown = { quantity, name, note };
  if (isNoAmount(quantity)) return withTasteLast(shown);
  if (!options.language.startsWith('en')) return shown;
  if (!isAmerican(options)) return withCutFirst(inEnglishOrder(shown));
  const piece = unit === 'g' ? pieceOf({ id, note }, amount * options.factor) : undefined;
  return withCutFirst(inEnglishOrder(withoutCanned({ ...shown, ...(piece !== undefined && { quantity: piece }) })));
};

const ENGLISH_SPOONS: readonly (readonly [listed: RegExp, said: string])[] = [
  [/^(1|[½⅓⅔¼¾⅛]) tbsp/, '$1 tablespoon'],
  [/^(1|[½⅓⅔¼¾⅛]) tsp/, '$1 teaspoon'],
  [/tbsp/, 'tablespoons'],
  [/tsp/, 'teaspoons'],
];

/** A list abbreviates its spoons, a sentence does not: "warm 2 tablespoons of the oil", "calienta 2 cucharadas". */
const SPOONS_IN_A_SENTENCE: Readonly<Record<Language, readonly (readonly [listed: RegExp, said: string])[]>> = {
  'en-GB': ENGLISH_SPOONS,
  'en-US': ENGLISH_SPOONS,
  es: [
    [/cda(s?)\./, 'cucharada$1'],
    [/cdta(s?)\./, 'cucharadita$1'],
  ],
  fr: [
    [/^(1|1?[½⅓⅔¼¾⅛]) c\. à s\./, '$1 cuillerée à soupe'],
    [/^(1|1?[½⅓⅔¼¾⅛]) c\. à c\./, '$1 cuillerée à café'],
    [/c\. à s\./, 'cuillerées à soupe'],
    [/c\. à c\./, 'cuillerées à café'],
  ],
};

const inASentence = (quantity: string, language: Language): string =>
  SPOONS_IN_A_SENTENCE[language].reduce((said, [listed, spoons]) => said.replace(listed, spoons), quantity);

/** A piece of a step's sentence for the requested servings, in the cook's system and language. */
export const displayPart = (part: StepPart, options: DisplayOptions): string => {
  if (typeof part === 'string') return part;
  const { system, language } = options;
  switch (part.kind) {
    case 'amount':
      return inASentence(show(part, options), language);
    case 'temperature':
      if (system === 'imperial') return degrees(fahrenheit(part.celsius), '°F', language);
      if (part.dial && language === 'en-GB') return britishDial(part.celsius);
      return degrees(part.celsius, '°C', language);
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

/** What a length describes when it stands before it: "an 8-inch pan", but "½ inch thick". */
const BEFORE_A_THING =
  /^ (?:(?:round|square|deep|loose|loose-bottomed|removable-bottom|non-?stick|cast-iron|spring-?form|ovenproof|heavy) )*(?:baking|bowl|cake|cubes?|cutter|dish|Dutch|lengths?|loaf|mold|pan|pie|pieces?|plate|pot|ring|rounds?|saucepan|skillet|slices?|springform|square|sticks?|strips?|tart|tin|paella)\b/;

/** Lengths as American English writes them: hyphenated before what they describe, and the unit once in "9 × 13-inch" and "1-2-inch". */
const withHyphens = (texts: readonly string[], parts: readonly StepPart[]): string[] =>
  texts.map((text, index) => {
    const part = parts[index];
    if (typeof part !== 'object' || part.kind !== 'length') return text;
    const next = texts[index + 1] ?? '';
    const number = text.replace(/ inch(?:es)?/, '');
    if (/^ ?(?:×|x|by|to|[-–]) ?$/.test(next) && typeof parts[index + 2] === 'object') return number;
    const isAlone = !/(?:(?:×|x|by|to) |[-–] ?)$/.test(texts[index - 1] ?? '');
    const dish = isAlone ? americanDish(part.cm, next) : undefined;
    if (dish !== undefined) return dish;
    return BEFORE_A_THING.test(next) ? `${number}-inch` : text;
  });

/**
 * The pieces of a step's sentence as `displayPart` shows each. An English article before a number agrees with the
 * displayed number: "a 20 cm tin" is "an 8-inch pan".
 */
export const displayParts = (parts: readonly StepPart[], options: DisplayOptions): string[] => {
  const shown = parts.map((part) => displayPart(part, options));
  const texts = isAmerican(options) ? withHyphens(shown, parts) : shown;
  if (options.language === 'es' || options.language === 'fr') return texts;
  return texts.map((text, index) => {
    const next = texts[index + 1] ?? '';
    if (!/^\d/.test(next)) return text;
    return text.replace(
      ENGLISH_ARTICLE,
      (_, article: string) => `${article}${SAID_WITH_A_VOWEL.test(next) ? 'n' : ''} `,
    );
  });
};
