import type { CookbookAnswer, CookbookChanges, SharedCollection } from '@contracts/cookbook';
import type { Language } from '@contracts/vocabulary';
import { COLLECTION_ANSWER, COOKBOOK_ANSWER, NO_ANSWER, SHOPPING_SHARE_ANSWER } from './answers';
import { apiSlice } from './apiSlice';
import { callOf } from './callOf';

/**
 * The cookbook on the server, and a shared collection at the end of its link. Reads of the cookbook are mutations too,
 * because its slice joins each answer with what the device has, and nothing is kept here.
 */
export const cookbookApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getCookbook: build.mutation<CookbookAnswer, Pick<CookbookChanges, 'since'>>({
      query: ({ since }) => ({ ...callOf('getCookbook'), params: since === undefined ? undefined : { since } }),
      extraOptions: COOKBOOK_ANSWER,
    }),

    changeCookbook: build.mutation<CookbookAnswer, CookbookChanges>({
      query: (body) => ({ ...callOf('changeCookbook'), body }),
      extraOptions: COOKBOOK_ANSWER,
    }),

    /** Takes the id of the collection. */
    shareCollection: build.mutation<{ share: string }, string>({
      query: (collection) => callOf('shareCollection', { collection }),
      extraOptions: SHOPPING_SHARE_ANSWER,
    }),

    /** Takes the id of the collection. */
    unshareCollection: build.mutation<null, string>({
      query: (collection) => callOf('unshareCollection', { collection }),
      extraOptions: NO_ANSWER,
    }),

    /** The recipes come in the language of the interface, so that another language is another answer. */
    getSharedCollection: build.query<SharedCollection, { share: string; language: Language; from?: number }>({
      query: ({ share, from }) => ({
        ...callOf('getSharedCollection', { share }),
        params: from === undefined ? undefined : { from },
      }),
      extraOptions: COLLECTION_ANSWER,
    }),
  }),
});
