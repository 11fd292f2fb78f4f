import type { FetchArgs, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { SAVED_PAGE_SIZE } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import { isRecipe } from '@/lib/recipe/isRecipe';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { frozen } from '@/lib/values/frozen';
import { callOf } from './callOf';

type Reply<T> = QueryReturnValue<T, ApiFailure, FetchBaseQueryMeta>;
type Ask = (args: FetchArgs) => Reply<unknown> | PromiseLike<Reply<unknown>>;

/** How often a list that changes while it is read is begun again, before it is read in one piece. */
const TRIES = 3;
const CHANGED = 409;

/** The cursor of the next page. A server that knows no pages sends the whole list, and no cursor. */
const nextCursor = (meta: FetchBaseQueryMeta | undefined): string | undefined =>
  /[?&]cursor=([\w.-]+)[^>]*>\s*;\s*rel="?next"?/.exec(meta?.response?.headers.get('link') ?? '')?.[1];

// One malformed recipe must not discard the whole list.
const recipesOf = (list: unknown): Recipe[] => (list as unknown[]).filter(isRecipe).map(frozen);

/** Reads the pages of the list one after the other, and joins them. */
const readPages = async (ask: Ask): Promise<Reply<Recipe[]>> => {
  const joined: Recipe[] = [];
  let cursor: string | undefined;
  do {
    const params = { limit: SAVED_PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
    const { data, error, meta } = await ask({ ...callOf('getSavedRecipes'), params });
    if (error) return { error };
    joined.push(...recipesOf(data));
    cursor = nextCursor(meta);
  } while (cursor !== undefined);
  return { data: frozen(joined) };
};

/** Reads the saved list of the account: all of it, or nothing. */
export const readSavedList = async (ask: Ask): Promise<Reply<Recipe[]>> => {
  for (let i = 0; i < TRIES; i += 1) {
    const reply = await readPages(ask);
    if (reply.error?.status !== CHANGED) return reply;
  }
  const { data, error } = await ask(callOf('getSavedRecipes'));
  return error ? { error } : { data: frozen(recipesOf(data)) };
};
