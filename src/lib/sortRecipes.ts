import type { Recipe } from '@contracts/recipe';
import type { Language, SortOption } from '@contracts/vocabulary';
import { prepMinutes } from './prepMinutes';

type Order = (a: Recipe, b: Recipe) => number;

/** Recipes without a ratio (nothing to match, or a search by name) come last. */
const matchRatio = ({ matchedIngredients = 0, totalIngredients }: Recipe) =>
  totalIngredients ? matchedIngredients / totalIngredients : -1;

const prepTime = (recipe: Recipe) => prepMinutes(recipe.prepTime) ?? Number.MAX_VALUE;

const orders = (language: Language): Record<SortOption, Order> => {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const byTitle: Order = (a, b) => compare(a.title, b.title);
  return {
    default: (a, b) => matchRatio(b) - matchRatio(a),
    'rating-high': (a, b) => b.userRating - a.userRating,
    'rating-low': (a, b) => a.userRating - b.userRating,
    'name-asc': byTitle,
    'name-desc': (a, b) => byTitle(b, a),
    'prep-time': (a, b) => prepTime(a) - prepTime(b),
    'ingredients-count': (a, b) => a.ingredients.length - b.ingredients.length,
  };
};

/** A sorted copy (SPEC §9). What is equal keeps the order it came in, which is the server's: best match first. */
export const sortRecipes = (recipes: readonly Recipe[], option: SortOption, language: Language): Recipe[] =>
  recipes.toSorted(orders(language)[option]);
