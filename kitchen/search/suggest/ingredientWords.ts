import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '../../ingredients/ingredientTable';
import { foldText } from '../../reading/foldWord';
import { writtenLanguageOf } from '../../recipes/ingredientNames';

/** A name of an ingredient as it is compared, and whether it is its main name. */
export interface IngredientWord {
  id: string;
  folded: string;
  isMain: boolean;
}

const known = new Map<Language, readonly IngredientWord[]>();

/** Every name of every ingredient in a language, folded; made when a language is first needed. */
export const ingredientWords = (language: Language): readonly IngredientWord[] => {
  const before = known.get(language);
  if (before) return before;
  const words = INGREDIENTS.flatMap((row) => {
    const names = [...(language === 'en-US' ? (row.us ?? []) : []), ...row[writtenLanguageOf(language)]];
    const main = language === 'en-US' && row.us ? row.us.slice(0, 2) : names.slice(0, 2);
    return [...new Set(names)].map((name) => ({ id: row.id, folded: foldText(name), isMain: main.includes(name) }));
  });
  known.set(language, words);
  return words;
};
