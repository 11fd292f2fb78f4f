import { cuisineOf } from '@contracts/cuisines';
import type { Recipe } from '@contracts/recipe';
import { ALLERGENS, LANGUAGES, type Allergen } from '@contracts/vocabulary';
import { withoutWarnings } from '../facts/allergens/allergenClauses';
import { maskOf, mayMaskOf, type Facts } from '../facts/factsMask';
import { ingredientsInLines } from '../reading/ingredientsInLines';
import { cuisineNames } from '../reading/readCuisine';
import { remembering } from '../reading/remembered';
import { ingredientName } from '../recipes/ingredientNames';
import type { ShelvedRecipe } from './shelvedRecipe';

/** The cook's own recipes are the best liked: that decides between equal matches. */
const POPULARITY = 100;
const LINES_REMEMBERED = 20_000;

/** The part of a recipe that is needed to put it on a shelf. */
export type OwnBody = Pick<
  Recipe,
  | 'title'
  | 'category'
  | 'subcategory'
  | 'cuisine'
  | 'prepTime'
  | 'language'
  | 'foreignLanguage'
  | 'allergens'
  | 'dietTypes'
  | 'mayContain'
  | 'unreadLines'
  | 'ingredients'
>;

const isAllergen = (name: string): name is Allergen => (ALLERGENS as readonly string[]).includes(name);

/** Exact names only: what the reader guessed is in the line's `id`. */
const namedIn = remembering(LINES_REMEMBERED, (text) => ingredientsInLines([withoutWarnings(text)]));

/** The ingredients that a line names: none when it was not understood. */
const idsOfLine = (line: OwnBody['ingredients'][number]): readonly string[] => {
  if (typeof line === 'string') return namedIn(line);
  if (line.id === undefined) return [];
  return [line.id, ...namedIn(line.written ?? [line.name, line.note].filter(Boolean).join(', '))];
};

const factsOf = (recipe: OwnBody): Facts => {
  const { category, subcategory, allergens, dietTypes, mayContain = [], unreadLines, foreignLanguage } = recipe;
  return {
    category,
    subcategory,
    allergens: allergens.filter(isAllergen),
    diets: dietTypes ?? [],
    mayContain: mayContain.map(({ allergen }) => allergen).filter(isAllergen),
    isUnread: unreadLines !== undefined || foreignLanguage !== undefined,
  };
};

/**
 * A recipe of the cook's own as a search entry. Like one of the collection, it can also be found by its ingredients and
 * its cuisine, in every language.
 */
export const shelvedFromOwn = (recipe: OwnBody): ShelvedRecipe => {
  const read = recipe.ingredients.map(idsOfLine);
  const ingredientIds = [...new Set(read.flat())];
  const facts = factsOf(recipe);
  const cuisine = cuisineOf(recipe);
  return {
    ingredientIds,
    unread: read.filter(({ length }) => length === 0).length,
    mask: maskOf(facts),
    mayMask: mayMaskOf(facts),
    popularity: POPULARITY,
    ...(cuisine && { cuisine }),
    minutes: recipe.prepTime,
    lines: recipe.ingredients.length,
    titles: [recipe.title],
    words: [
      ...(cuisine ? cuisineNames(cuisine) : []),
      ...LANGUAGES.flatMap((language) => ingredientIds.map((id) => ingredientName(id, language))),
    ],
  };
};
