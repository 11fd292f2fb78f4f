import { createApi } from '@reduxjs/toolkit/query/react';
import type { AnalyzeRequest } from '@contracts/analyze';
import type { Health } from '@contracts/health';
import { ANALYZE_TIMEOUT_MS, SESSION_FRESH_MS, UNUSED_DATA_SECONDS } from '@contracts/limits';
import type { PostedRecipe, Recipe, RecipeCreated, RecipeId, RecipeShared } from '@contracts/recipe';
import type { User } from '@contracts/session';
import type { Language } from '@contracts/vocabulary';
import type { AnalyzeNews } from './analyzeByEvents';
import { analyzeForm } from './analyzeForm';
import { ID_ANSWER, RECIPE_ANSWER, SEARCH_ANSWER, USER_ANSWER } from './answers';
import { baseQuery } from './baseQuery';
import { analyzeOrFromDevice, recipeOrFromDevice, type AnalyzeAnswer } from './deviceAnswers';

/** A search; `onNews` where the answer is wanted piece by piece. */
export type SearchRequest = AnalyzeRequest & { onNews?: (news: AnalyzeNews) => void };

const analyzeArgs = (request: AnalyzeRequest) => ({
  url: '/analyze',
  method: 'POST',
  body: analyzeForm(request),
  timeout: ANALYZE_TIMEOUT_MS,
  headers: { 'accept-language': request.preferences.language },
});

const recipeArgs = ({ id, language }: { id: RecipeId; language: Language }) => ({
  url: `/recipes/${id}`,
  headers: { 'accept-language': language },
});

/**
 * How to subscribe to the session (SPEC §4): read again on mount once it is older than five minutes, and whenever the
 * connection is back.
 */
export const SESSION_READ = { refetchOnMountOrArgChange: SESSION_FRESH_MS / 1_000, refetchOnReconnect: true } as const;

/** The calls of SPEC §7 that a guest makes; accountApi.ts and savedApi.ts add the others when they are needed. Reads are never retried and never read again because a window came to front. */
export const apiSlice = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: UNUSED_DATA_SECONDS,
  endpoints: (build) => ({
    getHealth: build.query<Health, void>({ query: () => '/health' }),

    getMe: build.query<User, void>({ query: () => '/auth/me', extraOptions: USER_ANSWER }),

    /** A person's search. Its lifecycle is the search slice's state machine. */
    analyze: build.mutation<AnalyzeAnswer, SearchRequest>({
      async queryFn({ onNews, ...request }, api, _extra, ask) {
        const args = analyzeArgs(request);
        // Where the reader does not come, the answer comes in one piece.
        const reader = onNews && (await import('./analyzeByEvents').catch(() => undefined));
        const reply = onNews && reader ? await reader.analyzeByEvents(args, api, ask, onNews) : await ask(args);
        return analyzeOrFromDevice(reply, api, request);
      },
      extraOptions: SEARCH_ANSWER,
    }),

    /** The same call without a person waiting: more recipes for the same search, or the same ones in another language. */
    analyzeQuietly: build.mutation<AnalyzeAnswer, AnalyzeRequest>({
      queryFn: async (request, api, _extra, ask) =>
        analyzeOrFromDevice(await ask(analyzeArgs({ ...request, generate: 'corpus' })), api, request),
      extraOptions: SEARCH_ANSWER,
    }),

    /** The language is part of the key: a recipe is another text in another language. */
    getRecipe: build.query<Recipe, { id: RecipeId; language: Language }>({
      queryFn: async (wanted, api, _extra, ask) => recipeOrFromDevice(await ask(recipeArgs(wanted)), api, wanted),
      extraOptions: RECIPE_ANSWER,
    }),

    createRecipe: build.mutation<RecipeCreated, PostedRecipe>({
      query: (body) => ({ url: '/recipes', method: 'POST', body }),
      extraOptions: ID_ANSWER,
    }),

    shareRecipe: build.mutation<RecipeShared, PostedRecipe>({
      query: (body) => ({ url: '/recipes/share', method: 'POST', body }),
      extraOptions: ID_ANSWER,
    }),
  }),
});

export const { useGetHealthQuery, useGetMeQuery, useGetRecipeQuery, useCreateRecipeMutation, useShareRecipeMutation } =
  apiSlice;
