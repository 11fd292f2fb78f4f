import { z } from 'zod';
import { RATING_MAX } from './limits';
import { postedRecipeSchema, recipeIdSchema } from './recipe';

/**
 * When the cook did it by the clock of the device, in milliseconds; absent: now. What the account has and is newer stays,
 * and the answer is the same: a retry that comes late never undoes what came after it.
 */
const doneAtSchema = z.int().nonnegative().max(8_640_000_000_000_000).optional();

/**
 * A known id (of the corpus, imported, or stored): the body is ignored. An unknown id: the recipe becomes a new one and the
 * answer carries its id, the same for the same content. An unknown id without a body: 404.
 */
export const saveRecipeRequestSchema = z.object({
  recipeId: recipeIdSchema,
  recipe: postedRecipeSchema.optional(),
  at: doneAtSchema,
});
export type SaveRecipeRequest = z.infer<typeof saveRecipeRequestSchema>;

/** What may stand behind the address of a removal: `?at=` with the same meaning as in the body of a save. */
export const removeRecipeQuerySchema = z.object({
  at: z.coerce.number().pipe(doneAtSchema.unwrap()).optional(),
});

/** Rates, and saves where it is not saved yet (SPEC §4). */
export const ratingRequestSchema = z.object({
  recipeId: recipeIdSchema,
  rating: z.int().min(1).max(RATING_MAX),
  at: doneAtSchema,
});
export type RatingRequest = z.infer<typeof ratingRequestSchema>;
