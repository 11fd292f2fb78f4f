import type { AnalyzeResponse } from '@contracts/analyze';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Match } from '@kitchen/search/matchDetails';
import { fromJsonText, toJsonText, type JsonText } from './jsonText';

/**
 * The one place that knows how the JSON text of a recipe looks. Lists and answers are spliced from the texts of their
 * recipes: parsing and writing sixty of them for every search would be most of its cost.
 */

/** A recipe as the database keeps it: without what differs from user to user, and without its id. */
export type StoredRecipe = Omit<Recipe, 'id' | 'isSaved' | 'userRating'>;

/** A recipe with its text, which is written once. */
export interface RecipePage {
  recipe: Recipe;
  json: JsonText<Recipe>;
}

/** What one user did with a recipe. */
export type RecipeMarks = Pick<Recipe, 'userRating' | 'isSaved' | 'savedAt'>;

const UNMARKED = { userRating: 0, isSaved: false } as const satisfies RecipeMarks;
/** Tail of the JSON of a recipe that the user has neither saved nor rated. */
const UNMARKED_TAIL = `,${JSON.stringify(UNMARKED).slice(1)}`;

/** The text of an object, followed by further fields. */
const extended = (text: string, fields: object): string => `${text.slice(0, -1)},${JSON.stringify(fields).slice(1)}`;

/** A stored recipe as a user reads it who has neither saved nor rated it. */
export const unmarkedRecipe = (id: RecipeId, stored: StoredRecipe): Recipe => ({ ...stored, id, ...UNMARKED });

/** The text of `unmarkedRecipe`, made from the stored text. */
export const unmarkedText = (id: RecipeId, stored: JsonText<StoredRecipe>): JsonText<Recipe> =>
  `{"id":${id},${stored.slice(1, -1)}${UNMARKED_TAIL}` as JsonText<Recipe>;

export const pageOf = (recipe: Recipe): RecipePage => ({ recipe, json: toJsonText(recipe) });

/** The text of the same recipe with the marks of a user. */
export const markedText = (text: JsonText<Recipe>, marks: RecipeMarks): JsonText<Recipe> =>
  text.endsWith(UNMARKED_TAIL)
    ? (extended(`${text.slice(0, -UNMARKED_TAIL.length)}}`, marks) as JsonText<Recipe>)
    : toJsonText({ ...fromJsonText(text), ...marks });

/** The text of the same recipe with what the cook has and lacks of it. */
export const matchedText = (text: JsonText<Recipe>, match: Match): JsonText<Recipe> =>
  extended(text, match) as JsonText<Recipe>;

/** Whether a stored recipe carries what a model was asked and said, which goes to developers only. */
export const hasDeveloperData = (stored: JsonText<StoredRecipe>): boolean => stored.includes('"_devData":');

export const listText = (recipes: readonly JsonText<Recipe>[]): JsonText<Recipe[]> =>
  `[${recipes.join(',')}]` as JsonText<Recipe[]>;

/** The answer to a search. */
export const answerWith = (
  recipes: readonly JsonText<Recipe>[],
  rest: Omit<AnalyzeResponse, 'recipes'>,
): JsonText<AnalyzeResponse> => extended(`{"recipes":${listText(recipes)}}`, rest) as JsonText<AnalyzeResponse>;
