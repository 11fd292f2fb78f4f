import type { Language } from '@contracts/vocabulary';
import type { Ingredient } from '../ingredients/ingredient';
import { stemOf } from './guessName';
import { ARTICLE, createNameTable, withoutArticle, withoutLinks } from './nameTable';
import { createNearestName } from './nearestName';
import { tongueOf } from './tongue';

export interface WordIndex {
  /** The ingredient with exactly this folded name, singular or plural; the language decides between false friends. */
  exact: (words: readonly string[], language?: Language) => string | undefined;
  /**
   * A guess at misspelt words: one edit from six letters on, two from eight, and in shorter words two swapped letters or one
   * doubled. Undefined if a word is an ordinary word of the language. A guess never grants a diet.
   */
  near: (words: readonly string[], language?: Language) => string | undefined;
  /** Longest known name, in words. */
  longest: number;
}

const REMEMBERED_MAX = 5_000;
const KEY_MAX = 40;

/**
 * Reads words as ingredients, in all languages of the table at once. When several rows claim a name, the earlier wins.
 */
export const createWordIndex = (ingredients: readonly Ingredient[]): WordIndex => {
  const table = createNameTable(ingredients);
  const nearestName = createNearestName(table);
  const remembered = new Map<string, string | undefined>();

  return {
    longest: table.longest,

    exact: (words, language) => {
      if (!table.mayBegin(words[0]!)) return undefined;
      const kept = withoutLinks(words);
      const isArticle = language !== 'fr' && kept.includes(ARTICLE);
      return table.find(kept, language) ?? (isArticle ? table.find(withoutArticle(kept), language) : undefined);
    },

    near: (words, language) => {
      const kept = withoutLinks(words);
      const named = language === 'fr' ? kept : withoutArticle(kept);
      const key = named.map(stemOf).join(' ');
      if (key.length > KEY_MAX) return undefined;
      const asked = `${language ? tongueOf(language) : ''} ${named.join(' ')}`;
      if (!remembered.has(asked)) {
        if (remembered.size > REMEMBERED_MAX) remembered.clear();
        remembered.set(asked, nearestName(named, key, language));
      }
      const found = remembered.get(asked);
      return found === undefined ? undefined : table.ofStem(found, language);
    },
  };
};
