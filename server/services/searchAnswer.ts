import type {
  AnalyzeResponse,
  CuisineCount,
  Emptied,
  FoundIngredient,
  HiddenMatches,
  PhotoReading,
  RuledOut,
  Unlock,
} from '@contracts/analyze';
import type { Meant } from '@contracts/meant';
import type { Wished } from '@kitchen/search/wishes/wished';
import type { Match } from '@kitchen/search/matchDetails';
import type { Recipe } from '@contracts/recipe';
import type { DomainError } from '../errors/domainError';
import type { JsonText } from '../text/jsonText';
import { answerWith, matchedText, type RecipePage } from '../text/recipeText';

export interface SearchHit {
  page: RecipePage;
  /** Only in a search by ingredients. */
  match?: Match;
}

/** What was understood of a search, as input for writing recipes. */
export interface SearchKitchen {
  /** Ids of the cook's ingredients. */
  found: readonly string[];
  /** The available and missing ingredients of a recipe with these ingredients. */
  matchOf: (ingredientIds: readonly string[], recipe: Recipe) => Match;
}

export interface SearchAnswer {
  /** Best match first, or in the requested order. */
  hits: readonly SearchHit[];
  /** The best matches by ingredients when the hits are in another order and a model may add recipes. */
  best?: readonly SearchHit[];
  /** The detected ingredients, in the language of the request. */
  ingredients: readonly string[];
  /** What was not understood, as typed. */
  unknown: readonly string[];
  /** Number of all hits, also beyond this response. */
  total: number;
  /** How many of them are strong matches. */
  strong: number;
  /** The ingredients with how many matches use each; only in a search by ingredients. */
  found?: readonly FoundIngredient[];
  /** Ids of those that the text says to use up. */
  mustUse?: readonly string[];
  /** What the cook may have meant by what was not understood. */
  suggestions?: readonly Meant[];
  /** Why nothing was found, other than by exclusions. */
  emptied?: readonly Emptied[];
  /** In a search by name: the dish is not in the collection, and the hits are near it. */
  isNear?: boolean;
  /** How many further matches each exclusion hides, largest first. */
  hidden: readonly HiddenMatches[];
  /** How many matches there are of each cuisine, the largest first. */
  cuisines: readonly CuisineCount[];
  /** What the text rules out, and the combined effects. */
  ruledOut: readonly RuledOut[];
  wished: Wished;
  /** Only wishes were typed: the hits are all recipes that fit them. */
  isBrowsed?: boolean;
  /** How many recipes each purchase would complete, largest first; only in a search by ingredients. */
  unlocks?: readonly Unlock[];
  /** Only in a search by ingredients. */
  kitchen?: SearchKitchen;
  /** Recipes a model wrote for this search; shown after the hits and not counted in `total`. */
  written?: readonly SearchHit[];
  /** The same search without the recipes of the cook: no other person's call to a model may contain these. */
  sharedAnswer?: () => Promise<SearchAnswer>;
  /** What was recognised in photos. */
  photo?: PhotoReading;
  /** Why the intended recogniser did not read the photo, when there is an answer without it. */
  photoFault?: DomainError;
}

/** A recipe and its match as one object. */
export const hitText = ({ page, match }: SearchHit): JsonText<Recipe> =>
  match ? matchedText(page.json, match) : page.json;

/** The answer with the notices that the cook gets with it. */
export const answerText = (
  answer: SearchAnswer,
  failure?: Pick<AnalyzeResponse, 'error' | 'message'>,
): JsonText<AnalyzeResponse> => {
  const { hits, written = [], ingredients, unknown, total, strong, hidden, cuisines, ruledOut, photo } = answer;
  const { unlocks = [], found = [], mustUse = [], suggestions = [], emptied = [], isNear } = answer;
  return answerWith([...hits, ...written].map(hitText), {
    ingredients: [...ingredients],
    ...(unknown.length > 0 && { unknown: [...unknown] }),
    ...(total > hits.length && { total }),
    ...(strong < total && { strong }),
    ...(found.length > 0 && { found: [...found] }),
    ...(mustUse.length > 0 && { mustUse: [...mustUse] }),
    ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
    ...(emptied.length > 0 && { emptied: [...emptied] }),
    ...(isNear && { isNear }),
    ...(unlocks.length > 0 && { unlocks: [...unlocks] }),
    ...(hidden.length > 0 && { hidden: [...hidden] }),
    ...(cuisines.length > 0 && { cuisines: [...cuisines] }),
    ...(ruledOut.length > 0 && { ruledOut: [...ruledOut] }),
    ...(photo && { photo }),
    ...failure,
  });
};
