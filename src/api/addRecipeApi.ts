import { READ_PAGE_TIMEOUT_MS } from '@contracts/limits';
import type { PageRead, ReadPageRequest } from '@contracts/pageRead';
import { PAGE_ANSWER } from './answers';
import { apiSlice } from './apiSlice';
import { callOf } from './callOf';

/** Calls that only the page of a new recipe makes. They load with it. */
export const addRecipeApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** What a page of the web says about a recipe. The server stores nothing of it. */
    readPage: build.mutation<PageRead, ReadPageRequest>({
      query: (body) => ({ ...callOf('readPage'), body, timeout: READ_PAGE_TIMEOUT_MS }),
      extraOptions: PAGE_ANSWER,
    }),
  }),
});

export const { useReadPageMutation } = addRecipeApi;
