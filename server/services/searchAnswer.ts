import type { AnalyzeResponse, PhotoReading, Unlock } from '@contracts/analyze';
import type { Match } from '@kitchen/recipeSearch';
import type { Recipe } from '@contracts/recipe';
import type { LocalisedRecipe } from '../corpus/corpusBook';
import type { DomainError } from '../errors/domainError';

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
  /** What a model wrote for this search; shown behind the hits, and not in `total`. */
  written?: readonly SearchHit[];
  /** What photos were seen to show. */
  photo?: PhotoReading;
  /** Why a photo was not read by whom it should be, where there is an answer all the same. */
  photoFault?: DomainError;
}

/** A recipe and its match as one JSON object, from the recipe's own stored text. */
export const hitText = ({ page, match }: SearchHit) =>
  match ? `${page.json.slice(0, -1)},${JSON.stringify(match).slice(1)}` : page.json;

/**
 * The answer as JSON text in the form of `analyzeResponseSchema`, with what the cook is told beside it. Recipes are copied as text: turning sixty of them into
 * JSON again for every search would be most of its cost.
 */
export const answerText = (
  { hits, written = [], ingredients, unknown, total, unlocks = [], photo }: SearchAnswer,
  failure?: Pick<AnalyzeResponse, 'error' | 'message'>,
): string => {
  const { length } = hits;
  const rest = JSON.stringify({
    ingredients,
    ...(unknown.length > 0 && { unknown }),
    ...(total > length && { total }),
    ...(unlocks.length > 0 && { unlocks }),
    ...(photo && { photo }),
    ...failure,
  });
  return `{"recipes":[${[...hits, ...written].map(hitText).join(',')}],${rest.slice(1)}`;
};
