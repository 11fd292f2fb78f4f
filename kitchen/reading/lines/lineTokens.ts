import { foldText } from '../foldWord';
import { isPastry } from '../pastryWord';
import { decimalOf, withJoinedThousands, withPlainFractions } from './lineNumbers';
import type { Tongue } from '../tongue';

/** A word, a number or a sign of a line, with its position. */
export interface LineToken {
  /** Folded word. */
  word: string;
  /** Set for numbers: 1.5 for "1,5" and "1 1/2". */
  value?: number;
  from: number;
  to: number;
  /** Inside brackets: a note. */
  isAside: boolean;
  /** Follows the previous token without a space. */
  isGlued: boolean;
  /** "Pâte", whose folded word is that of "pâté". */
  isPastry: boolean;
}

/** Fraction signs as digits, one kind of dash and of slash, no bullet in front. Positions below are in this text. */
export const plainLine = (line: string, tongue: Tongue): string =>
  withJoinedThousands(withPlainFractions(line.normalize('NFC')), tongue)
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/×/g, 'x')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•·▢☐*◦▪-]+/u, '')
    .trim();

const TOKEN =
  /(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d{1,3}(?:\.\d{3}){2,}(?!\d)|\d+(?:[.,]\d+)?|(?<![^\s(])[.,]\d+)(?:\s?\/\s?\d+)?|[\p{L}\p{M}]+|[()[\]%°"”″+&/:;,.~-]/gu;

const valueOf = (text: string, behind: string, tongue: Tongue): number | undefined => {
  // "00" flour and similar are names.
  if (/^0\d/.test(text)) return undefined;
  // So is "7up".
  if (text === '7' && /^[ -]?up\b/i.test(behind)) return undefined;
  const [number, below] = text.replace(/\s/g, '').split('/') as [string, string | undefined];
  if (below === undefined) return decimalOf(number, behind, tongue);
  return Number(below) > 0 ? decimalOf(number, behind, tongue) / Number(below) : undefined;
};

/** Spoons and cups that American cooks distinguish by a capital letter. */
const LETTER_UNITS: ReadonlyMap<string, string> = new Map([
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['c', 'cup'],
  ['C', 'cup'],
]);

/** A fraction after a whole number belongs to it, even after a dash: ranges are never written downwards. */
const wholeBefore = (
  tokens: readonly LineToken[],
  line: string,
  from: number,
  value: number,
): LineToken | undefined => {
  if (value >= 1) return undefined;
  const dash = tokens.at(-1)?.word === '-' ? 1 : 0;
  const whole = tokens.at(-1 - dash);
  if (whole?.value === undefined || !Number.isInteger(whole.value) || !/^\d+$/.test(whole.word)) return undefined;
  const between = line.slice(whole.to, from);
  return between === ' ' || (whole.value > 0 && between.includes('-')) ? whole : undefined;
};

/** Splits a line prepared by `plainLine`; "1 1/2" and "1-1/2" are one number. */
export const tokensOf = (line: string, tongue: Tongue): LineToken[] => {
  const tokens: LineToken[] = [];
  let depth = 0;
  for (const match of line.matchAll(TOKEN)) {
    const text = match[0];
    const from = match.index;
    const to = from + text.length;
    if (text === '(' || text === '[') depth += 1;
    const value = /\d/.test(text) ? valueOf(text, line.slice(to, to + 16), tongue) : undefined;
    const last = tokens.at(-1);
    const whole = value !== undefined && text.includes('/') ? wholeBefore(tokens, line, from, value) : undefined;
    if (whole) {
      if (last !== whole) tokens.pop();
      whole.value = whole.value! + value!;
      whole.to = to;
    } else
      tokens.push({
        word:
          tongue === 'en' && last?.value !== undefined ? (LETTER_UNITS.get(text) ?? foldText(text)) : foldText(text),
        value,
        from,
        to,
        isAside: depth > 0,
        isGlued: last !== undefined && last.to === from,
        isPastry: isPastry(text),
      });
    if ((text === ')' || text === ']') && depth > 0) depth -= 1;
  }
  return tokens;
};
