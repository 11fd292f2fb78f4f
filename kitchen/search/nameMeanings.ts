import { forgiven, isWithin, wordForms } from './nameWords';
import { firstAtLeast } from './firstAtLeast';
import type { WordNumbers } from './nameVocabulary';

/** The number of no word. */
const UNKNOWN = -1;
const FORM_FACTOR = 0.9;
const PREFIX_FACTOR = 0.7;
export const TYPO_FACTOR = 0.5;
const MIN_PREFIX = 4;

/** A known word that a typed one may mean, and how likely, from 0 to 1. */
export interface Meaning {
  word: string;
  factor: number;
}

/**
 * What typed words may mean among known ones.
 * @param vocabulary the known words, sorted
 * @param numbers the number of each
 */
export const createNameMeanings = (vocabulary: readonly string[], numbers: WordNumbers) => {
  const wordsBeginning = (typed: string) => {
    const words: string[] = [];
    for (let i = firstAtLeast(vocabulary, typed); i < vocabulary.length && vocabulary[i]!.startsWith(typed); i++)
      words.push(vocabulary[i]!);
    return words;
  };
  const misspelt = (typed: string) => {
    const limit = forgiven(typed.length);
    return limit === 0 ? [] : vocabulary.filter((word) => word[0] === typed[0] && isWithin(typed, word, limit));
  };

  /**
   * The known words that a typed word may mean, each with a confidence factor: the word itself in either number; if
   * unknown, longer words that begin so; if there are none, words it may be a misspelling of. `isWide`: all of these.
   */
  const meanings = (typed: string, isWide: boolean): Meaning[] => {
    const found = new Map<string, number>();
    const add = (words: readonly string[], factor: number) => {
      for (const word of words) if (!found.has(word)) found.set(word, word === typed ? 1 : factor);
    };
    add(
      wordForms(typed).filter((word) => numbers.has(word)),
      FORM_FACTOR,
    );
    if ((found.size === 0 || isWide) && typed.length >= MIN_PREFIX) add(wordsBeginning(typed), PREFIX_FACTOR);
    if (found.size === 0 || isWide) add(misspelt(typed), TYPO_FACTOR);
    return [...found].map(([word, factor]) => ({ word, factor }));
  };

  /** "Corn bread" is typed for "cornbread". */
  const joined = (typed: readonly string[]): string[] | undefined => {
    const at = typed.findIndex((word, i) => i > 0 && wordForms(typed[i - 1]! + word).some((form) => numbers.has(form)));
    return at < 0 ? undefined : [...typed.slice(0, at - 1), typed[at - 1]! + typed[at]!, ...typed.slice(at + 1)];
  };

  /** Each word as typed and in its other forms. */
  const phraseOf = (words: readonly string[]) =>
    words.map((word) => [word, ...wordForms(word)].map((form) => numbers.get(form) ?? UNKNOWN));

  return { meanings, joined, phraseOf };
};

export type NameMeanings = ReturnType<typeof createNameMeanings>;
