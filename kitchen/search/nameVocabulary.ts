import { isFiller } from './nameWords';

/** The number of each word, from 1. */
export type WordNumbers = Pick<ReadonlyMap<string, number>, 'get' | 'has'>;

/** The words of an index over names. */
export interface KnownWords {
  /** All words, sorted. */
  vocabulary: readonly string[];
  numbers: WordNumbers;
  /** The postings of each word, by its number less one. */
  postings: readonly Uint32Array[];
  /** Numbers of the words that mean nothing. */
  fillers: ReadonlySet<number>;
}

/**
 * Words that were numbered before.
 * @param words in the order of their numbers
 * @param postings of each
 */
export const knownWordsOf = (words: readonly string[], postings: readonly Uint32Array[]): KnownWords => ({
  vocabulary: words.toSorted(),
  numbers: new Map(words.map((word, i) => [word, i + 1])),
  postings,
  fillers: new Set(words.flatMap((word, i) => (isFiller(word) ? [i + 1] : []))),
});

/** Two sorted lists as one. */
const merged = (a: readonly string[], b: readonly string[]): string[] => {
  if (a.length === 0) return [...b];
  const all: string[] = [];
  let next = 0;
  for (const word of a) {
    while (next < b.length && b[next]! < word) all.push(b[next++]!);
    all.push(word);
  }
  return all.concat(b.slice(next));
};

const joined = (list: Uint32Array | undefined, tail: readonly number[]): Uint32Array => {
  if (!list) return Uint32Array.from(tail);
  const both = new Uint32Array(list.length + tail.length);
  both.set(list);
  both.set(tail, list.length);
  return both;
};

/**
 * Numbers words and lists who has each. It can be built again and again as it grows, at the cost of what is new and of
 * one pass over the words.
 * @param from the words to go on with
 */
export const createNameVocabulary = (from?: KnownWords) => {
  /** The words that `from` does not have. */
  const further = new Map<string, number>();
  const before = from?.postings.length ?? 0;
  const numberOfKnown = (word: string) => from?.numbers.get(word) ?? further.get(word);
  let postings: readonly Uint32Array[] = from?.postings ?? [];
  let vocabulary: readonly string[] = from?.vocabulary ?? [];
  let added: string[] = [];
  /** What each word has got since the last time, by its number less one. */
  let tails = new Map<number, number[]>();
  const fillers = new Set<number>(from?.fillers);

  return {
    numberOf(word: string): number {
      const known = numberOfKnown(word);
      if (known !== undefined) return known;
      const number = before + further.size + 1;
      further.set(word, number);
      added.push(word);
      if (isFiller(word)) fillers.add(number);
      return number;
    },

    /** Postings of a word arrive in ascending order. */
    post(number: number, posting: number): void {
      const tail = tails.get(number - 1);
      if (tail) tail.push(posting);
      else tails.set(number - 1, [posting]);
    },

    build(): KnownWords {
      const lists = [...postings];
      // A word that only its number is known of has an empty list.
      const size = before + further.size;
      for (let i = lists.length; i < size; i += 1) lists.push(joined(undefined, tails.get(i) ?? []));
      for (const [i, tail] of tails) if (i < postings.length) lists[i] = joined(postings[i], tail);
      vocabulary = merged(vocabulary, added.sort());
      postings = lists;
      added = [];
      tails = new Map();
      const numbers: WordNumbers = {
        get(word) {
          const number = numberOfKnown(word);
          return number === undefined || number > size ? undefined : number;
        },
        has: (word) => (numberOfKnown(word) ?? Infinity) <= size,
      };
      return { vocabulary, numbers, postings, fillers: new Set(fillers) };
    },
  };
};
