import type { Unlock } from '@contracts/analyze';
import type { Match } from '@kitchen/recipeSearch';
import type { Recipe } from '@contracts/recipe';
import type { LocalisedRecipe } from '../corpus/corpusBook';

export interface SearchHit {
  page: LocalisedRecipe;
  /** Only in a search by ingredients. */
  match?: Match;
}

/** What was understood of a search, for those who write recipes for it. */
export interface SearchKitchen {
  /** Ids of what the cook has, and of what the cook does not want this time. */
  found: readonly string[];
  ruledOut: readonly string[];
  /** What the cook has and lacks of a recipe with these ingredients. */
  matchOf: (ingredientIds: readonly string[], recipe: Recipe) => Match;
}

export interface SearchAnswer {
  /** Best first. */
  hits: readonly SearchHit[];
  /** What was detected, in the language of the request. */
  ingredients: readonly string[];
  /** What was not understood, as typed. */
  unknown: readonly string[];
  /** How many there are, also beyond this answer. */
  total: number;
  /** What one purchase would complete, the most first; only in a search by ingredients. */
  unlocks?: readonly Unlock[];
  /** Only in a search by ingredients. */
  kitchen?: SearchKitchen;
}

/** A recipe and its match as one JSON object, from the recipe's own stored text. */
const hitText = ({ page, match }: SearchHit) =>
  match ? `${page.json.slice(0, -1)},${JSON.stringify(match).slice(1)}` : page.json;

/**
 * The answer as JSON text in the form of `analyzeResponseSchema`. Recipes are copied as text: turning sixty of them into
 * JSON again for every search would be most of its cost.
 */
export const answerText = ({ hits, ingredients, unknown, total, unlocks = [] }: SearchAnswer): string => {
  const { length } = hits;
  const rest = JSON.stringify({
    ingredients,
    ...(unknown.length > 0 && { unknown }),
    ...(total > length && { total }),
    ...(unlocks.length > 0 && { unlocks }),
  });
  return `{"recipes":[${hits.map(hitText).join(',')}],${rest.slice(1)}`;
};
