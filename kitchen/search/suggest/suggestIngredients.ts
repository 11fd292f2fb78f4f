import type { Language } from '@contracts/vocabulary';
import { foldText } from '../../reading/foldWord';
import { ingredientName } from '../../recipes/localise';
import { ingredientWords, type IngredientWord } from './ingredientWords';

/** A suggested ingredient, named in the language of the cook. */
export interface SuggestedIngredient {
  id: string;
  name: string;
}

/** How a name continues what was typed: 0 its beginning, 1 the beginning of a later word; undefined when neither. */
const fitOf = (folded: string, typed: string): number | undefined => {
  if (folded.startsWith(typed)) return 0;
  return folded.includes(` ${typed}`) ? 1 : undefined;
};

interface Fit {
  word: IngredientWord;
  rank: number;
}

/** Main names before synonyms, beginnings before later words, short names before long ones. */
const compareFits = (a: Fit, b: Fit): number =>
  a.rank - b.rank ||
  Number(b.word.isMain) - Number(a.word.isMain) ||
  a.word.folded.length - b.word.folded.length ||
  (a.word.folded < b.word.folded ? -1 : 1);

/**
 * The ingredients of which a name begins like this, likeliest first.
 * @param typed the unfinished word or words
 */
export const suggestIngredients = (typed: string, language: Language, most: number): SuggestedIngredient[] => {
  const folded = foldText(typed).trim();
  if (folded === '') return [];
  const fits = ingredientWords(language)
    .flatMap((word): Fit[] => {
      const rank = fitOf(word.folded, folded);
      return rank === undefined ? [] : [{ word, rank }];
    })
    .sort(compareFits);
  return [...new Set(fits.map(({ word }) => word.id))]
    .slice(0, most)
    .map((id) => ({ id, name: ingredientName(id, language) }));
};
