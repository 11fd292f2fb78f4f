import { bestOf } from './bestOf';
import { createGrowingNumbers } from './growingNumbers';
import { createLooseTitles } from './looseTitles';
import { createNameMeanings } from './nameMeanings';
import { postingOf } from './namePostings';
import type { NameEntry, NameLimits, NameResult, NearDishes } from './nameResult';
import { createNameTitles } from './nameTitles';
import { createNameVocabulary, type KnownWords } from './nameVocabulary';
import { createNameWeights } from './nameWeights';
import { everyName } from './everyName';
import { foldedWords, isFiller } from './nameWords';
import { createTitleStarts } from './suggest/titleStarts';
import { createTitlePhrases, type StoredTitles, type TitlePhrases } from './titlePhrases';

interface NameOptions {
  /** Scores of entries that are near the dish, given those of which the whole title was typed. */
  near?: (whole: readonly number[]) => NearDishes;
  /** The name with what it rules out, which may be a title: "margarita sin alcohol". */
  typedName?: string;
}

/** All that an index over names follows from. */
export interface NameIndexSource {
  known: KnownWords;
  phrases: StoredTitles;
  popularities: Float64Array;
}

interface NameIndexParts extends NameIndexSource {
  phrases: TitlePhrases;
}

const onlyWhole = (whole: readonly number[]): NearDishes => ({
  scores: new Map(whole.map((entry) => [entry, 1])),
  isAbout: true,
});

/**
 * Builds an index over recipe names, and goes on with it: what was built before stays as it is. Accents, case and word
 * order do not matter, the last letters of a word may be missing, and typing errors are accepted when nothing is spelled
 * exactly so. It stores numbers and each word once, so that a million titles fit in memory.
 * @param from what an index is made of that this one goes on with
 * @param isOwn no one else goes on with it
 */
export const createNameIndexBuilder = (from?: NameIndexSource, isOwn?: boolean) => {
  const words = createNameVocabulary(from?.known);
  const phrases = createTitlePhrases(from?.phrases, isOwn);
  const popularities = createGrowingNumbers(Float64Array, { from: from?.popularities, isOwn });

  /** Recipes share the names of their ingredients and cuisines, so each name is folded once. */
  const numbersOfName = new Map<string, readonly number[]>();
  const numbersOf = (name: string): readonly number[] => {
    const numbers = numbersOfName.get(name) ?? foldedWords(name).map(words.numberOf);
    numbersOfName.set(name, numbers);
    return numbers;
  };

  return {
    add({ titles, words: others, popularity }: NameEntry): void {
      const entry = popularities.length;
      popularities.push(popularity);
      const folded = titles.map((title) => foldedWords(title).map(words.numberOf));
      phrases.add(folded);
      // A word in both counts as a title word.
      const ofTitle = new Set(folded.flat());
      for (const word of ofTitle) words.post(word, postingOf(entry, true));
      for (const word of new Set(others.flatMap(numbersOf)))
        if (!ofTitle.has(word)) words.post(word, postingOf(entry, false));
    },

    /** The index of all entries up to now. */
    build() {
      const known = words.build();
      return searcherOf({ known, phrases: phrases.build(known.fillers), popularities: popularities.soFar() });
    },
  };
};

const searcherOf = (parts: NameIndexParts) => {
  const { known, phrases, popularities } = parts;
  const { vocabulary, numbers, postings } = known;
  const meanings = createNameMeanings(vocabulary, numbers);
  const { weights, understood, clear } = createNameWeights({ numbers, postings, meanings, size: popularities.length });
  const titles = createNameTitles({ numbers, postings, phrases });
  const { titledWith, isFood, withTitleWord } = titles;
  const looseTitles = createLooseTitles({ vocabulary, numbers, titledWith, isFood, phrases });

  const resultOf = (
    found: readonly number[],
    typed: readonly (readonly (readonly number[])[])[],
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
    const named = loose.length > 0 ? loose : weighed.isNamed ? weighed.complete : undefined;
    const nearby = named ? undefined : near(titles.wholeAmong(weighed.typed, weighed.met));
    const isAnswer = !nearby || (nearby.isAbout && weighed.complete.length > 0);
    if (!isAnswer) for (const [entry, score] of nearby.scores) weights[entry] = score;
    const matches = named ?? (isAnswer ? weighed.complete : [...nearby!.scores.keys()]);
    const typedPhrases = isAnswer ? [weighed.typed, foldedWords(typedName)].map(meanings.phraseOf) : [];
    const result = resultOf(matches.filter(isWanted), typedPhrases, most);
    // Counted among all of the requested kind, because lifting the filter shows exactly these.
    const hidden = isOfKind ? matches.filter((entry) => isOfKind(entry) && !isWanted(entry)) : [];
    const counted = matches.filter(isCounted);
    for (const entry of matches) weights[entry] = 0;
    clear(weighed);
    return { ...result, hidden, counted, isNear: !isAnswer };
  };

  return {
    /** What a builder goes on with. */
    parts,
    search,
    /** Every entry, most popular first. */
    all: (limits: NameLimits, most: number) => everyName(popularities, limits, most),
    withTitleWord,
    starts: createTitleStarts({ vocabulary, numbers, postings, phrases, popularities }),
  };
};

export type NameIndex = ReturnType<typeof searcherOf>;
