import type { BaseQueryApi, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { AnalyzeRequest, AnalyzeResponse } from '@contracts/analyze';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { ownOnDevice } from './ownOnDevice';
import type { OwnSearch } from './ownSearch';

type Reply = QueryReturnValue<unknown, ApiFailure, FetchBaseQueryMeta>;

/**
 * The search over the own recipes that only this device has; undefined when there are none, or when its code cannot be
 * loaded: then the server's recipes are found without them.
 */
export const ownSearchOf = async (
  request: AnalyzeRequest,
  { getState }: Pick<BaseQueryApi, 'getState'>,
): Promise<OwnSearch | undefined> => {
  const own = ownOnDevice(getState(), false);
  if (own.length === 0) return undefined;
  try {
    const { ownSearch } = await import(/* webpackChunkName: "offline" */ './ownSearch');
    return await ownSearch(request, own);
  } catch {
    return undefined;
  }
};

/**
 * The server's reply with the own recipes of this device.
 * @param ask asks the server for another page
 */
export const joined = async (
  own: OwnSearch | undefined,
  reply: Reply,
  ask?: (request: AnalyzeRequest) => Reply | PromiseLike<Reply>,
): Promise<Reply> => {
  if (!own || reply.error) return reply;
  const askAgain = async (request: AnalyzeRequest) => (await ask?.(request))?.data as AnalyzeResponse | undefined;
  return { ...reply, data: await own.join(reply.data as AnalyzeResponse, askAgain) };
};
