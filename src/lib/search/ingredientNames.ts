import { foldText, wordsOf } from '@kitchen/reading/foldWord';

/** Names of a list: entries like "onions|brown pearl", the further words by which an ingredient is found behind the bar. */
export interface ListedIngredient {
  name: string;
  /** Words of the name, folded. */
  own: readonly string[];
  further: readonly string[];
}

const wordsIn = (text: string): string[] => wordsOf(foldText(text));

export const readIngredient = (entry: string): ListedIngredient => {
  const [name = '', further = ''] = entry.split('|');
  return { name, own: wordsIn(name), further: further.split(' ') };
};

const NOT_FOUND = 3;

/** 0: the name begins with what was typed; 1: a later word of it does; 2: only another name does. */
const rankOf = ({ name, own, further }: ListedIngredient, typed: readonly string[], text: string): number => {
  const begins = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start));
  if (!typed.every((start) => begins(own, start) || begins(further, start))) return NOT_FOUND;
  if (foldText(name).startsWith(text)) return 0;
  return typed.every((start) => begins(own, start)) ? 1 : 2;
};

/** The ingredients with a word that begins like each typed word, likeliest first; accents and case do not matter. */
export const findIngredients = (all: readonly ListedIngredient[], typed: string): string[] => {
  const words = wordsIn(typed);
  if (words.length === 0) return [];
  const text = foldText(typed).trim();
  const ranked = all.map((ingredient) => ({ name: ingredient.name, rank: rankOf(ingredient, words, text) }));
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)
    .map(({ name }) => name);
};
