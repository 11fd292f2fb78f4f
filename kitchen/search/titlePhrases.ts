import { createGrowingNumbers } from './growingNumbers';

/** Separates two titles of one recipe. */
const BREAK = 0;

/** Where in a title the words stand does not matter, because "carbonara" is the best known of all carbonaras. */
export const PHRASE_BONUS = { exact: 1_200, whole: 1_000, part: 150 } as const;

/** The numbers of a typed word: the word itself first, then its other forms. */
type PhraseWord = readonly number[];

/** The titles as they are stored: the words of all, and where those of each recipe begin. */
export interface StoredTitles {
  all: Uint32Array;
  first: Uint32Array;
}

/**
 * The titles of all recipes as lists of word numbers: a million titles in a few dozen megabytes.
 * @param from the titles to go on with
 * @param isOwn no one else goes on with them
 */
export const createTitlePhrases = (from?: StoredTitles, isOwn?: boolean) => {
  const words = createGrowingNumbers(Uint32Array, { from: from?.all, isOwn });
  const starts = createGrowingNumbers(Uint32Array, { from: from?.first, isOwn });

  return {
    /** @param titles each a list of word numbers, from 1 */
    add(titles: readonly (readonly number[])[]): void {
      starts.push(words.length);
      for (const title of titles) {
        words.push(BREAK);
        for (const word of title) words.push(word);
      }
      words.push(BREAK);
    },

    /** @param fillers numbers of the words that mean nothing: a phrase matches with or without them */
    build: (fillers: ReadonlySet<number>) => phrasesOf(words.soFar(), starts.soFar(), fillers),
  };
};

/** Compares a typed phrase with the words from a position on. */
const phraseReader = (all: Uint32Array, fillers: ReadonlySet<number>) => {
  /** Where a phrase that begins here ends; undefined when none does. */
  const endOf = (phrase: readonly PhraseWord[], at: number): number | undefined => {
    let next = at;
    for (let i = 0; i < phrase.length; i += 1) {
      while (i > 0 && fillers.has(all[next]!)) next += 1;
      if (!phrase[i]!.includes(all[next]!)) return undefined;
      next += 1;
    }
    return next;
  };
  const isTitleStart = (at: number): boolean => {
    let before = at - 1;
    while (fillers.has(all[before]!)) before -= 1;
    return all[before] === BREAK;
  };
  const isTitleEnd = (at: number): boolean => {
    let behind = at;
    while (fillers.has(all[behind]!)) behind += 1;
    return all[behind] === BREAK;
  };

  return {
    /** Whether a whole title is exactly what was typed. */
    isExact: (typed: readonly PhraseWord[], at: number): boolean =>
      all[at - 1] === BREAK && all[at + typed.length] === BREAK && typed.every(([word], i) => all[at + i] === word),

    /** The bonus of a phrase that begins here; 0 when it does not. */
    bonusAt(phrase: readonly PhraseWord[], at: number): number {
      const end = phrase[0]?.includes(all[at]!) ? endOf(phrase, at) : undefined;
      if (end === undefined) return 0;
      return isTitleStart(at) && isTitleEnd(end) ? PHRASE_BONUS.whole : PHRASE_BONUS.part;
    },
  };
};

const phrasesOf = (all: Uint32Array, first: Uint32Array, fillers: ReadonlySet<number>) => {
  const { isExact, bonusAt } = phraseReader(all, fillers);
  const endOfEntry = (entry: number): number => (entry + 1 < first.length ? first[entry + 1]! : all.length);

  return {
    all,
    first,

    /**
     * Extra weight of an entry whose titles contain the typed words, in either number, as a phrase.
     * @param typed every word
     */
    bonus(entry: number, typed: readonly PhraseWord[]): number {
      const meaningful = typed.filter(([word]) => !fillers.has(word!));
      const phrase = meaningful.length > 0 ? meaningful : typed;
      const last = endOfEntry(entry);
      let best = 0;
      for (let at = first[entry]! + 1; at < last; at += 1) {
        if (isExact(typed, at)) return PHRASE_BONUS.exact;
        best = Math.max(best, bonusAt(phrase, at));
      }
      return best;
    },

    /** Calls back with each title of an entry, as words and the place of the title among the entry's titles. */
    eachTitle(entry: number, read: (title: Uint32Array, place: number) => void): void {
      const end = endOfEntry(entry);
      let place = 0;
      let start = first[entry]! + 1;
      for (let at = start; at < end; at += 1) {
        if (all[at] !== BREAK) continue;
        read(all.subarray(start, at), place);
        place += 1;
        start = at + 1;
      }
    },
  };
};

export type TitlePhrases = ReturnType<ReturnType<typeof createTitlePhrases>['build']>;
