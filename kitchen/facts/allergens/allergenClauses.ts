import { foldText } from '@kitchen/reading/foldWord';
import type { Tongue } from '@kitchen/reading/tongue';

export interface ClauseWord {
  /** As written in the text. */
  text: string;
  folded: string;
}

/**
 * A part of a line about one thing. A denial in it applies to this clause alone. It ends at a comma, a bracket, a
 * colon, a slash, a dash between spaces, and at "or".
 */
export interface Clause {
  words: ClauseWord[];
  /** It follows a comma or an opening bracket, so it may describe the clause before. */
  isAside: boolean;
  /** "or" or a slash joins it to its neighbour, so it names an alternative. */
  isAlternative: boolean;
  /** It is part of a warning such as "may contain", which lasts to the end of the sentence or bracket. */
  isStatement: boolean;
}

/** Warnings, folded. The product may contain what follows them. */
const STATEMENT =
  /\b(may (?:also )?contain|can contain|contains? traces?|traces? of|peu(?:ven)?t (?:aussi )?contenir|traces? (?:eventuelles? )?d(?:e|')|pu(?:e|o)de(?:n)? contener|trazas? de|(?:made|produced|packed) (?:in|on) a (?:factory|facility|line)|fabrique dans un atelier|elaborado en una (?:fabrica|planta)|not suitable for|presence (?:possible|eventuelle) d)/g;
const STATEMENT_END = /[.;)\]\n]/;

/** Label phrases for what the product does not contain, up to the end of the sentence. */
const FREE_FROM = /(?<=(?:^|[.;(]) *)free (?:from|of)\b|\bfree (?:from|of) ?:/g;

const TOKEN = /\d+(?:[.,:/]\d+)+|[\p{L}\p{M}\p{N}]+|[,;:.!?()[\]/\n]|(?<=\s)[-–—](?=\s)/gu;
const ALTERNATIVES: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  en: new Set(['or']),
  es: new Set(['o', 'u']),
  fr: new Set(['ou']),
};

const MAY_FOLD = /[^\0-_a-~]/gu;

/** A composed text, folded without moving a letter: ligatures stay, because "oe" for "œ" would shift all that follows. */
const foldInPlace = (text: string): string =>
  text
    .replace(MAY_FOLD, (letter) => {
      const folded = foldText(letter);
      return folded.length === letter.length ? folded : letter;
    })
    .toLowerCase();

/**
 * Returns a test whether a position of a composed text is in a sentence that starts with the phrase. Positions must be
 * tested in ascending order.
 */
const withinSentence = (text: string, phrase: RegExp) => {
  const folded = foldInPlace(text);
  const ranges: (readonly [from: number, to: number])[] = [];
  for (const { index } of folded.matchAll(phrase)) {
    // The phrase was found earlier in the same sentence.
    if (index < (ranges.at(-1)?.[1] ?? 0)) continue;
    const length = folded.slice(index).search(STATEMENT_END);
    ranges.push([index, length < 0 ? Infinity : index + length]);
  }
  let next = 0;
  return (place: number) => {
    while (next < ranges.length && place >= ranges[next]![1]) next += 1;
    return next < ranges.length && place >= ranges[next]![0];
  };
};

/** A line without its warnings, because "may contain nuts" names no ingredient. */
export const withoutWarnings = (written: string): string => {
  const text = written.normalize('NFC');
  const isWarningAt = withinSentence(text, STATEMENT);
  return Array.from({ length: text.length }, (_, i) => (isWarningAt(i) ? ' ' : text[i]!)).join('');
};

/** Splits a text into clauses, in linear time. */
export const clausesOf = (written: string, tongue: Tongue): Clause[] => {
  const text = written.normalize('NFC');
  const isStatementAt = withinSentence(text, STATEMENT);
  const isFreeFromAt = withinSentence(text, FREE_FROM);
  const clauses: Clause[] = [];
  let clause: Clause = { words: [], isAside: false, isAlternative: false, isStatement: false };
  const end = (next: Partial<Clause>) => {
    if (clause.words.length > 0) clauses.push(clause);
    const isEmpty = clause.words.length === 0;
    clause = {
      words: [],
      isAside: next.isAside ?? (isEmpty && clause.isAside),
      isAlternative: next.isAlternative ?? (isEmpty && clause.isAlternative),
      isStatement: false,
    };
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (isFreeFromAt(index)) continue;
    const folded = foldText(token);
    const isStatement = isStatementAt(index);
    // In "mont d'or", "or" means gold and joins no alternative.
    const isName = folded === 'or' && clause.words.at(-1)?.folded === 'd';
    if (folded === '/' || (ALTERNATIVES[tongue].has(folded) && !isName)) {
      clause.isAlternative = true;
      end({ isAlternative: true });
    } else if (!/[\p{L}\p{M}\p{N}]/u.test(token)) {
      if (token !== '.' || !/\S/.test(text.charAt(index + 1))) end({ isAside: /[,([–—-]/.test(token) });
    } else {
      if (clause.isStatement !== isStatement) end({});
      clause.isStatement = isStatement;
      clause.words.push({ text: token, folded });
    }
  }
  end({});
  return clauses;
};
