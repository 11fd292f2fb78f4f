import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS, relativesOf } from '@kitchen/ingredients/ingredientTable';
import { foldText, wordsOf } from '@kitchen/reading/foldWord';
import { tongueOf, type Tongue } from '@kitchen/reading/tongue';

/** Small words inside names, which no till prints. */
const LINKS = new Set('de d du des del la le les l el los las of a au aux en al the and'.split(' '));

interface Name {
  id: string;
  words: readonly string[];
}

const namesIn = (tongue: Tongue): Name[] =>
  INGREDIENTS.flatMap(({ id, isStaple, us, ...names }) =>
    isStaple
      ? []
      : [...names[tongue], ...(tongue === 'en' ? (us ?? []) : [])].map((name) => ({
          id,
          words: wordsOf(foldText(name)).filter((word) => !LINKS.has(word)),
        })),
  );

const known = new Map<Tongue, Name[]>();

const namesOf = (language: Language): Name[] => {
  const tongue = tongueOf(language);
  const names = known.get(tongue) ?? namesIn(tongue);
  known.set(tongue, names);
  return names;
};

/** From this length on, a word that ends early is one that was cut off. */
const CUT_OFF_MIN = 4;

/**
 * Whether a till may print `short` for a word: its first letter, and the rest of its letters in their order.
 * @param isCutOff the letters are the beginning of the word that they are taken for, so they are of any other, too
 */
export const mayShorten = (short: string, word: string, isCutOff = false): boolean => {
  if (short === word) return true;
  if (short.length >= word.length || short[0] !== word[0]) return false;
  if (isCutOff && short.length >= CUT_OFF_MIN) return word.startsWith(short);
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
};

/** A word of a receipt's line. */
export interface PrintedWord {
  short: string;
  /** It is the beginning of the word that it is taken for. */
  isCutOff: boolean;
  /** Another food's name would have to explain it, too. */
  isNaming: boolean;
}

/** The words of a receipt's line, and what they are taken for. */
interface ShortenedLine {
  /** The words of the line, folded. */
  printed: readonly PrintedWord[];
  /** What they are taken for; its kinds, and what it is a kind of, are no other food. */
  id: string;
  language: Language;
}

/**
 * Another food that the shortened words of a line can mean: every word of its name is shortened by a printed word, and
 * every word that has to be explained shortens a word of its name.
 * @returns its id, undefined when there is none
 */
export const rivalOf = ({ printed, id, language }: ShortenedLine): string | undefined => {
  const own = new Set(relativesOf(id));
  const naming = printed.filter(({ isNaming }) => isNaming);
  const isShort = (word: string) => (of: PrintedWord) => mayShorten(of.short, word, of.isCutOff);
  return namesOf(language).find(
    (name) =>
      !own.has(name.id) &&
      name.words.length > 0 &&
      name.words.every((word) => printed.some(isShort(word))) &&
      naming.every((of) => name.words.some((word) => isShort(word)(of))),
  )?.id;
};
