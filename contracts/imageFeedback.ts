import { z } from 'zod';
import { FEEDBACK_TEXT_MAX, PICTURE_ADDRESS_MAX, RECIPE_TITLE_MAX } from './limits';
import { recipeIdSchema } from './recipe';

/** A "no" needs a sentence that says what is wrong. */
export const imageFeedbackRequestSchema = z
  .object({
    recipeId: recipeIdSchema,
    recipeTitle: z.string().max(RECIPE_TITLE_MAX),
    imageUrl: z.string().max(PICTURE_ADDRESS_MAX),
    isAccurate: z.boolean(),
    feedbackText: z.string().trim().max(FEEDBACK_TEXT_MAX).optional(),
  })
  .refine(({ isAccurate, feedbackText }) => isAccurate || Boolean(feedbackText), { path: ['feedbackText'] });
export type ImageFeedbackRequest = z.infer<typeof imageFeedbackRequestSchema>;

export const imageFeedbackResponseSchema = z.object({ newImageUrl: z.string().optional() });
export type ImageFeedbackResponse = z.infer<typeof imageFeedbackResponseSchema>;
