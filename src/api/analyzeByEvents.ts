import type { BaseQueryApi, FetchArgs, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { AnalyzeEvent, AnalyzeResponse } from '@contracts/analyze';
import type { Recipe } from '@contracts/recipe';
import type { ApiFailure } from '@/lib/apiFailure';
import { isRecipe } from '@/lib/isRecipe';
import { SEARCH_ANSWER } from './answers';
import { failureOf } from './baseQuery';
import { readServerEvents } from './readServerEvents';

type Reply = QueryReturnValue<unknown, ApiFailure, FetchBaseQueryMeta>;

/** What is told on the way; how it ended is the reply. */
export type AnalyzeNews = Extract<AnalyzeEvent, { event: 'stage' | 'found' | 'recipe' }>;

const EVENTS = 'text/event-stream';

const failedOf = (text: string): ApiFailure => {
  const { status, ...body } = JSON.parse(text) as { status: number };
  return failureOf(JSON.stringify(body), { status, statusText: '', headers: new Headers() });
};

/** What is there when the line breaks or the time is over stays there; the cook is told of the rest. */
const asFarAsItCame = (found: AnalyzeResponse, written: readonly Recipe[], { status }: ApiFailure): Reply => {
  const error = status === 'TIMEOUT' ? 'AI_TIMEOUT_ERROR' : 'AI_NETWORK_ERROR';
  return { data: { ...found, recipes: [...found.recipes, ...written], error } satisfies AnalyzeResponse };
};

/**
 * Asks for the answer piece by piece. Whoever answers in one piece all the same, such as a server without a model or one
 * that refuses at once, is understood as ever.
 */
export const analyzeByEvents = async (
  args: FetchArgs & { headers: Record<string, string> },
  { signal }: BaseQueryApi,
  ask: (args: FetchArgs) => Reply | PromiseLike<Reply>,
  onNews: (news: AnalyzeNews) => void,
): Promise<Reply> => {
  let isStream = false;
  let found: AnalyzeResponse | undefined;
  let failed: ApiFailure | undefined;
  const written: Recipe[] = [];

  const read = async (response: Response): Promise<string> => {
    isStream = response.ok && response.headers.get('content-type')?.startsWith(EVENTS) === true;
    if (!isStream || !response.body) return response.text();
    for await (const { event, data } of readServerEvents(response.body)) {
      signal.throwIfAborted();
      if (event === 'end') return data;
      const told: unknown = JSON.parse(data);
      if (event === 'failed') {
        failed = failedOf(data);
        return '';
      }
      if (event === 'stage') onNews({ event, data: told as Extract<AnalyzeNews, { event: 'stage' }>['data'] });
      if (event === 'found') {
        if (!SEARCH_ANSWER.accepts?.(told)) throw new Error('what was found is not what was agreed');
        found = told as AnalyzeResponse;
        onNews({ event, data: found });
      }
      if (event === 'recipe' && isRecipe(told)) {
        written.push(told);
        onNews({ event, data: told });
      }
    }
    throw new Error('the answer broke off');
  };

  const reply = await ask({
    ...args,
    headers: { ...args.headers, accept: `${EVENTS}, application/json` },
    responseHandler: read,
  });
  if (failed) return { error: failed };
  if (!reply.error || !isStream || signal.aborted) return reply;
  if (found && found.recipes.length + written.length > 0) return asFarAsItCame(found, written, reply.error);
  const ingredients = found?.ingredients;
  // Broken off before there was anything: as good as not reached.
  return reply.error.status === 'MALFORMED'
    ? { error: { ...reply.error, status: 'OFFLINE', code: 'AI_NETWORK_ERROR', ingredients } }
    : { error: { ...reply.error, ingredients } };
};
