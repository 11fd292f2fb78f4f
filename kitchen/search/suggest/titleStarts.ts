import { bestOf } from '../bestOf';
import { foldedWords } from '../nameWords';
import type { TitlePhrases } from '../titlePhrases';
import { firstAtLeast } from '../firstAtLeast';
import type { WordNumbers } from '../nameVocabulary';

/** Recipes looked at for one request, and entries of word lists read for it, however many recipes there are. */
const RECIPES_MAX = 1_500;
const READS_MAX = 20_000;

/** What a name index lends to the suggestions. */
export interface TitleWords {
  /** All words, sorted. */
  vocabulary: readonly string[];
  numbers: WordNumbers;
  /** The entries with a word by its number from 1: twice the entry, plus one when the word is in a title. */
  postings: readonly Uint32Array[];
  phrases: TitlePhrases;
  popularities: Float64Array;
}

/** A range of the sorted vocabulary. */
interface Range {
  from: number;
  to: number;
}

/** How well a title continues what was typed: it begins so, a later word does, or its words do in another order. */
const fitOf = (title: Uint32Array, isTyped: (i: number, word: number) => boolean, length: number): number => {
  const standsAt = (at: number) => {
    for (let i = 0; i < length; i += 1) if (!isTyped(i, title[at + i]!)) return false;
    return true;
  };
  for (let at = 0; at + length <= title.length; at += 1) if (standsAt(at)) return at === 0 ? 0 : 1;
  for (let i = 0; i < length; i += 1) if (!title.some((word) => isTyped(i, word))) return Infinity;
  return 2;
};

/** Titles in another language than the cook's come after all others. */
const OTHER_LANGUAGE = 3;

/** Finds ranges of the vocabulary, and the entries with a title word of a range, with bounded work. */
const createRangeReader = ({ vocabulary, numbers, postings, popularities }: TitleWords) => {
  const listAt = (rank: number): Uint32Array => postings[numbers.get(vocabulary[rank]!)! - 1]!;
  /** Entries with a popularity come first; the others are only looked at when these are too few. */
  const known = popularities.findIndex((popularity) => popularity === 0);
  const knownEnd = (known < 0 ? popularities.length : known) * 2;
  const knownRanks = Uint32Array.from(vocabulary.keys()).filter((rank) => listAt(rank)[0]! < knownEnd);
  /** How many entries all words before a rank have. */
  const readsBefore = new Float64Array(vocabulary.length + 1);
  for (let rank = 0; rank < vocabulary.length; rank += 1)
    readsBefore[rank + 1] = readsBefore[rank]! + listAt(rank).length;

  const beginning = (word: string): Range => ({
    from: firstAtLeast(vocabulary, word),
    to: firstAtLeast(vocabulary, `${word}\uffff`),
  });
  const rangeOf = (word: string, isLast: boolean): Range => {
    const from = firstAtLeast(vocabulary, word);
    return !isLast && vocabulary[from] === word ? { from, to: from + 1 } : beginning(word);
  };

  /** Entries with a title word of the range: known ones, then as many others as the limits allow. */
  const entriesOf = ({ from, to }: Range): Set<number> => {
    const entries = new Set<number>();
    let reads = 0;
    const read = (rank: number, end: number) => {
      for (const posting of listAt(rank)) {
        if (posting >= end || reads >= READS_MAX || entries.size >= RECIPES_MAX) return;
        reads += 1;
        if ((posting & 1) === 1) entries.add(posting >>> 1);
      }
    };
    for (const rank of knownRanks) if (rank >= from && rank < to) read(rank, knownEnd);
    for (let rank = from; rank < to && reads < READS_MAX && entries.size < RECIPES_MAX; rank += 1) {
      reads += 1;
      read(rank, Infinity);
    }
    return entries;
  };

  /** How many entries of word lists a range has. */
  const reads = ({ from, to }: Range): number => readsBefore[to]! - readsBefore[from]!;

  return { rangeOf, entriesOf, reads };
};

/** Finds the entries of which a title continues what was typed, with bounded work however many entries there are. */
export const createTitleStarts = (words: TitleWords) => {
  const { vocabulary, numbers, phrases, popularities } = words;
  const { rangeOf, entriesOf, reads } = createRangeReader(words);
  const rankOf = new Uint32Array(vocabulary.length + 1);
  vocabulary.forEach((word, rank) => {
    rankOf[numbers.get(word)!] = rank;
  });

  /**
   * Entries of which a title continues what was typed, best first.
   * @param places places of the titles in the cook's language among an entry's titles
   */
  return (text: string, places: readonly number[], most: number): number[] => {
    const typed = foldedWords(text);
    const ranges = typed.map((word, i) => rangeOf(word, i === typed.length - 1));
    if (ranges.length === 0 || ranges.some(({ from, to }) => from === to)) return [];
    const rarest = ranges.reduce((best, range) => (reads(range) < reads(best) ? range : best));
    const isTyped = (i: number, word: number) => rankOf[word]! >= ranges[i]!.from && rankOf[word]! < ranges[i]!.to;
    const fits: { entry: number; fit: number }[] = [];
    for (const entry of entriesOf(rarest)) {
      let fit = Infinity;
      let titles = 0;
      phrases.eachTitle(entry, (title, place) => {
        titles += 1;
        fit = Math.min(fit, fitOf(title, isTyped, ranges.length) + (places.includes(place) ? 0 : OTHER_LANGUAGE));
      });
      // The only title of a recipe is shown in every language.
      if (titles === 1 && fit >= OTHER_LANGUAGE) fit -= OTHER_LANGUAGE;
      if (fit < Infinity) fits.push({ entry, fit });
    }
    return bestOf(
      fits,
      most,
      (a, b) => a.fit - b.fit || popularities[b.entry]! - popularities[a.entry]! || a.entry - b.entry,
    ).map(({ entry }) => entry);
  };
};
