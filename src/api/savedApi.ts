import { SAVED_LIST_STALE_MS } from '@contracts/limits';
import type { Recipe, RecipeCreated, RecipeId } from '@contracts/recipe';
import type { RatingRequest, SaveRecipeRequest } from '@contracts/savedRecipes';
import { frozen } from '@/lib/frozen';
import { isRecipe } from '@/lib/isRecipe';
import { LIST_ANSWER, NO_ANSWER } from './answers';
import { apiSlice } from './apiSlice';

/** How to subscribe to the saved list (SPEC §7): stale after five minutes, then read on mount, and on reconnect. */
export const SAVED_LIST_READ = {
  refetchOnMountOrArgChange: SAVED_LIST_STALE_MS / 1_000,
  refetchOnReconnect: true,
} as const;

/**
 * The saved list of an account (SPEC §7). The writes are fire-and-forget: the local list is the truth until the next
 * read, so none of them makes the list be read again, and their answers may be empty.
 */
export const savedApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getSavedRecipes: build.query<Recipe[], void>({
      query: () => '/user/recipes/saved',
      extraOptions: LIST_ANSWER,
      // One recipe that is none does not take the whole list along.
      transformResponse: (list: unknown[]) => frozen(list.filter(isRecipe).map(frozen)),
      // Which of them are as they were is found out where the list is kept.
      structuralSharing: false,
    }),

    /** Answers with another id where the server did not know the recipe. */
    saveRecipe: build.mutation<RecipeCreated | null, SaveRecipeRequest>({
      query: (body) => ({ url: '/user/recipes/saved', method: 'POST', body }),
      extraOptions: NO_ANSWER,
    }),

    removeRecipe: build.mutation<null, { id: RecipeId; at?: number }>({
      query: ({ id, at }) => ({
        url: `/user/recipes/saved/${id}`,
        method: 'DELETE',
        params: at === undefined ? undefined : { at },
      }),
      extraOptions: NO_ANSWER,
    }),

    rateRecipe: build.mutation<null, RatingRequest>({
      query: (body) => ({ url: '/user/recipes/ratings', method: 'POST', body }),
      extraOptions: NO_ANSWER,
    }),
  }),
});

export const { useGetSavedRecipesQuery } = savedApi;
