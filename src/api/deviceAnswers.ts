import type { BaseQueryApi, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { AnalyzeRequest, AnalyzeResponse } from '@contracts/analyze';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { ApiFailure } from '@/lib/apiFailure';
import type { OfflineKitchen } from '@/offline/offlineKitchen';
import { isServerReachable, serverReachChecked } from './serverReach';

/** An answer to a search; `isOffline` when this device found it, without the server. */
export type AnalyzeAnswer = AnalyzeResponse & { isOffline?: true };

type Reply<T> = QueryReturnValue<T, ApiFailure, FetchBaseQueryMeta>;

/** What the server answered, or what this device knows where the server cannot be reached at all. */
const orFromDevice = async <T>(
  reply: Reply<unknown>,
  { dispatch, signal }: BaseQueryApi,
  language: Language,
  answer: (kitchen: OfflineKitchen) => Reply<T> | undefined,
): Promise<Reply<T>> => {
  // A call that was given up looks like one that found nobody.
  if (reply.error?.status !== 'OFFLINE' || signal.aborted) return reply as Reply<T>;
  const isReachable = await isServerReachable();
  dispatch(serverReachChecked(isReachable));
  if (isReachable) return reply as Reply<T>;
  try {
    const { deviceKitchen } = await import(/* webpackChunkName: "offline" */ '@/offline/deviceKitchen');
    return answer(await deviceKitchen(language)) ?? (reply as Reply<T>);
  } catch {
    // The recipes are not on this device: the failure itself is the answer.
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
