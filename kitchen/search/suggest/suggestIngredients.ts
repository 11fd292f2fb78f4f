import type { Language } from '@contracts/vocabulary';
import { foldText } from '../../reading/foldWord';
import { ingredientName } from '../../recipes/ingredientNames';
import { ingredientWords, type IngredientWord } from './ingredientWords';

/** A suggested ingredient, named in the language of the cook. */
export interface SuggestedIngredient {
  id: string;
  name: string;
}

/** How many recipes have an ingredient. */
export type UsesOf = (id: string) => number;

/** How a name continues what was typed: 0 it is that, 1 it begins so, 2 a later word does; undefined when none. */
const fitOf = (folded: string, typed: string): number | undefined => {
  if (folded.startsWith(typed)) return folded === typed ? 0 : 1;
  return folded.includes(` ${typed}`) ? 2 : undefined;
};

interface Fit {
  word: IngredientWord;
  rank: number;
  uses: number;
}

/** Beginnings before later words, main names before synonyms, what more recipes use first. */
const compareFits = (a: Fit, b: Fit): number =>
  a.rank - b.rank ||
  Number(b.word.isMain) - Number(a.word.isMain) ||
  b.uses - a.uses ||
  a.word.folded.length - b.word.folded.length ||
  (a.word.folded < b.word.folded ? -1 : 1);

/**
 * The ingredients of which a name begins like this, likeliest first.
 * @param typed the unfinished word or words
 */
export const suggestIngredients = (
  typed: string,
  language: Language,
  most: number,
  usesOf: UsesOf,
): SuggestedIngredient[] => {
  const folded = foldText(typed).trim();
  if (folded === '') return [];
  const fits = ingredientWords(language)
    .flatMap((word): Fit[] => {
      const rank = fitOf(word.folded, folded);
      return rank === undefined ? [] : [{ word, rank, uses: usesOf(word.id) }];
    })
    .sort(compareFits);
  return [...new Set(fits.map(({ word }) => word.id))]
    .slice(0, most)
    .map((id) => ({ id, name: ingredientName(id, language) }));
};
