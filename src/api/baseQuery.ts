import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { CALL_TIMEOUT_MS } from '@contracts/limits';
import type { ApiFailure } from '@/lib/apiFailure';
import { isObject, type CallOptions } from './answers';

/** A body above this length, or one that looks like a page, is not a sentence for a user. */
const PLAIN_TEXT_MAX = 300;

/** The one thing that the api reads from the state, which it cannot know by type: slices are a floor above it. */
interface SpeaksALanguage {
  preferences?: { language?: string };
}

const rawBaseQuery = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'include',
  timeout: CALL_TIMEOUT_MS,
  responseHandler: 'text',
  prepareHeaders: (headers, { getState }) => {
    const language = (getState() as SpeaksALanguage).preferences?.language;
    if (language !== undefined && !headers.has('accept-language')) headers.set('accept-language', language);
  },
});

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

const textList = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;

const asSentence = (text: unknown): string | undefined =>
  typeof text === 'string' && text.trim() !== '' && text.length <= PLAIN_TEXT_MAX && !/[<{]/.test(text)
    ? text
    : undefined;

/** Codes are for the client to word: NOT_FOUND is no sentence. */
const isCode = (error: string) => /^[A-Z0-9_]+$/.test(error);

/** What a non-OK answer says: its JSON body's fields, or its text where that is a plain sentence (SPEC §7, §8). */
export const failureOf = (
  text: string,
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
): ApiFailure => {
  const message = `${status}: ${text === '' ? statusText : text}`;
  const body = parsed(text);
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  if (typeof body !== 'object' || body === null) return { status, message, text: asSentence(text), retryAfter };
  const { message: sentence, error, ingredients, unknown } = body as Record<string, unknown>;
  return {
    status,
    message,
    code: typeof error === 'string' ? error : undefined,
    text: asSentence(sentence) ?? (typeof error === 'string' && !isCode(error) ? asSentence(error) : undefined),
    ingredients: textList(ingredients),
    unknown: textList(unknown),
    retryAfter,
  };
};

/** JSON in, JSON out, of the shape that the endpoint accepts. Every failure is an {@link ApiFailure}, never a throw. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiFailure, CallOptions, FetchBaseQueryMeta> = async (
  args,
  api,
  extra,
) => {
  const { data, error, meta } = await rawBaseQuery(args, api, extra);
  if (error?.status === 'TIMEOUT_ERROR')
    return { error: { status: 'TIMEOUT', message: 'AI_TIMEOUT_ERROR: no answer in time', code: 'AI_TIMEOUT_ERROR' } };
  if (error?.status === 'FETCH_ERROR') return { error: { status: 'OFFLINE', message: error.error } };
  // The connection broke in the middle of an answer.
  if (error?.status === 'PARSING_ERROR') return { error: { status: 'MALFORMED', message: error.error } };
  if (error) return { error: failureOf(String(error.data ?? ''), meta!.response!) };
  const isEmpty = data === null || data === '';
  const body = isEmpty ? null : parsed(data);
  const { accepts = isObject } = extra ?? {};
  return body !== undefined && accepts(body)
    ? { data: body, meta }
    : { error: { status: 'MALFORMED', message: `${meta?.response?.status}: the answer is not what was agreed` } };
};
