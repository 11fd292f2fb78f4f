import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { ApiFailure } from '@/lib/apiFailure';

/** A body above this length, or one that looks like a page, is not a sentence for a user. */
const PLAIN_TEXT_MAX = 300;

/** The one thing that the api reads from the state, which it cannot know by type: slices are a floor above it. */
interface SpeaksALanguage {
  preferences?: { language?: string };
}

const rawBaseQuery = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'include',
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

const asSentence = (text: string): string | undefined =>
  text !== '' && text.length <= PLAIN_TEXT_MAX && !/[<{]/.test(text) ? text : undefined;

/** What a non-OK answer says: its JSON body's fields, or its text where that is a plain sentence (SPEC §7, §8). */
const failureOf = (text: string, { status, statusText }: Response): ApiFailure => {
  const message = `${status}: ${text === '' ? statusText : text}`;
  const body = parsed(text);
  if (typeof body !== 'object' || body === null) return { status, message, text: asSentence(text) };
  const { message: sentence, error, ingredients, unknown } = body as Record<string, unknown>;
  return {
    status,
    message,
    code: typeof error === 'string' ? error : undefined,
    text: typeof sentence === 'string' && sentence !== '' ? sentence : undefined,
    ingredients: textList(ingredients),
    unknown: textList(unknown),
  };
};

/** JSON in, JSON out; an empty body is null. Every failure is an {@link ApiFailure}, never a throw. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiFailure, object, FetchBaseQueryMeta> = async (
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
  if (data === null || data === '') return { data: null, meta };
  const body = parsed(data);
  return body === undefined
    ? { error: { status: 'MALFORMED', message: `${meta?.response?.status}: the answer is not JSON` } }
    : { data: body, meta };
};
