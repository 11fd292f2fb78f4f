import type { BaseQueryApi, FetchArgs, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { AnalyzeResponse } from '@contracts/analyze';
import type { Recipe } from '@contracts/recipe';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { isRecipe } from '@/lib/recipe/isRecipe';
import { SEARCH_ANSWER } from './answers';
import { failureOf } from './baseQuery';
import { readServerEvents } from './readServerEvents';
import { searchNewsArrived, type AnalyzeNews } from './searchNews';

type Reply = QueryReturnValue<unknown, ApiFailure, FetchBaseQueryMeta>;

const EVENTS = 'text/event-stream';

const failedOf = (text: string): ApiFailure => {
  const { status, ...body } = JSON.parse(text) as { status: number };
  return failureOf(JSON.stringify(body), { status, statusText: '', headers: new Headers() });
};

/** After a broken connection or a timeout, keeps the recipes that have arrived and reports the rest as failed. */
const asFarAsItCame = (found: AnalyzeResponse, written: readonly Recipe[], { status }: ApiFailure): Reply => {
  const error = status === 'TIMEOUT' ? 'AI_TIMEOUT_ERROR' : 'AI_NETWORK_ERROR';
  return { data: { ...found, recipes: [...found.recipes, ...written], error } satisfies AnalyzeResponse };
};

/**
 * Requests the answer as a stream and dispatches each event under `streamId`. Also accepts an answer in one piece,
 * such as a refusal or the answer of a server without a model.
 * @param join adds what the server does not have
 */
export const analyzeByEvents = async (
  args: FetchArgs & { headers: Record<string, string> },
  { dispatch, signal }: Pick<BaseQueryApi, 'dispatch' | 'signal'>,
  ask: (args: FetchArgs) => Reply | PromiseLike<Reply>,
  streamId: string,
  join: (answer: AnalyzeResponse) => Promise<AnalyzeResponse> = (answer) => Promise.resolve(answer),
): Promise<Reply> => {
  const arrive = (news: AnalyzeNews) => dispatch(searchNewsArrived({ streamId, at: Date.now(), news }));
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
      const payload: unknown = JSON.parse(data);
      if (event === 'failed') {
        failed = failedOf(data);
        return '';
      }
      if (event === 'stage') arrive({ event, data: payload as Extract<AnalyzeNews, { event: 'stage' }>['data'] });
      if (event === 'found') {
        if (!SEARCH_ANSWER.accepts?.(payload)) throw new Error('what was found is not what was agreed');
        found = await join(payload as AnalyzeResponse);
        arrive({ event, data: found });
      }
      if (event === 'recipe' && isRecipe(payload)) {
        written.push(payload);
        arrive({ event, data: payload });
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
  if (!reply.error) return { ...reply, data: await join(reply.data as AnalyzeResponse) };
  if (!isStream || signal.aborted) return reply;
  if (found && found.recipes.length + written.length > 0) return asFarAsItCame(found, written, reply.error);
  const ingredients = found?.ingredients;
  const ruledOut = found?.ruledOut?.map(({ phrase }) => phrase);
  // The connection broke before any recipe arrived, so treat the server as unreachable.
  return reply.error.status === 'MALFORMED'
    ? { error: { ...reply.error, status: 'OFFLINE', code: 'AI_NETWORK_ERROR', ingredients, ruledOut } }
    : { error: { ...reply.error, ingredients, ruledOut } };
};
