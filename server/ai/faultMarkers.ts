import type { Refused } from './providers';
import type { ModelMarker } from './structuredModel';

const QUOTA =
  /insufficient.?quota|credit balance|insufficient (?:balance|credit|funds)|billing.?(?:hard.?limit|error|not.?active)|out of credits|requires more credits|quota.{0,40}(?:per.?day|daily|month)|per.?day.{0,40}quota|PerDay|exceeded your (?:current|monthly) quota/i;
const TOO_MUCH =
  /context.{0,3}(?:length|size|window)|maximum context|prompt is too long|too many (?:input )?tokens|input token count|exceeds.{0,40}(?:tokens|context)|request.{0,3}too.{0,3}large|(?:image|picture|file|payload|media)[^.]{0,60}(?:too (?:large|big)|exceeds|larger than|size limit)|too (?:large|big)[^.]{0,30}(?:image|picture)/i;
const REFUSALS: readonly [Refused, RegExp][] = [
  ['usage', /stream_options|include_usage/i],
  ['penalty', /frequency.?penalty/i],
  ['temperature', /temperature|sampling param/i],
  [
    'schema',
    /response.?format|json.?(?:schema|object|mode)|output_(?:config|format)|response_?schema|structured|grammar|guided|required for format|forced tool|tool_choice|tools?\b/i,
  ],
];
/** Statuses that may mean the server does not know a part of the request. */
const MISUNDERSTOOD = new Set([400, 404, 415, 422, 500, 501]);
const PASSING = new Set([500, 502, 503, 520, 529]);
const TIMED_OUT = new Set([408, 504, 524]);
/** Statuses of a server that is starting. */
const STARTING = new Set([503, 529]);
const LOADING = /loading (?:the )?model|model\b[^.]{0,80}\bis (?:still |currently )?(?:loading|starting)|warming up/i;

const FAULT_RETRY_MS = 1_000;
/** Longest Retry-After we wait for. */
const LONGEST_PATIENCE_S = 8;

/** The marker for a response with this status. */
export const markerOf = (status: number, words: string, hasPatience: boolean): ModelMarker => {
  if (status === 401 || status === 403) return QUOTA.test(words) ? 'AI_QUOTA_ERROR' : 'AI_AUTH_ERROR';
  if (status === 402) return 'AI_QUOTA_ERROR';
  if (status === 413) return 'AI_CONTEXT_ERROR';
  if (TIMED_OUT.has(status)) return 'AI_TIMEOUT_ERROR';
  if (status === 429) {
    const isForLong = QUOTA.test(words) && (!hasPatience || /insufficient|PerDay/i.test(words));
    return isForLong ? 'AI_QUOTA_ERROR' : 'AI_RATE_LIMIT';
  }
  if (status < 500 && QUOTA.test(words)) return 'AI_QUOTA_ERROR';
  if (TOO_MUCH.test(words)) return 'AI_CONTEXT_ERROR';
  return 'AI_SERVER_ERROR';
};

/** Whether the server says that it is still loading the model, as llama.cpp and others do after they start. */
export const isLoading = (status: number, words: string): boolean => STARTING.has(status) && LOADING.test(words);

/** The wait in milliseconds before a retry; undefined when a retry cannot help. */
export const retryOf = (marker: ModelMarker, status: number, patienceS: number | undefined): number | undefined => {
  if (marker === 'AI_RATE_LIMIT')
    return patienceS !== undefined && patienceS <= LONGEST_PATIENCE_S ? patienceS * 1_000 : undefined;
  if (marker !== 'AI_SERVER_ERROR' || !PASSING.has(status)) return undefined;
  if (patienceS !== undefined && patienceS > LONGEST_PATIENCE_S) return undefined;
  return Math.max(FAULT_RETRY_MS, (patienceS ?? 0) * 1_000);
};

/** The part of the request that the server seems not to understand. */
export const refusedPart = (status: number, marker: ModelMarker, words: string): Refused | undefined =>
  MISUNDERSTOOD.has(status) && marker === 'AI_SERVER_ERROR'
    ? REFUSALS.find(([, pattern]) => pattern.test(words))?.[0]
    : undefined;
