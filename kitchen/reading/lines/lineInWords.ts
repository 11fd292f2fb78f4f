import type { MeasurementSystem } from '@contracts/vocabulary';
import { SHOWN_FRACTIONS } from '../../measures/fractionSigns';
import type { LineQuantity } from './lineQuantity';
import type { LineToken } from './lineTokens';
import type { LineContext } from './lineContext';
import type { LineLanguage, LineUnit } from './lineWords';
import type { Tongue } from '../tongue';
import { isOnTheWire } from './metricLine';
import { PACKAGES } from './quantityReading';

/** A line in its writer's words: the quantity, and everything else. */
export interface LineInWords {
  /** "1 x 400 g tin"; empty when the line has none, or names it in its middle. */
  quantity: string;
  /** "chopped tomatoes"; the whole line when it names the quantity in its middle ("juice of 1 lemon"). */
  rest: string;
  /** What of the quantity stays true for other servings: "400 g", "heaped". */
  size?: string;
  /** For other servings all of it is multiplied: "2 × juice of 1 lemon", "2 × 1 pot". */
  isMultiplied?: true;
  /** The system that the unit belongs to; spoons, pieces and packages belong to both. */
  system?: MeasurementSystem;
}

const METRIC: ReadonlySet<LineUnit | undefined> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l']);
const IMPERIAL: ReadonlySet<LineUnit | undefined> = new Set(
  'oz floz lb cup pint quart gallon gill peck bushel inch stick'.split(' ') as LineUnit[],
);

/** Where people weigh in grams, a cup is a household's own, and a stick is whatever the shop sells. */
const HOUSEHOLD: ReadonlySet<LineUnit | undefined> = new Set(['cup', 'stick']);

const systemOf = (unit: LineUnit | undefined, tongue: Tongue): MeasurementSystem | undefined => {
  if (METRIC.has(unit)) return 'metric';
  return IMPERIAL.has(unit) && (tongue === 'en' || !HOUSEHOLD.has(unit)) ? 'imperial' : undefined;
};

const SIGNS: ReadonlyMap<string, string> = new Map(SHOWN_FRACTIONS.map(({ digits, sign }) => [digits, sign]));

/** Fractions as signs: "1 1/2" → "1½". */
const withSigns = (text: string) =>
  text.replace(/(?:(?<=\d)[ -])?(?<![\d/])(\d\/\d)(?![\d/])/g, (all, part: string) => SIGNS.get(part) ?? all);

interface Place extends LineQuantity {
  isInside: boolean;
}

/** The package's size, or how a spoon is filled; not the same quantity in another unit, which is that of one serving. */
const sizeOf = (plain: string, tokens: readonly LineToken[], { unit, notes }: Place): string | undefined => {
  const isPackage = unit !== undefined && PACKAGES.has(unit);
  const kept = notes.filter(([from, to]) => isPackage || tokens.slice(from, to).every(({ value }) => !value));
  const texts = kept.map(([from, to]) =>
    plain.slice(tokens[from]!.from, tokens[to - 1]!.to).replace(/^[([,-]|[)\],-]$/g, ''),
  );
  return texts.length === 0 ? undefined : texts.join(', ');
};

/** The end of the quantity without "of": a column of its own stands before what is counted. "1 l" ends with its litre. */
const endOfQuantity = (
  tokens: readonly LineToken[],
  { from, to }: Place,
  { links, articles, units }: LineLanguage,
): number => {
  let end = to;
  const isUnit = (i: number) => tokens[i - 1]!.value !== undefined && units.has(tokens[i]!.word);
  const isLink = (i: number) => (links.has(tokens[i]!.word) && !isUnit(i)) || articles.has(tokens[i]!.word);
  while (end > from + 1 && isLink(end - 1)) end -= 1;
  return end;
};

/** The first token of the quantity, "about" before it included. */
const beginOfQuantity = (tokens: readonly LineToken[], { from }: Place, { approximate }: LineLanguage): number => {
  let begin = from;
  while (approximate.has(tokens[begin - 1]?.word ?? '')) begin -= 1;
  return begin;
};

const OPEN = /[([][^)\]]*$/;

/** Divides a line into its quantity and the rest, in the words of its writer. */
export const lineInWords = ({ plain, tokens, tongue, language }: LineContext, place: Place): LineInWords => {
  const { from, to, unit } = place;
  const whole = { quantity: '', rest: withSigns(plain) };
  if (to <= from || (place.amount === undefined && unit === undefined)) return whole;
  if (place.isInside) return { ...whole, isMultiplied: true };
  const start = tokens[beginOfQuantity(tokens, place, language)]!.from;
  const end = tokens[endOfQuantity(tokens, place, language) - 1]!.to;
  const before = plain.slice(0, start).replace(/\s*[,:;-]?\s*$/, '');
  const after = plain.slice(tokens[to - 1]!.to).replace(/^['’]?\s*[,:;]?\s*/, '');
  const rest = [before, after].filter((text) => text !== '').join(', ');
  const quantity = plain.slice(start, end);
  // A bracket around the quantity alone ("eggs (3)") would be left empty or open.
  if (rest === '' || OPEN.test(quantity) || OPEN.test(before) || OPEN.test(rest) || /^[^([]*[)\]]/.test(rest))
    return { ...whole, isMultiplied: true };
  const size = sizeOf(plain, tokens, place);
  const system = systemOf(unit, tongue);
  return {
    quantity: withSigns(quantity),
    rest: withSigns(rest),
    ...(size !== undefined && { size: withSigns(size) }),
    ...(system && { system }),
    ...(unit !== undefined && !isOnTheWire(unit) && { isMultiplied: true as const }),
  };
};
