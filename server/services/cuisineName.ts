import { cuisineOf } from '@contracts/cuisines';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { wordsOf } from '../errors/words';

/** The cuisine of a recipe in a language. One without an id keeps the recipe's own words. */
export const cuisineName = (recipe: Pick<Recipe, 'cuisine'>, language: Language): string | undefined => {
  const id = cuisineOf(recipe);
  return id === undefined ? recipe.cuisine : wordsOf(`cuisine.${id}`, language);
};

/** A recipe with the name of its cuisine in place of the id, for people who read the file. */
export const withCuisineName = <R extends Pick<Recipe, 'cuisine'>>(recipe: R, language: Language): R => {
  const cuisine = cuisineName(recipe, language);
  return cuisine === undefined ? recipe : { ...recipe, cuisine };
};
