import { z } from 'zod';
import { RATING_MAX } from './limits';
import { postedRecipeSchema, recipeIdSchema } from './recipe';

/** A known id: the body is ignored. An unknown id: the recipe becomes a new one and the answer carries its id. */
export const saveRecipeRequestSchema = z.object({ recipeId: recipeIdSchema, recipe: postedRecipeSchema.optional() });
export type SaveRecipeRequest = z.infer<typeof saveRecipeRequestSchema>;

export const ratingRequestSchema = z.object({ recipeId: recipeIdSchema, rating: z.int().min(1).max(RATING_MAX) });
export type RatingRequest = z.infer<typeof ratingRequestSchema>;
