import type { Language } from '@contracts/vocabulary';
import { foldText } from './foldWord';
import type { WordIndex } from './wordIndex';

/** The pastry that French recipes mean by "pâte" alone: it has the allergens of any other. */
const PASTRY = 'shortcrust-pastry';

/** Whether a word is French for pastry. Without its accents it could not be told from "pâté". */
export const isPastry = (word: string): boolean => /^pâte$/i.test(word.normalize('NFC'));

/** A folded word, and whether it was "pâte", whose folded word is that of "pâté". */
export interface SpelledWord {
  word: string;
  isPastry: boolean;
}

/** A word as the names of ingredients are looked up by. */
export const spelledWord = (written: string): SpelledWord => ({ word: foldText(written), isPastry: isPastry(written) });

/** The ingredient that words name exactly. */
export const exactName = (
  index: Pick<WordIndex, 'exact'>,
  words: readonly SpelledWord[],
  language?: Language,
): string | undefined =>
  words.length === 1 && words[0]!.isPastry
    ? PASTRY
    : index.exact(
        words.map(({ word }) => word),
        language,
      );
