import type { Language } from '@contracts/vocabulary';
import { FILLERS } from '@kitchen/reading/fillerWords';
import { foldText, wordsOf } from '@kitchen/reading/foldWord';
import { isOrdinaryWord } from '@kitchen/reading/guessName';
import { LINE_LANGUAGES, type LineLanguage } from '@kitchen/reading/lines/lineWords';
import { TONGUES, tongueOf, type Tongue } from '@kitchen/reading/tongue';
import { allergenDictionary, keyOf } from './allergenDictionary';

/** Which names of another language count in a recipe line. */
export interface OtherTongue {
  tongue: Tongue;
  /**
   * The line has units or small words of this language, so all its names count. Otherwise only those with an alien
   * word do.
   */
  isSpoken: boolean;
}

export interface OtherTongues {
  tongues: readonly OtherTongue[];
  /** Whether the recipe's language lacks this word. */
  isAlien: (word: string) => boolean;
}

/**
 * Foods of another language that count although the recipe's language has borrowed the word, or has one spelt alike.
 */
const BORROWED: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  en: new Set('creme cremes harina nuez nueces noix pains bieres'.split(' ')),
  es: new Set(['noix']),
  fr: new Set('milk harina nuez nueces'.split(' ')),
};

const NUMBER = /^\d/;

/** Whether a word is a unit or small word that the recipe's language lacks: "cucharadas", "slices". */
const isMarker = (word: string, { units, unitStates }: LineLanguage, own: LineLanguage): boolean =>
  (units.has(word) || unitStates.has(word)) && !own.units.has(word) && !own.unitStates.has(word);

/**
 * The other languages in which a line has to be read, since recipes mix languages: "3 œufs à la crème" in an English
 * one.
 * @param understood folded words that the recipe's language reads as a food's name
 */
export const otherTonguesIn = (text: string, language: Language, understood: ReadonlySet<string>): OtherTongues => {
  const own = tongueOf(language);
  const { entries } = allergenDictionary(own);
  const isOwn = (word: string) =>
    FILLERS.has(word) || isOrdinaryWord(word, language) || entries.has(keyOf([word])) || NUMBER.test(word);
  const isAlien = (word: string) => !understood.has(word) && (BORROWED[own].has(word) || !isOwn(word));
  const words = wordsOf(foldText(text)).filter((word) => !NUMBER.test(word));
  const hasAlien = words.some(isAlien);
  const tongues = TONGUES.filter((tongue) => tongue !== own).map((tongue): OtherTongue => {
    const other = LINE_LANGUAGES[tongue];
    const isUnread = understood.size === 0;
    const isSpoken = words.some(
      (word) =>
        isMarker(word, other, LINE_LANGUAGES[own]) ||
        (isUnread && word.length > 1 && other.links.has(word) && !LINE_LANGUAGES[own].links.has(word)),
    );
    return { tongue, isSpoken };
  });
  return { tongues: tongues.filter(({ isSpoken }) => isSpoken || hasAlien), isAlien };
};
