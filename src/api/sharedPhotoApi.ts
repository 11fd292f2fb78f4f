import type { KeepPhotoRequest } from '@contracts/recipePhotos';
import { NO_ANSWER } from './answers';
import { apiSlice } from './apiSlice';
import { callOf } from './callOf';

/** The call that a guest makes before sharing a recipe with a photo. It loads with that. */
export const sharedPhotoApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    keepSharedPhoto: build.mutation<null, KeepPhotoRequest & { name: string }>({
      query: ({ name, ...body }) => ({ ...callOf('keepSharedPhoto', { name }), body }),
      extraOptions: NO_ANSWER,
    }),
  }),
});
