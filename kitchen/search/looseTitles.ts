import { forgiven, isFiller, isWithin, wordForms } from './nameWords';
import type { TitlePhrases } from './titlePhrases';
import type { WordNumbers } from './nameVocabulary';

/** A word of three letters may be short for a longer one ("mac") or one letter off ("tai"). */
const SHORTEST = 3;
/** Entries looked at for one name, however many there are. */
const ENTRIES_MAX = 5_000;

interface LooseTitleWords {
  vocabulary: readonly string[];
  numbers: WordNumbers;
  /** Entries with a word in a title, by its number from 1. */
  titledWith: (number: number) => readonly number[];
  /** Whether a word also names an ingredient or a cuisine: then it is not a misspelling. */
  isFood: (number: number) => boolean;
  phrases: TitlePhrases;
}

/** "Ice tea" is iced tea. */
const participles = (word: string) => [`${word}d`, `${word}ed`, word.replace(/e?d$/, ''), word.replace(/d$/, '')];

const isMisspelling = (typed: string, word: string): boolean =>
  word.startsWith(typed) || isWithin(typed, word, Math.max(1, forgiven(typed.length)));

/**
 * Finds the entries of which a whole title was typed, although each word may be short or misspelt, the first letter and
 * short words included. Because every word of the title must be there, and one of them as it is, "pad tai" is pad thai,
 * but "mole poblano" is not a Moscow mule.
 */
export const createLooseTitles = ({ vocabulary, numbers, titledWith, isFood, phrases }: LooseTitleWords) => {
  const exactly = (typed: string): number[] => wordForms(typed).flatMap((form) => numbers.get(form) ?? []);

  const loosely = (typed: string): ReadonlySet<number> => {
    const exact = [...wordForms(typed), ...participles(typed)].flatMap((form) => numbers.get(form) ?? []);
    if (typed.length < SHORTEST || exactly(typed).some(isFood)) return new Set(exact);
    const near = vocabulary.filter((word) => word.length >= SHORTEST && isMisspelling(typed, word));
    return new Set([...exact, ...near.map((word) => numbers.get(word)!)]);
  };

  /** Whether the title has a word for each typed one, and no other. */
  const isWhole = (title: Uint32Array, meant: readonly ReadonlySet<number>[], fillers: ReadonlySet<number>) => {
    const words = [...title].filter((word) => !fillers.has(word));
    if (words.length !== meant.length) return false;
    return (
      meant.every((one) => words.some((word) => one.has(word))) &&
      words.every((word) => meant.some((one) => one.has(word)))
    );
  };

  const fillers = new Set(vocabulary.filter(isFiller).map((word) => numbers.get(word)!));

  /** @param typed the typed words, folded, without fillers, each once */
  return (typed: readonly string[]): number[] => {
    if (typed.length < 2) return [];
    const lists = typed
      .map((word) => exactly(word).flatMap((number) => titledWith(number)))
      .filter((list) => list.length > 0);
    const meant = typed.map(loosely);
    if (lists.length === 0 || meant.some(({ size }) => size === 0)) return [];
    const entries = new Set(lists.flatMap((list) => list.slice(0, ENTRIES_MAX)));
    return [...entries].filter((entry) => {
      let isFound = false;
      phrases.eachTitle(entry, (title) => {
        isFound ||= isWhole(title, meant, fillers);
      });
      return isFound;
    });
  };
};
