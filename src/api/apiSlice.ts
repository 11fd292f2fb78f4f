import { createApi } from '@reduxjs/toolkit/query/react';
import type { AnalyzeRequest, SuggestionsQuery, SuggestionsResponse } from '@contracts/analyze';
import type { Health } from '@contracts/health';
import { ANALYZE_TIMEOUT_MS, SESSION_FRESH_MS, UNUSED_DATA_SECONDS } from '@contracts/limits';
import type { PostedRecipe, Recipe, RecipeCreated, RecipeId, RecipeShared } from '@contracts/recipe';
import type { User } from '@contracts/session';
import type { Language } from '@contracts/vocabulary';
import { analyzeBody } from './analyzeBody';
import { ID_ANSWER, RECIPE_ANSWER, SEARCH_ANSWER, SUGGESTIONS_ANSWER, USER_ANSWER } from './answers';
import { baseQuery } from './baseQuery';
import { callOf } from './callOf';
import { joined, ownSearchOf } from './ownAnswers';
import { analyzeOrFromDevice, recipeOrFromDevice, suggestionsOrFromDevice, type AnalyzeAnswer } from './deviceAnswers';

/** A search. With a `streamId`, the answer is streamed as `searchNewsArrived` actions under this id. */
export type SearchRequest = AnalyzeRequest & { streamId?: string };

const analyzeArgs = (request: AnalyzeRequest) => ({
  ...callOf('analyze'),
  body: analyzeBody(request),
  timeout: ANALYZE_TIMEOUT_MS,
  headers: { 'accept-language': request.preferences.language },
});

const recipeArgs = ({ id, language }: { id: RecipeId; language: Language }) => ({
  ...callOf('getRecipe', { id }),
  headers: { 'accept-language': language },
});

/** Subscription options for the session: refetch on mount when older than five minutes, and on reconnect. */
export const SESSION_READ = { refetchOnMountOrArgChange: SESSION_FRESH_MS / 1_000, refetchOnReconnect: true } as const;

/**
 * The calls a guest makes. accountApi.ts and savedApi.ts inject the others when they are needed. Reads never retry
 * and never refetch on window focus.
 */
export const apiSlice = createApi({
  reducerPath: 'api',
  tagTypes: ['sessions', 'secondFactor'],
  baseQuery,
  keepUnusedDataFor: UNUSED_DATA_SECONDS,
  endpoints: (build) => ({
    getHealth: build.query<Health, void>({ query: () => callOf('getHealth') }),

    getMe: build.query<User, void>({ query: () => callOf('getMe'), extraOptions: USER_ANSWER }),

    /** A search by the user. Its lifecycle drives the search slice's state machine. */
    analyze: build.mutation<AnalyzeAnswer, SearchRequest>({
      async queryFn({ streamId, ...request }, api, _extra, ask) {
        const own = await ownSearchOf(request, api);
        const args = analyzeArgs(own?.request ?? request);
        // If the stream reader cannot be loaded, ask for the answer in one piece.
        const reader = streamId !== undefined && (await import('./analyzeByEvents').catch(() => undefined));
        const reply = reader
          ? await reader.analyzeByEvents(args, api, ask, streamId!, own?.join)
          : await joined(own, await ask(args));
        return analyzeOrFromDevice(reply, api, request);
      },
      extraOptions: SEARCH_ANSWER,
    }),

    /** The same call in the background: more recipes for the current search, or its recipes in another language. */
    analyzeQuietly: build.mutation<AnalyzeAnswer, AnalyzeRequest>({
      async queryFn(request, api, _extra, ask) {
        const own = await ownSearchOf(request, api);
        const askFor = (asked: AnalyzeRequest) => ask(analyzeArgs({ ...asked, generate: 'corpus' }));
        const reply = await joined(own, await askFor(own?.request ?? request), askFor);
        return analyzeOrFromDevice(reply, api, request);
      },
      extraOptions: SEARCH_ANSWER,
    }),

    /** What continues the text in the search box. A device that has no recipes stored suggests nothing. */
    getSuggestions: build.query<SuggestionsResponse, SuggestionsQuery>({
      queryFn: async (query, api, _extra, ask) =>
        suggestionsOrFromDevice(await ask({ ...callOf('getSuggestions'), params: query }), api, query),
      extraOptions: SUGGESTIONS_ANSWER,
    }),

    /** The language is part of the cache key, because the text of a recipe depends on it. */
    getRecipe: build.query<Recipe, { id: RecipeId; language: Language }>({
      queryFn: async (wanted, api, _extra, ask) => recipeOrFromDevice(await ask(recipeArgs(wanted)), api, wanted),
      extraOptions: RECIPE_ANSWER,
    }),

    createRecipe: build.mutation<RecipeCreated, PostedRecipe>({
      query: (body) => ({ ...callOf('createRecipe'), body }),
      extraOptions: ID_ANSWER,
    }),

    shareRecipe: build.mutation<RecipeShared, PostedRecipe>({
      query: (body) => ({ ...callOf('shareRecipe'), body }),
      extraOptions: ID_ANSWER,
    }),
  }),
});

export const { useGetHealthQuery, useGetMeQuery, useGetRecipeQuery, useCreateRecipeMutation, useShareRecipeMutation } =
  apiSlice;
