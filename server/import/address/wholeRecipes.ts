import type { TellLanguage } from '../../services/textLanguage';
import type { RawRecipe } from '../importTypes';
import { markedRecipe, type MarkedRecipe } from './markedRecipe';
import { isSameRecipe } from './sameRecipe';

/** More recipes than a cook chooses from, or letters than a device keeps while they are reviewed, are left out. */
const RECIPES_MAX = 30;
const LETTERS_MAX = 300_000;
/** A page that marks more is a list of addresses, or made to keep the reader busy. */
const MARKS_MAX = 200;

const lettersIn = ({ title, about, ingredients, steps }: MarkedRecipe): number =>
  title.length + about.length + [...ingredients.map(({ text }) => text), ...steps].join('').length;

/** Whether a recipe can be cooked from: many pages also mark others that they only mention. */
export const isWhole = ({ ingredients, steps }: MarkedRecipe): boolean => ingredients.length > 0 && steps.length > 0;

/**
 * The recipes of a page that are marked with a list and a method, in its order, each once.
 * @returns `isCut` when the page has more
 */
export const wholeRecipes = (
  raws: readonly RawRecipe[],
  tellLanguage: TellLanguage,
): { recipes: MarkedRecipe[]; isCut: boolean } => {
  const recipes: MarkedRecipe[] = [];
  let letters = 0;
  for (const raw of raws.slice(0, MARKS_MAX)) {
    if (raw.ingredients.length === 0 || raw.steps.length === 0) continue;
    const recipe = markedRecipe(raw, tellLanguage)?.recipe;
    if (!recipe || !isWhole(recipe) || recipes.some((one) => isSameRecipe(one, recipe))) continue;
    letters += lettersIn(recipe);
    if (recipes.length >= RECIPES_MAX || (recipes.length > 0 && letters > LETTERS_MAX)) return { recipes, isCut: true };
    recipes.push(recipe);
  }
  return { recipes, isCut: raws.length > MARKS_MAX };
};
