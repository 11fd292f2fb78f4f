import type { BaseQueryApi, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { AnalyzeRequest, AnalyzeResponse, SuggestionsQuery, SuggestionsResponse } from '@contracts/analyze';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import type { OfflineKitchen } from '@/offline/offlineKitchen';
import { ownOnDevice } from './ownOnDevice';
import { isServerReachable, serverReachChecked } from './serverReach';

/** The answer to a search. `isOffline` is set when this device answered without the server. */
export type AnalyzeAnswer = AnalyzeResponse & { isOffline?: true };

type Reply<T> = QueryReturnValue<T, ApiFailure, FetchBaseQueryMeta>;

/** The server's reply or, when the server is unreachable, an answer from the recipes stored on this device. */
const orFromDevice = async <T>(
  reply: Reply<unknown>,
  { dispatch, signal, getState }: BaseQueryApi,
  language: Language,
  answer: (kitchen: OfflineKitchen) => Reply<T> | undefined,
): Promise<Reply<T>> => {
  // An aborted call fails with OFFLINE too, but must not be answered from the device.
  if (reply.error?.status !== 'OFFLINE' || signal.aborted) return reply as Reply<T>;
  const isReachable = await isServerReachable();
  dispatch(serverReachChecked(isReachable));
  if (isReachable) return reply as Reply<T>;
  try {
    const { deviceKitchen } = await import(/* webpackChunkName: "offline" */ '@/offline/deviceKitchen');
    return answer(await deviceKitchen(language, ownOnDevice(getState(), true))) ?? (reply as Reply<T>);
  } catch {
    // The recipes are not stored on this device, so return the failure.
    return reply as Reply<T>;
  }
};

export const analyzeOrFromDevice = (reply: Reply<unknown>, api: BaseQueryApi, request: AnalyzeRequest) =>
  orFromDevice<AnalyzeAnswer>(reply, api, request.preferences.language, (kitchen) => {
    const found = kitchen.analyze(request);
    if (found === undefined) return undefined;
    return 'recipes' in found ? { data: { ...found, isOffline: true } } : { error: found };
  });

export const recipeOrFromDevice = (
  reply: Reply<unknown>,
  api: BaseQueryApi,
  { id, language }: { id: RecipeId; language: Language },
) =>
  orFromDevice<Recipe>(reply, api, language, (kitchen) => {
    const recipe = kitchen.recipe(id);
    return recipe && { data: recipe };
  });

export const suggestionsOrFromDevice = (reply: Reply<unknown>, api: BaseQueryApi, query: SuggestionsQuery) =>
  orFromDevice<SuggestionsResponse>(reply, api, query.language, (kitchen) => ({ data: kitchen.suggestions(query) }));
