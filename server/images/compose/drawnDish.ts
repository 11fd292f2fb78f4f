import { foldText } from '@kitchen/reading/foldWord';
import type { CorpusRecipe } from '@kitchen/recipes/recipeFormat';

/** A dish of the corpus, whose picture a cook has written, prepared for comparing. */
export interface DrawnDish {
  recipe: CorpusRecipe;
  ingredientIds: ReadonlySet<string>;
  /** Words of its title, in all languages. */
  titleWords: ReadonlySet<string>;
  /** Ingredient ids by the recipe's own keys, which its picture uses. */
  idOfKey: ReadonlyMap<string, string>;
}

const SHORTEST_WORD = 4;

/** The longer words of a title, folded to plain letters; the short ones say little of a dish. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);

/** Prepares a recipe of the corpus for comparing. */
export const drawnDish = (recipe: CorpusRecipe): DrawnDish => ({
  recipe,
  ingredientIds: new Set(recipe.ingredients.map(({ id }) => id)),
  titleWords: new Set(Object.values(recipe.text).flatMap(({ title }) => wordsOf(title))),
  idOfKey: new Map(recipe.ingredients.map(({ key, id }) => [key, id])),
});
