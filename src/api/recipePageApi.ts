import type { ImageFeedbackRequest, ImageFeedbackResponse } from '@contracts/imageFeedback';
import type { RecipeId } from '@contracts/recipe';
import { isObject, NO_ANSWER } from './answers';
import { apiSlice } from './apiSlice';
import { callOf } from './callOf';

/** Calls that only the recipe page makes. They load with it. */
export const recipePageApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    sendImageFeedback: build.mutation<ImageFeedbackResponse, ImageFeedbackRequest>({
      query: (body) => ({ ...callOf('sendImageFeedback'), body }),
      extraOptions: { accepts: isObject },
    }),

    /** Developer mode only, and only for a recipe that the user created. */
    deleteRecipe: build.mutation<null, RecipeId>({
      query: (id) => callOf('deleteRecipe', { id }),
      extraOptions: NO_ANSWER,
    }),
  }),
});

export const { useSendImageFeedbackMutation, useDeleteRecipeMutation } = recipePageApi;
