import type { Recipe } from '@contracts/recipe';
import type { Language, SortOption } from '@contracts/vocabulary';
import { folded } from './folded';
import { sortRecipes } from './sortRecipes';

interface SearchText {
  title: string;
  ingredients: string;
  /** Title, ingredients and description; what a line break parts is never read across it. */
  all: string;
  /** Puts titles nearly in order by a plain comparison: "2 hour" before "12 hour". */
  order: string;
}

const DIGITS = /\d+/g;

/** A recipe never changes: one that is edited is another object, and has a text of its own. */
const texts = new WeakMap<Recipe, SearchText>();

const nameOf = (line: Recipe['ingredients'][number]) => (typeof line === 'string' ? line : line.name);

const textOf = (recipe: Recipe): SearchText => {
  const known = texts.get(recipe);
  if (known) return known;
  const title = folded(recipe.title);
  const ingredients = folded(recipe.ingredients.map(nameOf).join('\n'));
  const text = {
    title,
    ingredients,
    all: `${title}\n${ingredients}\n${folded(recipe.description)}`,
    order: title.replace(DIGITS, (number) => number.padStart(6, '0')),
  };
  texts.set(recipe, text);
  return text;
};

/**
 * Makes the texts of a long list ready, a few at a time, before anybody types.
 * @param isTimeUp asked after each recipe
 * @returns where to go on, or undefined when all are ready
 */
export const readySearchTexts = (
  recipes: readonly Recipe[],
  from: number,
  isTimeUp: () => boolean,
): number | undefined => {
  for (let i = from; i < recipes.length; i += 1) {
    textOf(recipes[i]!);
    if (isTimeUp()) return i + 1;
  }
  return undefined;
};

/** What is looked for, as it is compared. */
const asQuery = (text: string) => folded(text).trim().replaceAll(/\s+/g, ' ');

/** How well a recipe answers: its name begins with the text, has it, an ingredient has it, the description does. */
const rank = (recipe: Recipe, query: string) => {
  const { title, ingredients } = textOf(recipe);
  const at = title.indexOf(query);
  if (at === 0) return 0;
  if (at > 0) return 1;
  return ingredients.includes(query) ? 2 : 3;
};

const isNothing = (query: string) => query === '';

/**
 * The recipes whose title, description or any ingredient has the text (SPEC §5), whatever its case and accents. Where
 * none has the whole text, those that have each of its words: "tomato egg" is no title, and yet a wish.
 */
export const findRecipes = <R extends Recipe>(recipes: readonly R[], text: string): readonly R[] => {
  const query = asQuery(text);
  if (isNothing(query)) return recipes;
  const found = recipes.filter((recipe) => textOf(recipe).all.includes(query));
  const words = query.split(' ');
  if (found.length > 0 || words.length === 1) return found;
  return recipes.filter((recipe) => words.every((word) => textOf(recipe).all.includes(word)));
};

/** The best match of a text first; what answers it equally well keeps its order. */
export const bestMatchFirst = <R extends Recipe>(recipes: readonly R[], text: string): readonly R[] => {
  const query = asQuery(text);
  if (isNothing(query)) return recipes;
  const ranked: R[][] = [[], [], [], []];
  for (const recipe of recipes) ranked[rank(recipe, query)]!.push(recipe);
  return ranked.flat();
};

/**
 * `sortRecipes` for a list of thousands. Names are compared by the rules of the language, which is slow: so they are put
 * nearly in order by a plain comparison first, and the slow one has little left to do.
 */
export const sortLongList = (recipes: readonly Recipe[], option: SortOption, language: Language): Recipe[] => {
  if (option !== 'name-asc' && option !== 'name-desc') return sortRecipes(recipes, option, language);
  const direction = option === 'name-asc' ? 1 : -1;
  const nearly = recipes
    .map((recipe) => ({ recipe, key: textOf(recipe).order }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -direction : direction))
    .map(({ recipe }) => recipe);
  return sortRecipes(nearly, option, language);
};
