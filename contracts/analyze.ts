import { z } from 'zod';
import { failureSchema } from './errors';
import { INGREDIENT_TEXT_MAX, RECIPE_NAME_MAX } from './limits';
import { preferencesSchema } from './preferences';
import { recipeSchema } from './recipe';
import { CATEGORIES, ERROR_CODES, SUBCATEGORIES, type Category, type Subcategory } from './vocabulary';
import type { Preferences } from './preferences';

/**
 * What a language model adds: nothing (`corpus`), what it wrote for the same ask within a day or else something new
 * (`stored`, when nothing is said), in any case something new (`fresh`).
 */
export const GENERATE_MODES = ['corpus', 'stored', 'fresh'] as const;
export type GenerateMode = (typeof GENERATE_MODES)[number];

/** The text fields of the multipart body of POST /api/analyze. `preferences` and `excludedAllergens` are JSON text in the form. */
export const analyzeFieldsSchema = z.object({
  ingredients: z.string().max(INGREDIENT_TEXT_MAX).optional(),
  recipeName: z.string().max(RECIPE_NAME_MAX).optional(),
  category: z.enum(CATEGORIES).default('None'),
  subcategory: z.enum(SUBCATEGORIES).optional(),
  preferences: preferencesSchema
    .pick({ excludedAllergens: true, dietTypes: true, language: true, measurementSystem: true })
    .partial()
    .default({}),
  excludedAllergens: z.array(z.string().max(60)).max(50).optional(),
  offset: z.coerce.number().int().min(0).max(10_000).optional(),
  generate: z.enum(GENERATE_MODES).optional(),
});
export type AnalyzeFields = z.infer<typeof analyzeFieldsSchema>;

/** What the client asks for. The images stay in the mutation's argument and never enter the state. */
export interface AnalyzeRequest {
  ingredients?: string;
  images?: readonly Blob[];
  recipeName?: string;
  category: Category;
  subcategory?: Subcategory;
  preferences: Pick<Preferences, 'excludedAllergens' | 'dietTypes' | 'language'> &
    Partial<Pick<Preferences, 'measurementSystem'>>;
  offset?: number;
  generate?: GenerateMode;
}

/** One purchase and how many more recipes the cook could then make completely. */
export const unlockSchema = z.object({ id: z.string(), name: z.string(), recipes: z.int().positive() });
export type Unlock = z.infer<typeof unlockSchema>;

/** What a photo was seen to show. Sure ones are in `ingredients` too and were searched for; of the others the cook is asked. */
export const photoReadingSchema = z.object({
  chips: z.array(
    z.object({
      /** The ingredient of our table; absent for what a model names and the table does not hold. */
      id: z.string().optional(),
      name: z.string(),
      confidence: z.number().min(0).max(1),
      isSure: z.boolean(),
      source: z.enum(['model', 'local', 'ocr']),
    }),
  ),
  /** Who looked, such as a model's name. */
  by: z.string(),
});
export type PhotoReading = z.infer<typeof photoReadingSchema>;
export type PhotoChip = PhotoReading['chips'][number];

/** Best match first, at most 60; recipes that a model wrote for this ask come behind those of the corpus. `ingredients` are the detected names in the asked language; `total` says how many there were when the list was cut. */
export const analyzeResponseSchema = z.object({
  recipes: z.array(recipeSchema),
  ingredients: z.array(z.string()),
  unknown: z.array(z.string()).optional(),
  total: z.int().optional(),
  /** What to buy: each would complete so many recipes that lack nothing else, the most first. */
  unlocks: z.array(unlockSchema).optional(),
  /** Where photos came along. */
  photo: photoReadingSchema.optional(),
  /** There are recipes to show, and yet something went wrong: the client shows both. */
  error: z.enum(ERROR_CODES).optional(),
  message: z.string().optional(),
});
export type AnalyzeResponse = z.infer<typeof analyzeResponseSchema>;

/** What the server is at: reading the photo, matching the corpus, letting a model write, checking, and asking it once to mend. */
export const ANALYZE_STAGES = ['reading', 'matching', 'writing', 'repairing'] as const;
export type AnalyzeStage = (typeof ANALYZE_STAGES)[number];

/**
 * What a client that accepts `text/event-stream` is sent, each as `event: <event>` and one line `data: <JSON of data>`;
 * lines that begin with a colon keep the connection open. A `stage` comes as often as it changes, its fraction never
 * falls. Then `found` once, with what the corpus has; a `recipe` as soon as it is written and checked; and at the end
 * either `end`, which is the plain JSON answer (all recipes once more, a toast's `error` and `message` beside them), or
 * `failed`, the body and the status of a refusal, where there is nothing to show. A refusal before the first event is
 * sent as plain JSON with its status.
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
