import { bestOf } from './bestOf';
import { createGrowingNumbers } from './growingNumbers';
import { createLooseTitles } from './looseTitles';
import { foldedWords, forgiven, isFiller, isWithin, wordForms } from './nameWords';
import { createTitleStarts } from './suggest/titleStarts';
import { createTitlePhrases, type TitlePhrases } from './titlePhrases';

/** The texts by which a recipe can be found. */
export interface NameEntry {
  /** Its title in every language. */
  titles: readonly string[];
  /** Weaker words: the names of its ingredients, its cuisine. */
  words: readonly string[];
  popularity: number;
}

export interface NameResult {
  /** Positions of recipes in the order they were added, best match first. */
  entries: number[];
  /** Number of all matches, also beyond `entries`. */
  total: number;
  /** Matches of the requested kind that are filtered out. */
  hidden: number[];
  /** Matches under `isCounted`, in no order. */
  counted: number[];
  /** No recipe is the one that was named; these are near it. */
  isNear?: boolean;
}

/** Which recipes a search may show. */
export interface NameLimits {
  isWanted: (entry: number) => boolean;
  /**
   * Whether an entry is of the requested kind. One that is, but is not wanted, is hidden. When absent, nothing is
   * hidden.
   */
  isOfKind?: (entry: number) => boolean;
  /** Which entries are counted; the wanted ones when absent. */
  isCounted?: (entry: number) => boolean;
}

interface NameOptions {
  /** Scores of entries that are near the dish, given those of which the whole title was typed. */
  near?: (whole: readonly number[]) => NearDishes;
  /** The name with what it rules out, which may be a title: "margarita sin alcohol". */
  typedName?: string;
}

/** The number of no word. */
const UNKNOWN = -1;
const TITLE_WEIGHT = 10;
const WORD_WEIGHT = 2;
const FORM_FACTOR = 0.9;
const PREFIX_FACTOR = 0.7;
const TYPO_FACTOR = 0.5;
const MIN_PREFIX = 4;

/** Entries that are near a dish that is not in the index. */
export interface NearDishes {
  scores: ReadonlyMap<number, number>;
  /** What was typed names only ingredients and cuisines: recipes with all of them are what was asked for. */
  isAbout: boolean;
}
const onlyWhole = (whole: readonly number[]): NearDishes => ({
  scores: new Map(whole.map((entry) => [entry, 1])),
  isAbout: true,
});
const NOTHING_NEAR: NearDishes = { scores: new Map(), isAbout: false };

/** A posting encodes in one number which recipe has the word, and whether in its title. */
const postingOf = (entry: number, isTitle: boolean) => entry * 2 + (isTitle ? 1 : 0);
const entryOf = (posting: number) => posting >>> 1;
const weightOf = (posting: number) => ((posting & 1) === 1 ? TITLE_WEIGHT : WORD_WEIGHT);

/**
 * Builds an index over recipe names. Accents, case and word order do not matter, the last letters of a word may be
 * missing, and typing errors are accepted when nothing is spelled exactly so. It stores numbers and each word once, so
 * that a million titles fit in memory.
 */
export const createNameIndexBuilder = () => {
  const numbers = new Map<string, number>();
  const lists: number[][] = [];
  const phrases = createTitlePhrases();
  const popularities = createGrowingNumbers(Float64Array);

  /** Words are numbered from 1. */
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
      // A word in both counts as a title word.
      const ofTitle = new Set(folded.flat());
      for (const word of ofTitle) lists[word - 1]!.push(postingOf(entry, true));
      for (const word of new Set(words.flatMap(foldedWords).map(numberOf)))
        if (!ofTitle.has(word)) lists[word - 1]!.push(postingOf(entry, false));
    },

    build() {
      // List by list, so that two copies of a list exist only briefly.
      const postings = lists.map((list, i) => {
        lists[i] = [];
        return Uint32Array.from(list);
      });
      const fillers = new Set([...numbers].flatMap(([word, number]) => (isFiller(word) ? number : [])));
      return searcherOf(numbers, postings, phrases.finish(fillers), popularities.finish());
    },
  };
};

const searcherOf = (
  numbers: ReadonlyMap<string, number>,
  postings: readonly Uint32Array[],
  phrases: TitlePhrases,
  popularities: Float64Array,
) => {
  const vocabulary = [...numbers.keys()].sort();
  /** Weights of the current word and of all typed words together; all zeros between searches. */
  const ofWord = new Float64Array(popularities.length);
  const weights = new Float64Array(popularities.length);
  const counts = new Uint16Array(popularities.length);
  /** How many of the words are in a title. */
  const titled = new Uint16Array(popularities.length);

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

  const wordsBeginning = (typed: string) => {
    const words: string[] = [];
    for (let i = firstAtLeast(typed); i < vocabulary.length && vocabulary[i]!.startsWith(typed); i++)
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
  const meanings = (typed: string, isWide: boolean): { word: string; factor: number }[] => {
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

  /** "Corn bread" is typed for "cornbread". */
  const joined = (typed: readonly string[]): string[] | undefined => {
    const at = typed.findIndex((word, i) => i > 0 && wordForms(typed[i - 1]! + word).some((form) => numbers.has(form)));
    return at < 0 ? undefined : [...typed.slice(0, at - 1), typed[at - 1]! + typed[at]!, ...typed.slice(at + 1)];
  };

  /** Weighs every word, and returns the entries that have them all. */
  const weighAll = (typed: readonly string[], isWide: boolean) => {
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
  type Weighed = ReturnType<typeof weighAll>;

  const clear = ({ met }: Weighed) => {
    for (const entry of met) weights[entry] = counts[entry] = 0;
  };

  /** As typed; then with two words written as one; then with longer words and misspellings of known words too. */
  const understood = (typed: readonly string[]): Weighed => {
    const first = weighAll(typed, false);
    if (first.isNamed) return first;
    for (const [words, isWide] of [
      [joined(typed), false],
      [typed, true],
    ] as const) {
      if (!words) continue;
      clear(first);
      const second = weighAll(words, isWide);
      if (second.isNamed) return second;
      clear(second);
      weighAll(typed, false);
    }
    return first;
  };

  /** Recipes of which a whole title stands among the typed words: "vegetarian lasagne" is near lasagne. */
  const wholeTitles = ({ typed, met }: Weighed): number[] => {
    const known = new Set(typed.flatMap(wordForms).flatMap((word) => numbers.get(word) ?? []));
    return met.filter((entry) => {
      let isWhole = false;
      phrases.eachTitle(entry, (title) => {
        isWhole ||= title.length > 0 && title.every((word) => known.has(word));
      });
      return isWhole;
    });
  };

  const looseTitles = createLooseTitles({
    vocabulary,
    numbers,
    titledWith: (number) => [...postings[number - 1]!].filter((one) => (one & 1) === 1).map(entryOf),
    isFood: (number) => postings[number - 1]!.some((one) => (one & 1) === 0),
    phrases,
  });

  /** Each word as typed and in its other forms. */
  const phraseOf = (words: readonly string[]) =>
    words.map((word) => [word, ...wordForms(word)].map((form) => numbers.get(form) ?? UNKNOWN));

  const resultOf = (
    found: readonly number[],
    typed: readonly ReturnType<typeof phraseOf>[],
    most: number,
  ): Omit<NameResult, 'hidden' | 'counted'> => {
    for (const entry of found) weights[entry]! += Math.max(0, ...typed.map((phrase) => phrases.bonus(entry, phrase)));
    const compare = (a: number, b: number) => weights[b]! - weights[a]! || popularities[b]! - popularities[a]! || a - b;
    return { entries: bestOf(found, most, compare), total: found.length };
  };

  /**
   * Entries that match a name, best first: the exact phrase, then those with every word, by where the words are and by
   * popularity. When there are none, those that `near` says are near it.
   * @param most how many entries to return
   */
  const search = (
    name: string,
    { isWanted, isOfKind, isCounted = isWanted }: NameLimits,
    most: number,
    { near = onlyWhole, typedName = name }: NameOptions = {},
  ): NameResult => {
    const typed = foldedWords(name);
    const weighed = understood(typed);
    const loose = weighed.isNamed ? [] : looseTitles([...new Set(typed.filter((word) => !isFiller(word)))]);
    const isNamed = weighed.isNamed || loose.length > 0;
    const { scores, isAbout } = isNamed ? NOTHING_NEAR : near(wholeTitles(weighed));
    const isAnswer = isNamed || (isAbout && weighed.complete.length > 0);
    const matches = loose.length > 0 ? loose : isAnswer ? weighed.complete : [...scores.keys()];
    if (!isAnswer) for (const [entry, score] of scores) weights[entry] = score;
    const typedPhrases = isAnswer ? [weighed.typed, foldedWords(typedName)].map(phraseOf) : [];
    const result = resultOf(matches.filter(isWanted), typedPhrases, most);
    // Counted among all of the requested kind, because lifting the filter shows exactly these.
    const hidden = isOfKind ? matches.filter((entry) => isOfKind(entry) && !isWanted(entry)) : [];
    const counted = matches.filter(isCounted);
    for (const entry of matches) weights[entry] = 0;
    clear(weighed);
    return { ...result, hidden, counted, isNear: !isAnswer };
  };

  /** Entries with a word, in either number, in a title. */
  const withTitleWord = (word: string): number[] =>
    wordForms(word).flatMap((form) => {
      const number = numbers.get(form);
      return number === undefined ? [] : [...postings[number - 1]!].filter((one) => (one & 1) === 1).map(entryOf);
    });

  /** Every entry, most popular first. */
  const all = ({ isWanted, isOfKind, isCounted = isWanted }: NameLimits, most: number): NameResult => {
    const wanted: number[] = [];
    const hidden: number[] = [];
    const counted: number[] = [];
    for (let entry = 0; entry < popularities.length; entry += 1) {
      if (isCounted(entry)) counted.push(entry);
      if (isWanted(entry)) wanted.push(entry);
      else if (isOfKind?.(entry)) hidden.push(entry);
    }
    const compare = (a: number, b: number) => popularities[b]! - popularities[a]! || a - b;
    return { entries: bestOf(wanted, most, compare), total: wanted.length, hidden, counted };
  };

  return {
    search,
    all,
    withTitleWord,
    starts: createTitleStarts({ vocabulary, numbers, postings, phrases, popularities }),
  };
};

export type NameIndex = ReturnType<typeof searcherOf>;
