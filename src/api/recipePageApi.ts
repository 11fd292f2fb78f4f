import type { Adapted, AdaptRequest } from '@contracts/adapt';
import type { ImageFeedbackRequest, ImageFeedbackResponse } from '@contracts/imageFeedback';
import type { RecipeId } from '@contracts/recipe';
import { ADAPTED_ANSWER, isObject, NO_ANSWER } from './answers';
import { apiSlice } from './apiSlice';
import { callOf } from './callOf';

/** Calls that only the recipe page makes. They load with it. */
export const recipePageApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    sendImageFeedback: build.mutation<ImageFeedbackResponse, ImageFeedbackRequest>({
      query: (body) => ({ ...callOf('sendImageFeedback'), body }),
      extraOptions: { accepts: isObject },
    }),

    /** What changes in a recipe for the cook's kitchen. The server stores nothing of it. */
    adaptRecipe: build.mutation<Adapted, AdaptRequest & { id: RecipeId }>({
      query: ({ id, ...body }) => ({ ...callOf('adaptRecipe', { id }), body }),
      extraOptions: ADAPTED_ANSWER,
    }),

    /** Developer mode only, and only for a recipe that the user created. */
    deleteRecipe: build.mutation<null, RecipeId>({
      query: (id) => callOf('deleteRecipe', { id }),
      extraOptions: NO_ANSWER,
    }),
  }),
});

export const { useAdaptRecipeMutation, useSendImageFeedbackMutation, useDeleteRecipeMutation } = recipePageApi;
