import type { Language } from '@contracts/vocabulary';
import { foldText } from '@kitchen/reading/foldWord';
import { RECEIPT_FILLERS, RECEIPT_WORDS } from './receiptWords';

/**
 * A price at the end of a line, with the letter of its tax rate: the mark of a receipt's line for one article. The edge
 * of the paper may be read as one more mark.
 */
export const PRICE = /\d{1,4}[.,]\s?\d{2}\s*(?:€|eur|£|\$)?\s*[A-F*]?(?:\s+\S)?\s*$/i;

/** Whether a line names an article with its price. */
export const isArticle = (text: string): boolean => PRICE.test(text.trim()) && /\p{L}{3}/u.test(text);

const WEIGHT =
  /(?<![\d.,/])(?:(\d{1,2})\s?[x×]\s?)?(\d{1,4}(?:[.,]\d{1,3})?)\s?(kgs?|gr?s?|lts?|l|ml|cl|lbs?|oz)(?![\p{L}\d])/iu;
const COUNT_FIRST = /^\s*(\d{1,2})\s?(?:[x×@]\s*)?(?=\s*\p{L}{3})/u;
const COUNT_AFTER = /(?<![\d.,])(\d{1,2})\s?(?:pk|pack|pcs|uds?|st)(?!\p{L})/iu;

const UNITS: readonly [RegExp, string][] = [
  [/^kg/, 'kg'],
  [/^g/, 'g'],
  [/^l(?:t|$)/, 'l'],
  [/^ml/, 'ml'],
  [/^cl/, 'cl'],
  [/^lb/, 'lb'],
  [/^oz/, 'oz'],
];

const unitOf = (printed: string) => UNITS.find(([pattern]) => pattern.test(printed.toLowerCase()))?.[1] ?? '';

/** How much a line says there is: “500 g”, “4 × 125 g”, “6 ×”; undefined when it does not say. */
export const quantityIn = (text: string): string | undefined => {
  const weight = WEIGHT.exec(text);
  if (weight) {
    const [, times, amount = '', unit = ''] = weight;
    return `${times === undefined ? '' : `${times} × `}${amount} ${unitOf(unit)}`;
  }
  const count = COUNT_FIRST.exec(text)?.[1] ?? COUNT_AFTER.exec(text)?.[1];
  return count === undefined || Number(count) < 2 ? undefined : `${Number(count)} ×`;
};

/** The tables of a cook: of the own language, then English, which is printed in many countries. */
const tablesOf = (language: Language) =>
  language === 'es' || language === 'fr' ? [RECEIPT_WORDS[language], RECEIPT_WORDS.en] : [RECEIPT_WORDS.en];

const isPlain = (word: string) => word.length > 0 && !RECEIPT_FILLERS.has(word);

/** The words that a till printed, folded, without sizes and shops' own names. */
export const printedWordsOf = (words: string): string[] =>
  foldText(words)
    .split(/[^\p{L}\p{M}/'’-]+/u)
    .filter(isPlain);

/** Words that are shortened together, at most. */
const TOGETHER = 3;

/** A printed word, or a run of them, and what it means. */
export interface Meaning {
  printed: string;
  /** What the table says; the printed word itself when the table does not know it. */
  written: string;
  isShortened: boolean;
}

/** The words with each run that the table knows written out, the longest run first. */
const meaningsOf = (printed: readonly string[], table: ReadonlyMap<string, string>): Meaning[] => {
  const meanings: Meaning[] = [];
  for (let at = 0; at < printed.length;) {
    let length = Math.min(TOGETHER, printed.length - at);
    while (length > 0 && !table.has(printed.slice(at, at + length).join('_'))) length -= 1;
    const run = printed.slice(at, at + Math.max(1, length));
    const written = table.get(run.join('_'));
    meanings.push({ printed: run.join(' '), written: written ?? run[0]!, isShortened: written !== undefined });
    at += run.length;
  }
  return meanings;
};

/** A receipt's line written out by one table. */
export interface WrittenOut {
  text: string;
  /** A word was shortened, as opposed to a size or a shop's name that was left out. */
  isShortened: boolean;
  meanings: readonly Meaning[];
}

/**
 * The words of a receipt's line written out, by each table that knows one of them: “chkn thighs” is “chicken thighs”.
 * @param words without numbers
 */
export const writtenOut = (words: string, language: Language): WrittenOut[] => {
  const printed = printedWordsOf(words);
  const hasFillers = printed.length < words.trim().split(/\s+/).length;
  return tablesOf(language).flatMap((table) => {
    const meanings = meaningsOf(printed, table);
    const isShortened = meanings.some((meaning) => meaning.isShortened);
    const text = meanings.map(({ written }) => written).join(' ');
    return isShortened || hasFillers ? { text: text.replace(/^de |^d’/, ''), isShortened, meanings } : [];
  });
};
