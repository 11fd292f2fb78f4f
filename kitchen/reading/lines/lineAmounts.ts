import type { LineToken } from './lineTokens';
import type { LineLanguage } from './lineWords';

/** One word more than any phrase of a table has, so that the dot behind its last word is read. */
const PHRASE_MAX = 6;

const IS_WORD = /^[\p{L}\d]/u;

/** The word of a token; empty before the first and after the last. */
export const wordAt = (tokens: readonly LineToken[], at: number): string => tokens[at]?.word ?? '';

/** The longest phrase of a table that begins at a token. Dots inside abbreviations are ignored ("c. à s."). */
export const phraseAt = <Value>(
  tokens: readonly LineToken[],
  at: number,
  table: ReadonlyMap<string, Value>,
): { value: Value; to: number } | undefined => {
  let found: { value: Value; to: number } | undefined;
  let phrase = '';
  let count = 0;
  for (let i = at; i < tokens.length && count < PHRASE_MAX; i += 1) {
    const { word } = tokens[i]!;
    if (word === '.' && count > 0) {
      if (found?.to === i) found.to = i + 1;
      continue;
    }
    if (word === '-' && count > 0 && tokens[i]!.isGlued) continue;
    // "c/s", a spoon.
    if (word === '/' && count > 0 && tokens[i]!.isGlued && tokens[i + 1]?.isGlued) {
      phrase += '/';
      continue;
    }
    // No phrase of a table has a sign in it, so a line of signs costs nothing more.
    if (!IS_WORD.test(word)) break;
    phrase = phrase === '' || phrase.endsWith('/') ? `${phrase}${word}` : `${phrase} ${word}`;
    count += 1;
    const value = table.get(phrase);
    if (value !== undefined) found = { value, to: i + 1 };
  }
  return found;
};

/** A number, or a range of two. */
export interface Amount {
  low: number;
  high?: number;
  to: number;
}

const KINDS: ReadonlySet<string> = new Set(
  'fat day grain grains seed bean cheese spice minute sel ecreme ecremes ecremee ecremees'.split(' '),
);

/** "half-fat", "two-day-old", "7-grain", "demi-sel": a number in a word of several parts. "Half-pint" and "demi-citron" are quantities. */
const isWithinWord = (tokens: readonly LineToken[], at: number): boolean =>
  tokens[at]?.word === '-' && tokens[at].isGlued && KINDS.has(wordAt(tokens, at + 1));

const numberAt = (tokens: readonly LineToken[], at: number, language: LineLanguage): Amount | undefined => {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.value !== undefined) {
    // "3 cuartos de kilo", "1 quart de litre"
    const counted = phraseAt(tokens, at, language.numbers);
    if (counted && counted.to > at + 1) return { low: counted.value, to: counted.to };
    const next = wordAt(tokens, at + 1);
    if (next === '%' || next === '°' || isWithinWord(tokens, at + 1)) return undefined;
    // "2 and a half", "1 y 1/2", "1 et demie"
    if (language.joiners.has(next) && Number.isInteger(token.value)) {
      const part = tokens[at + 2]?.value ?? 1;
      if (part < 1) return { low: token.value + part, to: at + 3 };
      const spoken = phraseAt(tokens, at + 2, language.numbers);
      if (spoken && spoken.value < 1) return { low: token.value + spoken.value, to: spoken.to };
    }
    return { low: token.value, to: at + 1 };
  }
  const spoken = phraseAt(tokens, at, language.numbers);
  if (!spoken || isWithinWord(tokens, spoken.to)) return undefined;
  if (language.joiners.has(wordAt(tokens, spoken.to))) {
    const part = phraseAt(tokens, spoken.to + 1, language.numbers);
    if (part && part.value < 1) return { low: spoken.value + part.value, to: part.to };
  }
  return { low: spoken.value, to: spoken.to };
};

/** The number or range that begins at a token. */
export const amountAt = (tokens: readonly LineToken[], at: number, language: LineLanguage): Amount | undefined => {
  const low = numberAt(tokens, at, language);
  if (!low) return undefined;
  const between = wordAt(tokens, low.to);
  const isBetween = language.between.has(wordAt(tokens, at - 1)) && language.joiners.has(between);
  if (between === '-' || isBetween || language.range.has(between)) {
    const high = numberAt(tokens, low.to + 1, language);
    // "1-14 oz can" is one can of fourteen ounces: ranges are never written downwards.
    if (high && high.low > low.low) return { low: low.low, high: high.low, to: high.to };
  }
  return low;
};

/** The unit that begins at a token; `states` is the range of words such as "heaped" before it. */
export const unitAt = (tokens: readonly LineToken[], at: number, language: LineLanguage) => {
  // "-oz", "-inch": hyphens between number and unit.
  const start = tokens[at]?.word === '-' && tokens[at].isGlued ? at + 1 : at;
  const plain = phraseAt(tokens, start, language.units);
  if (plain) return { ...plain, states: undefined };
  let end = start;
  while (end < start + 2 && language.unitStates.has(wordAt(tokens, end))) end += 1;
  const unit = phraseAt(tokens, end, language.units);
  return unit && { ...unit, states: [start, end] as const };
};

/** The first token after "of" and the like. */
export const withLinks = (tokens: readonly LineToken[], at: number, language: LineLanguage): number => {
  let to = at;
  while (to < at + 2 && to < tokens.length) {
    if (!language.links.has(tokens[to]!.word)) break;
    to += 1;
  }
  return to < tokens.length ? to : at;
};
