import { NotAModel, NotAStream, ResponseTooLarge } from './boundedFetch';
import { gather, isError, sentenceIn, type Facts } from './faultFacts';
import { isLoading, markerOf, refusedPart, retryOf } from './faultMarkers';
import { AnswerTooLong } from './listScanner';
import type { Refused } from './providers';
import { ModelFailure, ModelLoading, type ModelMarker } from './structuredModel';

/** The fault, and whether a retry can help. */
export interface Diagnosis {
  failure: ModelFailure;
  /** Wait in milliseconds before a retry; undefined when a retry cannot help. */
  retryInMs?: number;
  /** The part of the request that the server does not understand. */
  refuses?: Refused;
}

const LONGEST_DETAIL = 300;
const RESET_RETRY_MS = 250;
const LOADING_RETRY_MS = 3_000;
/** Codes, and a message of `fetch`, for a connection that was lost. */
const RESET_CODES = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ECONNABORTED', 'ETIMEDOUT', 'terminated']);

const secondsUntil = (date: string): number | undefined => {
  const at = Date.parse(date);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1_000);
};

/** Requested wait: from the header, or from the wording of Google and OpenAI. */
const patienceOf = ({ headers, words }: Facts): number | undefined => {
  const ms = Number(headers['retry-after-ms'] ?? NaN);
  if (ms >= 0) return Math.ceil(ms / 1_000);
  const header = headers['retry-after'];
  if (header !== undefined) {
    const seconds = /^\d+(?:\.\d+)?$/.test(header.trim()) ? Number(header) : secondsUntil(header);
    return seconds === undefined ? undefined : Math.ceil(seconds);
  }
  const delay = /(?:"retryDelay":\s*"|try again in )(\d+(?:\.\d+)?)\s?s/i.exec(words)?.[1];
  return delay === undefined ? undefined : Math.ceil(Number(delay));
};

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/** The provider's own message, without the key that some repeat in it. */
const detailOf = ({ words, network, chain }: Facts, key: string | undefined): string | undefined => {
  const sentence = sentenceIn(words);
  const thrown = chain.at(-1);
  const plain = sentence || (network !== undefined && isError(thrown) ? `${network} ${thrown.message}` : '');
  const hidden = key === undefined ? plain : plain.replaceAll(key, '…');
  return oneLine(hidden.replace(/\b(?:sk|key|AIza)[-_A-Za-z0-9*.]{8,}/g, '…')).slice(0, LONGEST_DETAIL) || undefined;
};

const SAFE_CODE = /^[A-Za-z][\w.-]{0,60}$/;

const firstOf = <T>(chain: readonly unknown[], kind: new (...args: never[]) => T): T | undefined =>
  chain.find((link): link is T => link instanceof kind);

const failed = (marker: ModelMarker, message: string, detail?: string): Diagnosis => ({
  failure: new ModelFailure(marker, message, undefined, detail),
});

/** A response with an error status. */
const diagnoseStatus = (status: number, facts: Facts, detail: string | undefined): Diagnosis => {
  const { words } = facts;
  const codes = facts.codes.filter((code) => SAFE_CODE.test(code));
  const patienceS = patienceOf(facts);
  const marker = markerOf(status, `${codes.join(' ')} ${words}`, patienceS !== undefined);
  const name = ['answered', status, ...new Set(codes)].join(' ');
  if (isLoading(status, words)) return { failure: new ModelLoading(name, detail), retryInMs: LOADING_RETRY_MS };
  const refuses = refusedPart(status, marker, words);
  return {
    failure: new ModelFailure(marker, name, patienceS, detail),
    retryInMs: retryOf(marker, status, patienceS),
    ...(refuses && { refuses }),
  };
};

/**
 * Diagnoses a failed request.
 * @param key is removed from the provider's message
 */
export const diagnose = (error: unknown, key?: string): Diagnosis => {
  if (error instanceof ModelFailure) return { failure: error };
  const facts = gather(error);
  const { status, network, chain } = facts;
  const detail = detailOf(facts, key);
  if (firstOf(chain, NotAStream))
    return { ...failed('AI_SERVER_ERROR', 'answers whole where a stream was asked for'), refuses: 'stream' };
  const stranger = firstOf(chain, NotAModel);
  if (stranger) return failed('AI_SERVER_ERROR', `answered ${stranger.status} as no model does`, stranger.message);
  if (status !== undefined && status >= 400) return diagnoseStatus(status, facts, detail);
  if (firstOf(chain, ResponseTooLarge) ?? firstOf(chain, AnswerTooLong))
    return failed('AI_CONTEXT_ERROR', 'the answer was too long to be read');
  if (network !== undefined)
    return {
      ...failed('AI_NETWORK_ERROR', `the connection failed: ${network}`, detail),
      ...(RESET_CODES.has(network) && { retryInMs: RESET_RETRY_MS }),
    };
  const name = isError(error) ? error.name : 'an unnamed fault';
  return failed('AI_SERVER_ERROR', `the answer could not be read: ${name}`, detail);
};
