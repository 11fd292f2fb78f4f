import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '../../ingredients/ingredientTable';
import { foldText } from '../../reading/foldWord';
import { tongueOf } from '../../reading/tongue';

/** A name of an ingredient as it is compared, and whether it is its main name. */
export interface IngredientWord {
  id: string;
  folded: string;
  isMain: boolean;
}

/** The main names, in the singular and plural, come first. */
const wordsIn = (language: Language): IngredientWord[] =>
  INGREDIENTS.flatMap((row) => {
    const american = language === 'en-US' ? row.us : undefined;
    const names = [...(american ?? []), ...row[tongueOf(language)]];
    const main = names.slice(0, 2);
    return [...new Set(names)].map((name) => ({ id: row.id, folded: foldText(name), isMain: main.includes(name) }));
  });

const known = new Map<Language, readonly IngredientWord[]>();

/** Every name of every ingredient in a language, folded; made when a language is first needed. */
export const ingredientWords = (language: Language): readonly IngredientWord[] => {
  const words = known.get(language) ?? wordsIn(language);
  known.set(language, words);
  return words;
};
