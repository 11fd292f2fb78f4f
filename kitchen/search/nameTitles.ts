import { entryOf, isOfTitle } from './namePostings';
import { wordForms } from './nameWords';
import type { TitlePhrases } from './titlePhrases';
import type { WordNumbers } from './nameVocabulary';

interface Words {
  numbers: WordNumbers;
  /** The postings of each word, by its number less one. */
  postings: readonly Uint32Array[];
  phrases: TitlePhrases;
}

/** Looks entries up by the words of their titles. */
export const createNameTitles = ({ numbers, postings, phrases }: Words) => {
  /** Entries with the word of this number in a title. */
  const titledWith = (number: number): number[] => [...postings[number - 1]!].filter(isOfTitle).map(entryOf);

  return {
    titledWith,

    /** Whether the word of this number also finds recipes by more than their titles, as names of ingredients do. */
    isFood: (number: number): boolean => postings[number - 1]!.some((posting) => !isOfTitle(posting)),

    /** Entries with a word, in either number, in a title. */
    withTitleWord: (word: string): number[] =>
      wordForms(word).flatMap((form) => {
        const number = numbers.get(form);
        return number === undefined ? [] : titledWith(number);
      }),

    /** Those of which a whole title stands among the typed words: "vegetarian lasagne" is near lasagne. */
    wholeAmong(typed: readonly string[], entries: readonly number[]): number[] {
      const known = new Set(typed.flatMap(wordForms).flatMap((word) => numbers.get(word) ?? []));
      return entries.filter((entry) => {
        let isWhole = false;
        phrases.eachTitle(entry, (title) => {
          isWhole ||= title.length > 0 && title.every((word) => known.has(word));
        });
        return isWhole;
      });
    },
  };
};
