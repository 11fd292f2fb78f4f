import { SAVED_LIST_STALE_MS } from '@contracts/limits';
import type { EditRecipeRequest, EditRecipeResponse, RecipeHistory } from '@contracts/ownRecipes';
import type { KeepPhotoRequest } from '@contracts/recipePhotos';
import type { Recipe, RecipeCreated, RecipeId } from '@contracts/recipe';
import type { RatingRequest, SaveRecipeRequest } from '@contracts/savedRecipes';
import { EDIT_ANSWER, HISTORY_ANSWER, LIST_ANSWER, NO_ANSWER } from './answers';
import { apiSlice } from './apiSlice';
import { callOf } from './callOf';
import { readSavedList } from './savedPages';

/** Subscription options for the saved list: stale after five minutes, then refetched on mount; also on reconnect. */
export const SAVED_LIST_READ = {
  refetchOnMountOrArgChange: SAVED_LIST_STALE_MS / 1_000,
  refetchOnReconnect: true,
} as const;

/**
 * The saved list of an account. Writes are fire-and-forget: the local list is authoritative until the next read. So
 * no write invalidates the list, and responses may be empty.
 */
export const savedApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** The data becomes null once the saved-recipes slice has taken the list over, so that it is stored only once. */
    getSavedRecipes: build.query<Recipe[] | null, void>({
      queryFn: (_nothing, _api, _extra, ask) => readSavedList(ask),
      extraOptions: LIST_ANSWER,
      // The saved-recipes slice compares old and new recipes itself.
      structuralSharing: false,
    }),

    /** The response carries a different id when the server did not have the recipe. */
    saveRecipe: build.mutation<RecipeCreated | null, SaveRecipeRequest>({
      query: (body) => ({ ...callOf('saveRecipe'), body }),
      extraOptions: NO_ANSWER,
    }),

    removeRecipe: build.mutation<null, { id: RecipeId; at?: number }>({
      query: ({ id, at }) => ({
        ...callOf('removeRecipe', { id }),
        params: at === undefined ? undefined : { at },
      }),
      extraOptions: NO_ANSWER,
    }),

    /** The response has the recipe as the account has it now, which may be a merge, or the version of another device. */
    editRecipe: build.mutation<EditRecipeResponse, EditRecipeRequest & { id: RecipeId }>({
      query: ({ id, ...body }) => ({ ...callOf('editRecipe', { id }), body }),
      extraOptions: EDIT_ANSWER,
    }),

    /** Read each time it is shown: any device may have saved a version meanwhile. */
    getRecipeHistory: build.query<RecipeHistory, RecipeId>({
      query: (id) => callOf('getRecipeHistory', { id }),
      extraOptions: HISTORY_ANSWER,
    }),

    /** The photo of an own recipe. Safe to repeat. */
    keepPhoto: build.mutation<null, KeepPhotoRequest & { name: string }>({
      query: ({ name, ...body }) => ({ ...callOf('keepPhoto', { name }), body }),
      extraOptions: NO_ANSWER,
    }),

    rateRecipe: build.mutation<null, RatingRequest>({
      query: (body) => ({ ...callOf('rateRecipe'), body }),
      extraOptions: NO_ANSWER,
    }),
  }),
});

const { getSavedRecipes } = savedApi.endpoints;

/** Whether the last read failed. Reads do not retry, so a failure stays current as long as a list would. */
export const isSavedListRefused = (state: Parameters<ReturnType<typeof getSavedRecipes.select>>[0]): boolean => {
  const { isError, startedTimeStamp = 0 } = getSavedRecipes.select()(state);
  return isError && Date.now() - startedTimeStamp < SAVED_LIST_STALE_MS;
};
