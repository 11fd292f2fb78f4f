import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { CALL_TIMEOUT_MS } from '@contracts/limits';
import type { Meant } from '@contracts/meant';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { isObject, type CallOptions } from './answers';

/** A longer body, or one that looks like an HTML page, is not shown to the user as a sentence. */
const PLAIN_TEXT_MAX = 300;

/** The only part of the state that the api reads. Declared here because the api may not import slices. */
interface SpeaksALanguage {
  preferences?: { language?: string };
}

const rawBaseQuery = fetchBaseQuery({
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

const isNamed = (value: unknown) => {
  const { id, name } = Object(value) as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string';
};

const isMeant = (value: unknown): value is Meant => {
  const { typed, ingredients } = Object(value) as Record<string, unknown>;
  return (
    typeof typed === 'string' && Array.isArray(ingredients) && ingredients.length > 0 && ingredients.every(isNamed)
  );
};

const asSentence = (text: unknown): string | undefined =>
  typeof text === 'string' && text.trim() !== '' && text.length <= PLAIN_TEXT_MAX && !/[<{]/.test(text)
    ? text
    : undefined;

/** Codes such as NOT_FOUND are worded by the client and never shown as text. */
const isCode = (error: string) => /^[A-Z0-9_]+$/.test(error);

/** The fields of a non-OK JSON body, or the body itself when it is a short plain sentence. */
export const failureOf = (
  text: string,
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
): ApiFailure => {
  const message = `${status}: ${text === '' ? statusText : text}`;
  const body = parsed(text);
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  if (typeof body !== 'object' || body === null) return { status, message, text: asSentence(text), retryAfter };
  const { message: sentence, error, ingredients, ruledOut, unknown, suggestions } = body as Record<string, unknown>;
  return {
    status,
    message,
    code: typeof error === 'string' ? error : undefined,
    text: asSentence(sentence) ?? (typeof error === 'string' && !isCode(error) ? asSentence(error) : undefined),
    ingredients: textList(ingredients),
    ruledOut: textList(ruledOut),
    unknown: textList(unknown),
    suggestions: Array.isArray(suggestions) ? suggestions.filter(isMeant) : undefined,
    retryAfter,
  };
};

/**
 * Sends and receives JSON of the shape that the endpoint accepts. Returns every failure as an {@link ApiFailure} and
 * never throws.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiFailure, CallOptions, FetchBaseQueryMeta> = async (
  args,
  api,
  extra,
) => {
  const { data, error, meta } = await rawBaseQuery(args, api, extra);
  if (error?.status === 'TIMEOUT_ERROR')
    return { error: { status: 'TIMEOUT', message: 'AI_TIMEOUT_ERROR: no answer in time', code: 'AI_TIMEOUT_ERROR' } };
  if (error?.status === 'FETCH_ERROR') return { error: { status: 'OFFLINE', message: error.error } };
  // The connection broke in the middle of the response.
  if (error?.status === 'PARSING_ERROR') return { error: { status: 'MALFORMED', message: error.error } };
  if (error) return { error: failureOf(String(error.data ?? ''), meta!.response!) };
  const isEmpty = data === null || data === '';
  const body = isEmpty ? null : parsed(data);
  const { accepts = isObject } = extra ?? {};
  return body !== undefined && accepts(body)
    ? { data: body, meta }
    : { error: { status: 'MALFORMED', message: `${meta?.response?.status}: the answer is not what was agreed` } };
};
