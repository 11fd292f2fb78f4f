import { unitAt, wordAt as wordOf, type Amount } from './lineAmounts';
import type { LineToken } from './lineTokens';
import type { LineLanguage, LineUnit } from './lineWords';

/** A set of units. */
export type Units = ReadonlySet<LineUnit>;

export const MEASURES: Units = new Set([
  'mg',
  'g',
  'kg',
  'ml',
  'cl',
  'dl',
  'l',
  'oz',
  'floz',
  'lb',
  'cup',
  'pint',
  'quart',
  'gallon',
  'gill',
  'tsp',
  'dsp',
  'tbsp',
  'cm',
  'inch',
]);
export const PACKAGES: Units = new Set([
  'can',
  'jar',
  'packet',
  'bottle',
  'head',
  'stick',
  'cube',
  'sheet',
  'slice',
  'bunch',
  'glass',
  'knob',
]);
/** The tokens of a line, and the language they are read in. */
export interface Line {
  readonly tokens: readonly LineToken[];
  readonly language: LineLanguage;
}

/** A quantity with a number, as far as it is read. */
export interface Reading extends Line {
  /** The first token of the quantity. */
  readonly from: number;
  /** The next token. */
  at: number;
  amount: Amount;
  unit?: LineUnit;
  readonly notes: [from: number, to: number][];
}

/** The word of a token; empty after the end. */
export const wordAt = ({ tokens }: Line, at: number): string => wordOf(tokens, at);

/** The unit that begins at a token. */
export const unitOf = ({ tokens, language }: Line, at: number) => unitAt(tokens, at, language);

/** The unit at a token, if it is one of these. */
export const unitAmong = (line: Line, at: number, units: Units) => {
  const found = unitOf(line, at);
  return found && units.has(found.value) ? found : undefined;
};

/** For each token of a line, the token after the first bracket that closes from there on. */
const closings = new WeakMap<readonly LineToken[], readonly number[]>();

const closingsOf = (tokens: readonly LineToken[]): readonly number[] => {
  const ends: number[] = [];
  for (let i = tokens.length - 1, end = tokens.length; i >= 0; i -= 1) {
    const { word } = tokens[i]!;
    if (word === ')' || word === ']') end = i + 1;
    ends[i] = end;
  }
  return ends;
};

/** The token after the bracket that closes. Computed once for a line, because a line may open a thousand brackets. */
export const closingOf = (tokens: readonly LineToken[], at: number): number => {
  const known = closings.get(tokens) ?? closingsOf(tokens);
  closings.set(tokens, known);
  return known[at + 1] ?? tokens.length;
};
