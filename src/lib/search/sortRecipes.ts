import type { Recipe } from '@contracts/recipe';
import type { Language, SortOption } from '@contracts/vocabulary';
import { nameCollator } from '@kitchen/search/recipeOrder';
import { prepMinutes } from './prepMinutes';

type Order = (a: Recipe, b: Recipe) => number;

export type NameOrder = Extract<SortOption, `name-${string}`>;
export type NumberOrder = Exclude<SortOption, NameOrder>;

/** Recipes without a ratio (nothing to match, or a search by name) come last. */
const matchRatio = ({ matchedIngredients = 0, totalIngredients }: Recipe) =>
  totalIngredients ? matchedIngredients / totalIngredients : -1;

const prepTime = (recipe: Recipe) => prepMinutes(recipe.prepTime) ?? Number.MAX_VALUE;

/** Sort key of each numeric order, smallest first. */
export const SORT_NUMBERS: Record<NumberOrder, (recipe: Recipe) => number> = {
  default: (recipe) => -matchRatio(recipe),
  'rating-high': ({ userRating }) => -userRating,
  'rating-low': ({ userRating }) => userRating,
  'prep-time': prepTime,
  'ingredients-count': ({ ingredients }) => ingredients.length,
};

export const isRatingOrder = (option: SortOption) => option === 'rating-high' || option === 'rating-low';

export const isNameOrder = (option: SortOption): option is NameOrder => option === 'name-asc' || option === 'name-desc';

const orderOf = (option: SortOption, language: Language): Order => {
  if (!isNameOrder(option)) {
    const numberOf = SORT_NUMBERS[option];
    return (a, b) => numberOf(a) - numberOf(b);
  }
  const { compare } = nameCollator(language);
  return option === 'name-asc' ? (a, b) => compare(a.title, b.title) : (a, b) => compare(b.title, a.title);
};

/** A sorted copy. Ties keep their order, which is the server's: best match first. */
export const sortRecipes = (recipes: readonly Recipe[], option: SortOption, language: Language): Recipe[] =>
  recipes.toSorted(orderOf(option, language));
