import type { Ingredient } from '../../ingredients/ingredient';
import { ingredientById, INGREDIENTS } from '../../ingredients/ingredientTable';
import { foldText, wordsOf } from '../../reading/foldWord';
import type { Tongue } from '../../reading/tongue';
import { createWordIndex, type WordIndex } from '../../reading/wordIndex';
import { LINKS } from './stepWords';

const indexes = new Map<Tongue, WordIndex>();

/** Names in one language only, because "four" is a number in English and an oven in French. */
const indexOf = (tongue: Tongue): WordIndex => {
  const known = indexes.get(tongue);
  if (known) return known;
  const own = (row: Ingredient): Ingredient => ({
    ...row,
    en: row[tongue],
    us: tongue === 'en' ? row.us : undefined,
    es: row[tongue],
    fr: row[tongue],
  });
  const made = createWordIndex(INGREDIENTS.map(own));
  indexes.set(tongue, made);
  return made;
};

export const stemOf = (word: string) => word.replace(/(?<=...)(?:es|s|x|e)$/, '');

const withoutLinks = (words: readonly string[]) => words.filter((word) => !LINKS.has(word)).join(' ');

const names = new Map<string, ReadonlySet<string>>();

/**
 * Whether the words are the name as the table writes it, singular or plural. In a sentence, a stem is too vague
 * ("trois fois" is not liver).
 */
export const isNameOf = (id: string, words: string, tongue: Tongue): boolean => {
  const key = `${tongue} ${id}`;
  if (!names.has(key)) {
    const row = ingredientById(id)!;
    const own = [...row[tongue], ...(tongue === 'en' ? (row.us ?? []) : [])];
    names.set(key, new Set(own.map((name) => withoutLinks(wordsOf(foldText(name))))));
  }
  return names.get(key)!.has(withoutLinks(words.split(' ')));
};

export interface Mention {
  id: string;
  words: string;
}

/** The ingredients that a folded sentence names, in one language, longest names first. */
export const mentionsIn = (sentence: string, tongue: Tongue): Mention[] => {
  const index = indexOf(tongue);
  const words = wordsOf(sentence);
  const found: Mention[] = [];
  for (let at = 0; at < words.length;) {
    let step = 1;
    for (let length = Math.min(index.longest, words.length - at); length > 0; length -= 1) {
      const own = words.slice(at, at + length);
      if (LINKS.has(own[0]!) || LINKS.has(own.at(-1)!)) continue;
      const id = index.exact(own);
      if (id === undefined) continue;
      found.push({ id, words: own.join(' ') });
      step = length;
      break;
    }
    at += step;
  }
  return found;
};
