import type { ImageFeedbackRequest, ImageFeedbackResponse } from '@contracts/imageFeedback';
import type { RecipeId } from '@contracts/recipe';
import { isObject, NO_ANSWER } from './answers';
import { apiSlice } from './apiSlice';

/** The calls that only the recipe page makes; they come with it. */
export const recipePageApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    sendImageFeedback: build.mutation<ImageFeedbackResponse, ImageFeedbackRequest>({
      query: (body) => ({ url: '/recipes/image-feedback', method: 'POST', body }),
      extraOptions: { accepts: isObject },
    }),

    /** In developer mode only, and for a recipe of one's own. */
    deleteRecipe: build.mutation<null, RecipeId>({
      query: (id) => ({ url: `/recipes/${id}`, method: 'DELETE' }),
      extraOptions: NO_ANSWER,
    }),
  }),
});

export const { useSendImageFeedbackMutation, useDeleteRecipeMutation } = recipePageApi;
