import { CUISINES } from '@contracts/cuisines';
import { ingredientById, relativesOf } from '../ingredients/ingredientTable';
import { parseIngredients } from '../reading/parseIngredients';
import { cuisineNames } from '../reading/readCuisine';
import { WRITTEN_LANGUAGES } from '../recipes/recipeFormat';
import { cuisineNumber } from './cuisineTally';
import { foldedWords, isFiller, wordForms } from './nameWords';
import type { NearDishes } from './nameResult';
import { DISH_KIND_WORDS } from './relevance/dishKindWords';
import type { SearchShelf } from './searchShelf';

const KIND_SCORE = 4;
const INGREDIENT_SCORE = 3;
const CUISINE_SCORE = 2;
const WHOLE_SCORE = 6;
/** The kind is named by the very word, not by one of another language. */
const TYPED_SCORE = 1;
/** Most dishes offered, and the share of the best score they have. */
const NEAR_MAX = 24;
const SHARE = 0.5;

/** Part of names of ingredients, though no ingredient: "hot dog". */
const NO_INGREDIENT: ReadonlySet<string> = new Set(['hot', 'dog', 'green', 'grilled', 'homemade']);

const hasForm = (words: ReadonlySet<string>, word: string) => wordForms(word).some((form) => words.has(form));

/** The names of the ingredients that were typed, word by word, without those only guessed. */
const ingredientsIn = (name: string, typed: ReadonlySet<string>) =>
  parseIngredients(name).found.flatMap((id) => {
    const row = ingredientById(id);
    const names = row ? WRITTEN_LANGUAGES.flatMap((language) => row[language]).map(foldedWords) : [];
    const isTyped = names.some((words) => words.every((word) => isFiller(word) || hasForm(typed, word)));
    return isTyped ? [{ id, names }] : [];
  });

/**
 * The dishes near one that is not in the collection: of the same kind, with the same main ingredient, or of the same
 * cuisine. Other words in common ("hot", "green") make no dish near.
 * @param whole recipes of which the whole title was typed
 */
export const nearDishes = (shelf: SearchShelf, name: string, whole: readonly number[]): NearDishes => {
  const words = foldedWords(name).filter((word) => !isFiller(word));
  const typed = new Set(words);
  const scores = new Map<number, number>();
  const add = (entries: Iterable<number>, score: number) => {
    for (const entry of new Set(entries)) scores.set(entry, (scores.get(entry) ?? 0) + score);
  };
  const kinds = DISH_KIND_WORDS.filter(([, words]) => words.some((word) => hasForm(typed, word)));
  const ingredients = ingredientsIn(name, typed);
  const cuisines = CUISINES.filter((cuisine) => cuisineNames(cuisine).some((word) => typed.has(word)));

  add(whole, WHOLE_SCORE);
  const named = kinds.flatMap(([, list]) => list.filter((word) => hasForm(typed, word)));
  add(named.flatMap(shelf.names.withTitleWord), TYPED_SCORE);
  add(kinds.flatMap(([, words]) => words).flatMap(shelf.names.withTitleWord), KIND_SCORE);
  for (const { id, names } of ingredients) {
    const has = shelf.hasOneOf(relativesOf(id));
    const inTitle = names.flatMap((one) => {
      const lists = one.filter((word) => !isFiller(word)).map(shelf.names.withTitleWord);
      return lists.flat().filter((entry) => lists.every((list) => list.includes(entry)));
    });
    add(inTitle.filter(has), INGREDIENT_SCORE);
  }
  const wanted = new Set(cuisines.map(cuisineNumber));
  if (wanted.size > 0)
    add(
      Array.from({ length: shelf.size }, (_, entry) => entry).filter((entry) => wanted.has(shelf.cuisineAt[entry]!)),
      CUISINE_SCORE,
    );

  const best = Math.max(0, ...scores.values());
  const near = [...scores].filter(([, score]) => score >= best * SHARE).sort(([, a], [, b]) => b - a);
  const known = new Set([
    ...ingredients.flatMap(({ names }) => names.flat()).flatMap(wordForms),
    ...cuisines.flatMap(cuisineNames),
  ]);
  return {
    scores: new Map(near.slice(0, NEAR_MAX)),
    isAbout: words.length > 0 && words.every((word) => hasForm(known, word) && !NO_INGREDIENT.has(word)),
  };
};
