import { join } from 'node:path';
import { createCorpusBook } from '../server/corpus/corpusBook';
import { loadCorpus } from '../server/corpus/loadCorpus';
import { cuisineNumber } from '../kitchen/search/cuisineTally';
import { ingredientNumbers } from '../kitchen/search/ingredientNumbers';
import type { IndexEntry } from '../kitchen/search/matchIndex';
import { seeded } from '../kitchen/search/matchOracle';
import { CLASS_AT, type IngredientClass } from '../kitchen/search/relevance/ingredientClasses';

/** Chance that an ingredient of a varied recipe is another of its class. */
const VARIED = 0.3;

/** The collection as the index knows it. */
const ourEntries = (): IndexEntry[] =>
  createCorpusBook(loadCorpus(join(__dirname, '..'))).entries.map(({ recipe, countedIds, mask, mayMask }) => ({
    ingredientIds: ingredientNumbers(countedIds),
    popularity: recipe.popularity,
    mask,
    mayMask,
    cuisine: cuisineNumber(recipe.cuisine),
    minutes: recipe.prepTime,
  }));

/**
 * A collection of any size: ours, then ours again and again with some ingredients exchanged for others of their class,
 * each as often as our recipes use it.
 */
export const manyRecipes = (size: number): IndexEntry[] => {
  const ours = ourEntries();
  const random = seeded(3);
  const used = new Map<IngredientClass, number[]>();
  for (const { ingredientIds } of ours)
    for (const number of ingredientIds) {
      const alike = used.get(CLASS_AT[number]!) ?? [];
      alike.push(number);
      used.set(CLASS_AT[number]!, alike);
    }
  const another = (number: number): number => {
    const alike = used.get(CLASS_AT[number]!)!;
    return alike[Math.floor(random() * alike.length)]!;
  };
  return Array.from({ length: size }, (_, i) => {
    const recipe = ours[i % ours.length]!;
    if (i < ours.length) return recipe;
    const numbers = recipe.ingredientIds.map((number) => (random() < VARIED ? another(number) : number));
    return { ...recipe, ingredientIds: [...new Set(numbers)], popularity: Math.floor(random() * 101) };
  });
};
