import { z } from 'zod';
import { CUISINES, type Cuisine } from './cuisines';
import { failureSchema } from './errors';
import {
  ALLERGENS_MAX,
  ALLERGEN_NAME_MAX,
  INGREDIENT_ID_MAX,
  INGREDIENT_TEXT_MAX,
  MUST_USE_MAX,
  RECIPE_NAME_MAX,
  SUGGESTIONS_MAX,
  SUGGESTION_TEXT_MAX,
} from './limits';
import { meantSchema } from './meant';
import { preferencesSchema } from './preferences';
import { recipeSchema } from './recipe';
import {
  CATEGORIES,
  DIET_TYPES,
  ERROR_CODES,
  SORT_OPTIONS,
  LANGUAGES,
  SUBCATEGORIES,
  TIME_LIMITS,
  type Category,
  type SortOption,
  type Subcategory,
  type TimeLimit,
} from './vocabulary';
import type { Preferences } from './preferences';

/**
 * What a language model adds. `corpus`: nothing. `stored` (the default): what it wrote for the same search within a
 * day, or something new. `fresh`: always something new.
 */
export const GENERATE_MODES = ['corpus', 'stored', 'fresh'] as const;
export type GenerateMode = (typeof GENERATE_MODES)[number];

/**
 * Why matching recipes are left out of the response: they contain or may contain an excluded allergen, they do not fit
 * a diet, or some of their lines could not be read, so neither can be guaranteed.
 */
export const hiddenReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('allergen'), name: z.string().max(ALLERGEN_NAME_MAX) }),
  z.object({ kind: z.literal('mayContain'), name: z.string().max(ALLERGEN_NAME_MAX) }),
  z.object({ kind: z.literal('diet'), name: z.enum(DIET_TYPES) }),
  z.object({ kind: z.literal('unread') }),
]);
export type HiddenMatchReason = z.infer<typeof hiddenReasonSchema>;

/** How many matches one reason hides. A recipe counts under every reason that hides it. */
export const hiddenMatchesSchema = z.object({ reason: hiddenReasonSchema, count: z.int().positive() });
export type HiddenMatches = z.infer<typeof hiddenMatchesSchema>;

/**
 * What the cook's own words rule out ("no dairy", "sin gluten"): an allergen, a diet or an ingredient of the table.
 * `name` is in the language of the response. `phrase` is the wish in the cook's words, for a search assembled from
 * parts. `textWithout` is the search text without this wish, for a removable chip.
 */
export const ruledOutSchema = z.object({
  kind: z.enum(['allergen', 'diet', 'ingredient']),
  id: z.string().max(INGREDIENT_ID_MAX),
  name: z.string().max(200),
  phrase: z.string().max(INGREDIENT_TEXT_MAX),
  textWithout: z.string().max(INGREDIENT_TEXT_MAX),
});
export type RuledOut = z.infer<typeof ruledOutSchema>;

/** How many matches are of one cuisine, or of none that has an id. */
export const cuisineCountSchema = z.object({ cuisine: z.enum(CUISINES).optional(), count: z.int().positive() });
export type CuisineCount = z.infer<typeof cuisineCountSchema>;

/** The text fields of the multipart body of POST /api/analyze. `preferences`, `excludedAllergens`, `cuisines`,
 * `mustUse` and `lifted` are JSON text in the form. */
export const analyzeFieldsSchema = z.object({
  ingredients: z.string().max(INGREDIENT_TEXT_MAX).optional(),
  recipeName: z.string().max(RECIPE_NAME_MAX).optional(),
  category: z.enum(CATEGORIES).default('None'),
  subcategory: z.enum(SUBCATEGORIES).optional(),
  /** Cuisines to find; all when absent or empty. JSON text in the form. */
  cuisines: z.array(z.enum(CUISINES)).max(CUISINES.length).optional(),
  preferences: preferencesSchema
    .pick({ excludedAllergens: true, dietTypes: true, language: true, measurementSystem: true })
    .partial()
    .default({}),
  excludedAllergens: z.array(z.string().max(ALLERGEN_NAME_MAX)).max(ALLERGENS_MAX).optional(),
  /** Ids of ingredients that every recipe must use; when absent, those that the text says to use up. JSON text in the form. */
  mustUse: z.array(z.string().max(INGREDIENT_ID_MAX)).max(MUST_USE_MAX).optional(),
  /** Longest duration in minutes. Recipes of unknown duration are left out. */
  maxMinutes: z.coerce.number().pipe(z.literal(TIME_LIMITS)).optional(),
  /** Counts over the strong matches first, then over the weaker ones. A page never mixes the two. */
  offset: z.coerce.number().int().min(0).max(10_000).optional(),
  generate: z.enum(GENERATE_MODES).optional(),
  /** Sort order of the whole result, from which `offset` counts. Best match first when absent. */
  sort: z.enum(SORT_OPTIONS).optional(),
  /** Reasons the cook has lifted for this search: recipes they would hide are included. JSON text in the form. */
  lifted: z.array(hiddenReasonSchema).max(50).optional(),
});
export type AnalyzeFields = z.infer<typeof analyzeFieldsSchema>;

/** A search as the client makes it. The images stay in the mutation's argument and never enter the state. */
export interface AnalyzeRequest {
  ingredients?: string;
  images?: readonly Blob[];
  recipeName?: string;
  category: Category;
  subcategory?: Subcategory;
  cuisines?: Cuisine[];
  preferences: Pick<Preferences, 'excludedAllergens' | 'dietTypes' | 'language'> &
    Partial<Pick<Preferences, 'measurementSystem'>>;
  mustUse?: string[];
  maxMinutes?: TimeLimit;
  offset?: number;
  generate?: GenerateMode;
  sort?: SortOption;
  lifted?: HiddenMatchReason[];
}

/** One purchase, and how many more recipes the cook could then make with nothing missing. */
export const unlockSchema = z.object({ id: z.string(), name: z.string(), recipes: z.int().positive() });
export type Unlock = z.infer<typeof unlockSchema>;

/** An ingredient that was understood, and how many matches use it, also without the others that must be used. */
export const foundIngredientSchema = z.object({ id: z.string(), name: z.string(), recipes: z.int().nonnegative() });
export type FoundIngredient = z.infer<typeof foundIngredientSchema>;

/**
 * A restriction of the search other than allergens and diets: an ingredient that must be used, the time, the cuisines,
 * the category with its sub-type, or an ingredient that the text rules out.
 */
export const restrictionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mustUse'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('time') }),
  z.object({ kind: z.literal('cuisine') }),
  z.object({ kind: z.literal('kind') }),
  ruledOutSchema.omit({ kind: true }).extend({ kind: z.literal('ruledOut') }),
]);
export type Restriction = z.infer<typeof restrictionSchema>;

/** How many recipes a search that found nothing would find without this one restriction. */
export const emptiedSchema = z.object({ by: restrictionSchema, recipes: z.int().positive() });
export type Emptied = z.infer<typeof emptiedSchema>;

/**
 * What was recognised in a photo. Certain items are also in `ingredients` and were searched for; the cook confirms the
 * others.
 */
export const photoReadingSchema = z.object({
  chips: z.array(
    z.object({
      /** Id in our ingredient table; absent when a model names something the table does not contain. */
      id: z.string().optional(),
      name: z.string(),
      confidence: z.number().min(0).max(1),
      isSure: z.boolean(),
      source: z.enum(['model', 'local', 'ocr']),
      /** How much of it there is, as a package or receipt says: “500 g”, “6 ×”. */
      quantity: z.string().optional(),
    }),
  ),
  /** What read the photo, such as a model's name. */
  by: z.string(),
});
export type PhotoReading = z.infer<typeof photoReadingSchema>;
export type PhotoChip = PhotoReading['chips'][number];

/**
 * Best match first, at most 60. Recipes a model wrote for this search come after those of the corpus. `ingredients` are
 * the detected names in the requested language; `total` is the full count when the list was cut.
 */
export const analyzeResponseSchema = z.object({
  recipes: z.array(recipeSchema),
  ingredients: z.array(z.string()),
  unknown: z.array(z.string()).optional(),
  total: z.int().optional(),
  /** The understood ingredients in the order they were typed. */
  found: z.array(foundIngredientSchema).optional(),
  /** Ids of those that the text says to use up ("use up: spinach"), when the request had no `mustUse`. */
  mustUse: z.array(z.string()).optional(),
  /** For what was not understood. */
  suggestions: z.array(meantSchema).optional(),
  /** How many of `total` are strong matches, when not all are. */
  strong: z.int().nonnegative().optional(),
  /** In a search by name: the dish is not in the collection, and the recipes are near it. */
  isNear: z.boolean().optional(),
  /** Only when nothing was found: the restrictions that leave nothing, the one that hides most first. */
  emptied: z.array(emptiedSchema).optional(),
  /** Ingredients worth buying, the most useful first: each is the only one missing from that many recipes. */
  unlocks: z.array(unlockSchema).optional(),
  /** How many further matches each exclusion hides, the largest first. */
  hidden: z.array(hiddenMatchesSchema).optional(),
  /** How many matches there are of each cuisine, whichever are asked for, the largest first. */
  cuisines: z.array(cuisineCountSchema).optional(),
  /** What the cook's words rule out, in the order they were written. */
  ruledOut: z.array(ruledOutSchema).optional(),
  /** Present when the search included photos. */
  photo: photoReadingSchema.optional(),
  /** Something went wrong although there are recipes to show. The client shows both. */
  error: z.enum(ERROR_CODES).optional(),
  message: z.string().optional(),
});
export type AnalyzeResponse = z.infer<typeof analyzeResponseSchema>;

/**
 * Progress of a search: reading the photo, matching the corpus, a model writing, checking, and asking the model once
 * for corrections.
 */
export const ANALYZE_STAGES = ['reading', 'matching', 'writing', 'repairing'] as const;
export type AnalyzeStage = (typeof ANALYZE_STAGES)[number];

/**
 * Events sent to a client that accepts `text/event-stream`, each as `event: <event>` and one line `data: <JSON of
 * data>`; lines that begin with a colon keep the connection open. `stage` is sent at every change and its fraction
 * never falls. `found` is sent once with the corpus results, then one `recipe` for each recipe as soon as it is written
 * and checked. The stream ends with `end`, which is the plain JSON response (all recipes again, and the `error` and
 * `message` of a toast), or with `failed`, which carries the body and status of a failure when there is nothing to
 * show. A failure before the first event is sent as plain JSON with its status.
 */
export const analyzeEventSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('stage'),
    data: z.object({ stage: z.enum(ANALYZE_STAGES), fraction: z.number().min(0).max(1) }),
  }),
  z.object({ event: z.literal('found'), data: analyzeResponseSchema }),
  z.object({ event: z.literal('recipe'), data: recipeSchema }),
  z.object({ event: z.literal('end'), data: analyzeResponseSchema }),
  z.object({ event: z.literal('failed'), data: failureSchema.extend({ status: z.int().min(400).max(599) }) }),
]);
export type AnalyzeEvent = z.infer<typeof analyzeEventSchema>;

/** What the box suggests while the cook types: ingredients for the last item of a list, or titles and ingredients. */
export const suggestionsQuerySchema = z.object({
  text: z.string().max(SUGGESTION_TEXT_MAX),
  mode: z.enum(['ingredients', 'name']),
  language: z.enum(LANGUAGES),
});
export type SuggestionsQuery = z.infer<typeof suggestionsQuerySchema>;

export const suggestionSchema = z.object({ kind: z.enum(['ingredient', 'recipe']), id: z.string(), name: z.string() });
export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestionsResponseSchema = z.object({ suggestions: z.array(suggestionSchema).max(SUGGESTIONS_MAX) });
export type SuggestionsResponse = z.infer<typeof suggestionsResponseSchema>;
