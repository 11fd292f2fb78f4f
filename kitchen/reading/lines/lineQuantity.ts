import { countAt } from './countAt';
import { amountAt, withLinks, type Amount } from './lineAmounts';
import type { LineToken } from './lineTokens';
import type { LineLanguage, LineUnit } from './lineWords';
import { addMore, addTrailing, skipBrackets, skipOtherMeasure } from './quantityAdditions';
import { unitAmong, unitOf, wordAt, type Line, type Reading, type Units } from './quantityReading';
import { readSize, readUnit } from './quantityUnits';

/** The quantity of a line, and the tokens it was read from. */
export interface LineQuantity {
  amount?: number;
  /** The upper end of a range. */
  amountMax?: number;
  unit?: LineUnit;
  /** First token, and the one after the last. */
  from: number;
  to: number;
  /** Ranges of tokens that are notes: "heaped", a package's size, the same quantity in other units. */
  notes: readonly (readonly [from: number, to: number])[];
}

/** Units that mean something without a number: "Pinch of salt", but not "l", "head" or "cube". */
const NUMBERLESS: Units = new Set(['pinch', 'handful', 'dash', 'knob', 'bunch', 'drop']);
/** Vague words that are useful to a cook, unlike "some". */
const TELLING_VAGUE = ['few', 'abundante'];

/** The first token after "about" and the like. */
const skipApproximate = ({ tokens, language }: Line, from: number): number => {
  const isApproximate = (i: number) =>
    tokens[i]!.word === '~' ||
    (language.approximate.has(tokens[i]!.word) && amountAt(tokens, i + 1, language) !== undefined);
  let at = from;
  while (tokens[at] && isApproximate(at)) at += 1;
  return at;
};

/** "some", "a few": a quantity without a number. */
const vagueAt = (line: Line, at: number, start: number, notes: Reading['notes']): LineQuantity | undefined => {
  const { tokens, language } = line;
  const vague = language.vague.find((phrase) => phrase.every((word, k) => tokens[at + k]?.word === word));
  if (!vague) return undefined;
  const unit = unitOf(line, at + vague.length);
  const to = unit?.to ?? at + vague.length;
  if (unit?.states) notes.push([...unit.states]);
  if (TELLING_VAGUE.some((word) => vague.includes(word))) notes.push([at, at + vague.length]);
  return { ...(unit && { unit: unit.value }), from: start, to: withLinks(tokens, to, language), notes };
};

/** "Pinch of salt": a unit without a number. */
const numberlessAt = (line: Line, at: number, start: number, notes: Reading['notes']): LineQuantity | undefined => {
  const unit = unitAmong(line, at, NUMBERLESS);
  if (!unit) return undefined;
  if (unit.states) notes.push([...unit.states]);
  return { unit: unit.value, from: start, to: withLinks(line.tokens, unit.to, line.language), notes };
};

/** "Cuarto y mitad", "1/4 y mitad de kilo": in Spanish shops a quarter of a kilo and half of that. */
const quarterAndHalfAt = (line: Line, { low, to }: Amount): Omit<LineQuantity, 'from' | 'notes'> | undefined => {
  const { tokens, language } = line;
  if (low !== 0.25 || wordAt(line, to + 1) !== 'mitad' || !language.joiners.has(wordAt(line, to))) return undefined;
  const unit = unitOf(line, withLinks(tokens, to + 2, language));
  return { amount: 0.375, unit: 'kg', to: withLinks(tokens, unit?.value === 'kg' ? unit.to : to + 2, language) };
};

/** "half a lemon", "1/2 a cup", "¼ de taza", "1½ of a cup" */
const skipAfterFraction = (reading: Reading): void => {
  const { language } = reading;
  if (language.articles.has(wordAt(reading, reading.at))) reading.at += 1;
  if (!language.links.has(wordAt(reading, reading.at))) return;
  const next = reading.at + (language.articles.has(wordAt(reading, reading.at + 1)) ? 2 : 1);
  if (unitOf(reading, next)) reading.at = next;
};

const quantityOf = ({ tokens, language, from, at, amount, unit, notes }: Reading): LineQuantity => ({
  amount: amount.low,
  amountMax: amount.high,
  ...(unit && unit !== 'piece' && { unit }),
  from,
  to: withLinks(tokens, at, language),
  notes,
});

/**
 * The quantity that begins at a token: number, range, article or vague word, size of a package, unit, the same in other
 * units, and a following "of". Undefined when none begins there.
 */
export const quantityAt = (
  tokens: readonly LineToken[],
  at: number,
  language: LineLanguage,
  isStart: boolean,
): LineQuantity | undefined => {
  const line = { tokens, language };
  const notes: Reading['notes'] = [];
  const start = skipApproximate(line, at);
  if (start > at && language.approximate.has('about')) notes.push([at, start]);
  const vague = isStart ? vagueAt(line, start, at, notes) : undefined;
  if (vague) return vague;
  const amount = countAt(line, start, isStart);
  if (!amount) return isStart ? numberlessAt(line, start, at, notes) : undefined;
  const quarterAndHalf = quarterAndHalfAt(line, amount);
  if (quarterAndHalf) return { ...quarterAndHalf, from: at, notes };
  const reading: Reading = { ...line, from: at, at: amount.to, amount, notes };
  skipAfterFraction(reading);
  if (!readSize(reading)) readUnit(reading);
  addTrailing(reading);
  addMore(reading);
  skipOtherMeasure(reading);
  skipBrackets(reading);
  return quantityOf(reading);
};
