import type { Recipe } from '@contracts/recipe';
import { foldText } from '@kitchen/reading/foldWord';

interface SearchText {
  /** Title, ingredients and description, separated by line breaks so that no query matches across two of them. */
  all: string;
  /** Where the title and the ingredients end in `all`. */
  titleEnd: number;
  ingredientsEnd: number;
  /** Sort key for a plain comparison that is nearly right: "2 hour" before "12 hour". */
  order: string;
}

const DIGITS = /\d+/g;

/** Cache by identity: recipes are immutable, and an edited one is a new object. */
const texts = new WeakMap<Recipe, SearchText>();

const nameOf = (line: Recipe['ingredients'][number]) => (typeof line === 'string' ? line : line.name);

/** What a search in the saved list compares of a recipe, worked out once. */
export const textOf = (recipe: Recipe): SearchText => {
  const known = texts.get(recipe);
  if (known) return known;
  const title = foldText(recipe.title);
  const ingredients = foldText(recipe.ingredients.map(nameOf).join('\n'));
  const text = {
    // join() builds the string now. Concatenation would make a rope that the browser flattens only at the first search.
    all: [title, ingredients, foldText(recipe.description)].join('\n'),
    titleEnd: title.length,
    ingredientsEnd: title.length + 1 + ingredients.length,
    order: title.replace(DIGITS, (number) => number.padStart(6, '0')),
  };
  texts.set(recipe, text);
  return text;
};

/** The text in the form in which it is compared. */
export const asQuery = (text: string) => foldText(text).trim().replaceAll(/\s+/g, ' ');
