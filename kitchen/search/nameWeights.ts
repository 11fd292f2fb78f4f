import type { NameMeanings } from './nameMeanings';
import { TYPO_FACTOR } from './nameMeanings';
import { entryOf, TITLE_WEIGHT, weightOf } from './namePostings';
import { isFiller } from './nameWords';
import type { WordNumbers } from './nameVocabulary';

interface Words {
  numbers: WordNumbers;
  /** The postings of each word, by its number less one. */
  postings: readonly Uint32Array[];
  meanings: NameMeanings;
  /** The number of entries. */
  size: number;
}

/** The entries that have a name's words. */
export interface Weighed {
  typed: readonly string[];
  /** Those with at least one of the words. */
  met: readonly number[];
  /** Those with every word. */
  complete: readonly number[];
  /** One of them has every word in a title. */
  isNamed: boolean;
}

/** Weighs entries by typed words; `weights` holds the result until `clear`. */
const createTally = ({ numbers, postings, meanings: { meanings }, size }: Words) => {
  /** Weights of the current word and of all typed words together; all zeros between searches. */
  const ofWord = new Float64Array(size);
  const weights = new Float64Array(size);
  const counts = new Uint16Array(size);
  /** How many of the words are in a title. */
  const titled = new Uint16Array(size);

  /**
   * Adds the best weight of each entry for one typed word, and collects in `met` the entries seen for the first time.
   */
  const weigh = (typed: string, isWide: boolean, met: number[]): void => {
    const here: number[] = [];
    for (const { word, factor } of meanings(typed, isWide))
      for (const posting of postings[numbers.get(word)! - 1]!) {
        const entry = entryOf(posting);
        if (ofWord[entry] === 0) here.push(entry);
        ofWord[entry] = Math.max(ofWord[entry]!, weightOf(posting) * factor);
      }
    for (const entry of here) {
      if (ofWord[entry]! >= TITLE_WEIGHT * TYPO_FACTOR) titled[entry]! += 1;
      const weight = ofWord[entry]!;
      ofWord[entry] = 0;
      if (counts[entry] === 0) met.push(entry);
      counts[entry]! += 1;
      weights[entry]! += weight;
    }
  };

  /** Weighs every word, and returns the entries that have them all. */
  const weighAll = (typed: readonly string[], isWide: boolean): Weighed => {
    const meaningful = [...new Set(typed.filter((word) => !isFiller(word)))];
    const asked = meaningful.length > 0 ? meaningful : [...new Set(typed)];
    const met: number[] = [];
    for (const word of asked) weigh(word, isWide, met);
    const complete = met.filter((entry) => counts[entry] === asked.length);
    // Of a recipe that is named, every word stands in a title.
    const isNamed = complete.some((entry) => titled[entry] === asked.length);
    for (const entry of met) titled[entry] = 0;
    return { typed, met, complete, isNamed };
  };

  const clear = ({ met }: Weighed) => {
    for (const entry of met) weights[entry] = counts[entry] = 0;
  };

  return { weights, weighAll, clear };
};

/** Weighs entries by the words of a name. `weights` holds the result until `clear`. */
export const createNameWeights = (words: Words) => {
  const { joined } = words.meanings;
  const { weights, weighAll, clear } = createTally(words);

  /** As typed; then with two words written as one; then with longer words and misspellings of known words too. */
  const understood = (typed: readonly string[]): Weighed => {
    const first = weighAll(typed, false);
    if (first.isNamed) return first;
    for (const [other, isWide] of [
      [joined(typed), false],
      [typed, true],
    ] as const) {
      if (!other) continue;
      clear(first);
      const second = weighAll(other, isWide);
      if (second.isNamed) return second;
      clear(second);
      weighAll(typed, false);
    }
    return first;
  };

  return { weights, understood, clear };
};
