import { bestOf } from './bestOf';
import { createGrowingNumbers } from './growingNumbers';
import { foldedWords, forgiven, isFiller, isWithin } from './nameWords';
import { createTitlePhrases } from './titlePhrases';

/** What a recipe can be found by when its name is asked for. */
export interface NameEntry {
  /** Its title in every language. */
  titles: readonly string[];
  /** Weaker words: names of its ingredients, its cuisine. */
  words: readonly string[];
  popularity: number;
}

export interface NameResult {
  /** Positions of recipes in the order in which they were added, best match first. */
  entries: number[];
  /** How many there are, also beyond `entries`. */
  total: number;
}

const TITLE_WEIGHT = 10;
const WORD_WEIGHT = 2;
const PREFIX_FACTOR = 0.7;
const TYPO_FACTOR = 0.5;
const MIN_PREFIX = 2;

/** A posting says in one number which recipe has the word, and whether in its title. */
const postingOf = (entry: number, isTitle: boolean) => entry * 2 + (isTitle ? 1 : 0);
const entryOf = (posting: number) => posting >>> 1;
const weightOf = (posting: number) => ((posting & 1) === 1 ? TITLE_WEIGHT : WORD_WEIGHT);

/**
 * Builds an index over the names of recipes: accents and case do not matter, the order of words does not, the last
 * letters of a word may be missing, and slips of typing are forgiven where nothing is spelled exactly so. It keeps numbers
 * and each word once, so that it holds a million titles.
 */
export const createNameIndexBuilder = () => {
  const numbers = new Map<string, number>();
  const lists: number[][] = [];
  const phrases = createTitlePhrases();
  const popularities = createGrowingNumbers(Float64Array);

  /** Words have numbers from 1. */
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    lists.push([]);
    numbers.set(word, lists.length);
    return lists.length;
  };

  return {
    add({ titles, words, popularity }: NameEntry): void {
      const entry = popularities.length;
      popularities.push(popularity);
      const folded = titles.map((title) => foldedWords(title).map(numberOf));
      phrases.add(folded);
      // A word that stands in both counts as a word of the title.
      const ofTitle = new Set(folded.flat());
      for (const word of ofTitle) lists[word - 1]!.push(postingOf(entry, true));
      for (const word of new Set(words.flatMap(foldedWords).map(numberOf)))
        if (!ofTitle.has(word)) lists[word - 1]!.push(postingOf(entry, false));
    },

    build() {
      // List by list, so that no list is in memory twice for longer than it takes to copy.
      const postings = lists.map((list, i) => {
        lists[i] = [];
        return Uint32Array.from(list);
      });
      return searcherOf(numbers, postings, phrases.finish(), popularities.finish());
    },
  };
};

const searcherOf = (
  numbers: ReadonlyMap<string, number>,
  postings: readonly Uint32Array[],
  phrases: ReturnType<ReturnType<typeof createTitlePhrases>['finish']>,
  popularities: Float64Array,
) => {
  const vocabulary = [...numbers.keys()].sort();
  /** Of the word that is looked at, and of all typed words together; all zeros between two searches. */
  const ofWord = new Float64Array(popularities.length);
  const weights = new Float64Array(popularities.length);
  const bests = new Float64Array(popularities.length);
  const counts = new Uint16Array(popularities.length);

  const firstAtLeast = (word: string) => {
    let low = 0;
    let high = vocabulary.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (vocabulary[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** The known words that a typed word may mean, each with how sure that is. */
  const meanings = (typed: string): { word: string; factor: number }[] => {
    const found: { word: string; factor: number }[] = [];
    for (let i = firstAtLeast(typed); i < vocabulary.length && vocabulary[i]!.startsWith(typed); i++) {
      const word = vocabulary[i]!;
      if (word === typed) found.push({ word, factor: 1 });
      else if (typed.length >= MIN_PREFIX) found.push({ word, factor: PREFIX_FACTOR });
    }
    if (found.length > 0) return found;
    const limit = forgiven(typed.length);
    if (limit === 0) return found;
    for (const word of vocabulary) if (isWithin(typed, word, limit)) found.push({ word, factor: TYPO_FACTOR });
    return found;
  };

  /** Adds the best weight of each entry for one typed word; entries that are met for the first time go into `met`. */
  const weigh = (typed: string, met: number[]): void => {
    const here: number[] = [];
    for (const { word, factor } of meanings(typed))
      for (const posting of postings[numbers.get(word)! - 1]!) {
        const entry = entryOf(posting);
        if (ofWord[entry] === 0) here.push(entry);
        ofWord[entry] = Math.max(ofWord[entry]!, weightOf(posting) * factor);
      }
    for (const entry of here) {
      const weight = ofWord[entry]!;
      ofWord[entry] = 0;
      if (counts[entry] === 0) met.push(entry);
      counts[entry]! += 1;
      weights[entry]! += weight;
      bests[entry] = Math.max(bests[entry]!, weight);
    }
  };

  const resultOf = (met: readonly number[], asked: number, phrase: readonly number[], most: number): NameResult => {
    const complete = met.filter((entry) => counts[entry] === asked);
    const found =
      complete.length > 0 || asked === 1
        ? complete
        : met.filter((entry) => counts[entry]! * 2 >= asked && bests[entry]! >= TITLE_WEIGHT * TYPO_FACTOR);
    for (const entry of found) weights[entry]! += phrases.bonus(entry, phrase);
    const compare = (a: number, b: number) =>
      counts[b]! - counts[a]! || weights[b]! - weights[a]! || popularities[b]! - popularities[a]! || a - b;
    return { entries: bestOf(found, most, compare), total: found.length };
  };

  /**
   * Entries that a name may mean, best first: the exact phrase, then those with every word, by where the words stand
   * and by popularity. Where no entry has every word, those that have at least half of them, one in the title.
   * @param most how many of them are wanted
   */
  const search = (name: string, isWanted: (entry: number) => boolean, most: number): NameResult => {
    const typed = foldedWords(name);
    const meaningful = [...new Set(typed.filter((word) => !isFiller(word)))];
    const asked = meaningful.length > 0 ? meaningful : [...new Set(typed)];
    const met: number[] = [];
    for (const word of asked) weigh(word, met);
    const phrase = typed.map((word) => numbers.get(word) ?? -1);
    const result = resultOf(met.filter(isWanted), asked.length, phrase, most);
    for (const entry of met) weights[entry] = bests[entry] = counts[entry] = 0;
    return result;
  };

  return { search };
};

export type NameIndex = ReturnType<typeof searcherOf>;
