import { INGREDIENTS, ingredientById } from '../kitchen/ingredients/ingredientTable';
import type { CorpusRecipe } from '../kitchen/recipes/recipeFormat';
import { recipeIdOf } from '../kitchen/recipes/recipeId';
import { dishKindNumber, dishKindOf } from '../kitchen/search/relevance/dishKind';
import { FIRST, isNearDuplicate, KINDS_WANTED, type Varied } from '../kitchen/search/relevance/variety';

const NUMBERS = new Map(INGREDIENTS.map(({ id }, number) => [id, number]));

/** The recipes of the collection as the variety of a page needs them, by id. */
export const variedById = (recipes: readonly CorpusRecipe[]): ReadonlyMap<number, Varied> =>
  new Map(
    recipes.map(({ slug, category, ingredients, text }) => {
      const ids = [...new Set(ingredients.map(({ id }) => id))].filter((id) => !ingredientById(id)?.isStaple);
      const titles = [text.en.title, text.es.title, text.fr.title];
      const dishKind = dishKindNumber(dishKindOf(titles, ids, category === 'Drinks'));
      return [recipeIdOf(slug), { dishKind, ingredients: ids.map((id) => NUMBERS.get(id)!) }];
    }),
  );

/** How varied the first six of an answer are. */
export interface Variety {
  /** Whether they are of three kinds; undefined if the whole answer is of fewer. */
  isVaried?: boolean;
  /** How many follow a near-duplicate. */
  besideDuplicates: number;
}

const kindsOf = (recipes: readonly Varied[]) => new Set(recipes.map(({ dishKind }) => dishKind)).size;

/** @param answer in the order that the cook sees */
export const varietyOf = (answer: readonly Varied[]): Variety => {
  const six = answer.slice(0, FIRST);
  return {
    ...(kindsOf(answer) >= KINDS_WANTED && { isVaried: kindsOf(six) >= KINDS_WANTED }),
    besideDuplicates: six.filter((one, at) => at > 0 && isNearDuplicate(six[at - 1]!, one)).length,
  };
};
