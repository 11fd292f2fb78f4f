import { z } from 'zod';
import { RATING_MAX, SAVED_PAGE_MAX, TIME_MAX } from './limits';
import { postedRecipeSchema, recipeIdSchema } from './recipe';

/**
 * When the cook made the change by the device's clock, in milliseconds; now when absent. A newer change on the account
 * wins and the response is the same, so a late retry never undoes what came after it.
 */
const doneAtSchema = z.int().nonnegative().max(TIME_MAX).optional();

/**
 * A known id (corpus, imported or stored): the body is ignored. An unknown id with a body: the recipe is stored and the
 * response carries its new id, the same for the same content. An unknown id without a body: 404.
 */
export const saveRecipeRequestSchema = z.object({
  recipeId: recipeIdSchema,
  recipe: postedRecipeSchema.optional(),
  at: doneAtSchema,
});
export type SaveRecipeRequest = z.infer<typeof saveRecipeRequestSchema>;

/** Query of a removal: `?at=` has the same meaning as in the body of a save. */
export const removeRecipeQuerySchema = z.object({
  at: z.coerce.number().pipe(doneAtSchema.unwrap()).optional(),
});

/** Rates a recipe, and saves it if it is not saved yet (docs/spec-coverage.md, 4.save.rate-saves). */
export const ratingRequestSchema = z.object({
  recipeId: recipeIdSchema,
  rating: z.int().min(1).max(RATING_MAX),
  at: doneAtSchema,
});
export type RatingRequest = z.infer<typeof ratingRequestSchema>;

/**
 * Query of the list. Without `limit` the response is the whole list; with it a page, and a header
 * `Link: <…?cursor=…>; rel="next"` while there is more. A list that changes meanwhile refuses the cursor with 409, and
 * the reader begins again.
 */
export const savedListQuerySchema = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(SAVED_PAGE_MAX)).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,16}\.\d{1,16}\.[\w-]{16}$/)
    .optional(),
});
