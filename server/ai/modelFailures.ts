import { NotAModel, NotAStream, ResponseTooLarge } from './boundedFetch';
import { AnswerTooLong } from './listScanner';
import type { Refused } from './providers';
import { ModelFailure, type ModelMarker } from './structuredModel';

/** What is wrong, and whether another try can cure it. */
export interface Diagnosis {
  failure: ModelFailure;
  /** After so many milliseconds another try makes sense; undefined: it does not. */
  retryInMs?: number;
  /** The part of the ask that the server does not understand. */
  refuses?: Refused;
}

interface Facts {
  status?: number;
  /** The provider's own names for the fault, for the log. */
  codes: string[];
  /** What the provider says, for whoever sets it up; never logged. */
  words: string;
  headers: Readonly<Record<string, string>>;
  network?: string;
  chain: readonly unknown[];
}

const LONGEST_WORDS = 4_000;
const LONGEST_DETAIL = 300;
const RESET_RETRY_MS = 250;
const FAULT_RETRY_MS = 1_000;
/** A provider that asks for more patience than this is not waited for. */
const LONGEST_PATIENCE_S = 8;

/** What the names of Anthropic's and others' faults are as a status; they also come inside a stream that began well. */
const STATUS_OF_NAME: Readonly<Record<string, number>> = {
  authentication_error: 401,
  invalid_api_key: 401,
  permission_error: 403,
  billing_error: 402,
  insufficient_quota: 429,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  overloaded_error: 529,
  request_too_large: 413,
  context_length_exceeded: 400,
  invalid_request_error: 400,
  not_found_error: 404,
  timeout_error: 504,
  api_error: 500,
  server_error: 500,
};

const QUOTA =
  /insufficient.?quota|credit balance|insufficient (?:balance|credit|funds)|billing.?(?:hard.?limit|error|not.?active)|out of credits|requires more credits|quota.{0,40}(?:per.?day|daily|month)|per.?day.{0,40}quota|PerDay|exceeded your (?:current|monthly) quota/i;
const TOO_MUCH =
  /context.{0,3}(?:length|size|window)|maximum context|prompt is too long|too many (?:input )?tokens|input token count|exceeds.{0,40}(?:tokens|context)|request.{0,3}too.{0,3}large|(?:image|picture|file|payload|media)[^.]{0,60}(?:too (?:large|big)|exceeds|larger than|size limit)|too (?:large|big)[^.]{0,30}(?:image|picture)/i;
const REFUSALS: readonly [Refused, RegExp][] = [
  ['usage', /stream_options|include_usage/i],
  ['temperature', /temperature|sampling param/i],
  [
    'schema',
    /response.?format|json.?(?:schema|object|mode)|output_(?:config|format)|response_?schema|structured|grammar|guided|required for format|forced tool|tool_choice|tools?\b/i,
  ],
];
/** Faults that say that something was asked in a way that the server does not know. */
const MISUNDERSTOOD = new Set([400, 404, 415, 422, 500, 501]);
const PASSING = new Set([500, 502, 503, 520, 529]);
const TIMED_OUT = new Set([408, 504, 524]);

const RESET_CODES = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ECONNABORTED', 'ETIMEDOUT']);
const NETWORK_CODE =
  /^(?:E[A-Z]+|UND_ERR_[A-Z_]+|HPE_[A-Z_]+|CERT_[A-Z_]+|ERR_TLS[A-Z_]+|ERR_SSL[A-Z_]+|DEPTH_[A-Z_]+|SELF_SIGNED[A-Z_]*|UNABLE_TO[A-Z_]+)$/;

/** What `fetch` says when it names no code. */
const NETWORK_WORDS = /^(?:fetch failed|terminated)$/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** By its looks: what the connection throws may come from another realm. */
const isError = (value: unknown): value is Error => isRecord(value) && 'stack' in value && 'message' in value;

const causesOf = (error: unknown): unknown[] => {
  const chain: unknown[] = [];
  for (let cause = error; cause !== undefined && cause !== null && chain.length < 8;) {
    chain.push(cause);
    cause = isRecord(cause) ? cause.cause : undefined;
  }
  return chain;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The object that says what is wrong, out of `{ error: … }`, a list of one, or the fault itself. */
const faultIn = (body: unknown): Record<string, unknown> | undefined => {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (!isRecord(first)) return undefined;
  if (typeof first.error === 'string') return { message: first.error };
  return isRecord(first.error) ? first.error : first;
};

/** An event in a form that is not known; it may still say in its own way what is wrong, as Ollama's do. */
const strangeEvent = (link: unknown): unknown =>
  isError(link) && link.name === 'AI_TypeValidationError' && 'value' in link ? link.value : undefined;

/** Whether the provider said by an event of a form of its own that it failed. */
export const isSpokenFault = (error: unknown): boolean => {
  const event = strangeEvent(error);
  return isRecord(event) && 'error' in event;
};

const gather = (error: unknown): Facts => {
  const chain = causesOf(error);
  const facts: Facts = { codes: [], words: '', headers: {}, chain };
  for (const link of chain) {
    if (!isRecord(link)) continue;
    const isCall = typeof link.url === 'string';
    if (typeof link.statusCode === 'number') facts.status ??= link.statusCode;
    if (isCall && isRecord(link.responseHeaders)) facts.headers = link.responseHeaders as Record<string, string>;
    const body = typeof link.responseBody === 'string' ? link.responseBody.slice(0, LONGEST_WORDS) : undefined;
    const fault = faultIn(body === undefined ? (isError(link) ? strangeEvent(link) : link) : parsed(body));
    for (const name of ['code', 'type', 'status'] as const) {
      const code = fault?.[name];
      if (typeof code === 'string' || typeof code === 'number') facts.codes.push(String(code));
    }
    facts.words ||= body ?? (typeof fault?.message === 'string' ? fault.message : '');
    if (isError(link) && typeof link.code === 'string' && NETWORK_CODE.test(link.code)) facts.network ??= link.code;
  }
  facts.network ??= chain.filter(isError).find(({ message }) => NETWORK_WORDS.test(message))?.message;
  if (facts.status === undefined || facts.status < 400) {
    const named = facts.codes.map((code) => STATUS_OF_NAME[code] ?? Number(code)).find((status) => status >= 400);
    facts.status = named !== undefined && named < 600 ? named : facts.status;
  }
  return facts;
};

const secondsUntil = (date: string): number | undefined => {
  const at = Date.parse(date);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1_000);
};

/** How long the provider asks to wait: its header, or the words in which Google and OpenAI say it. */
const patienceOf = ({ headers, words }: Facts): number | undefined => {
  const ms = Number(headers['retry-after-ms'] ?? NaN);
  if (ms >= 0) return Math.ceil(ms / 1_000);
  const header = headers['retry-after'];
  if (header !== undefined) {
    const seconds = /^\d+(?:\.\d+)?$/.test(header.trim()) ? Number(header) : secondsUntil(header);
    return seconds === undefined ? undefined : Math.ceil(seconds);
  }
  const said = /(?:"retryDelay":\s*"|try again in )(\d+(?:\.\d+)?)\s?s/i.exec(words)?.[1];
  return said === undefined ? undefined : Math.ceil(Number(said));
};

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/** The provider's own sentence, without the key that some repeat in it. */
const detailOf = ({ words, network, chain }: Facts, key: string | undefined): string | undefined => {
  const fault = faultIn(parsed(words));
  const sentence = typeof fault?.message === 'string' ? fault.message : words;
  const thrown = chain.at(-1);
  const plain = sentence || (network !== undefined && isError(thrown) ? `${network} ${thrown.message}` : '');
  const hidden = key === undefined ? plain : plain.replaceAll(key, '…');
  return oneLine(hidden.replace(/\b(?:sk|key|AIza)[-_A-Za-z0-9*.]{8,}/g, '…')).slice(0, LONGEST_DETAIL) || undefined;
};

const SAFE_CODE = /^[A-Za-z][\w.-]{0,60}$/;

/** The marker of an answer with this status. */
const markerOf = (status: number, words: string, hasPatience: boolean): ModelMarker => {
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

const retryOf = (marker: ModelMarker, status: number, patienceS: number | undefined): number | undefined => {
  if (marker === 'AI_RATE_LIMIT')
    return patienceS !== undefined && patienceS <= LONGEST_PATIENCE_S ? patienceS * 1_000 : undefined;
  if (marker !== 'AI_SERVER_ERROR' || !PASSING.has(status)) return undefined;
  if (patienceS !== undefined && patienceS > LONGEST_PATIENCE_S) return undefined;
  return Math.max(FAULT_RETRY_MS, (patienceS ?? 0) * 1_000);
};

const firstOf = <T>(chain: readonly unknown[], kind: new (...args: never[]) => T): T | undefined =>
  chain.find((link): link is T => link instanceof kind);

/**
 * Says what went wrong in an ask.
 * @param key is taken out of what the provider says
 */
export const diagnose = (error: unknown, key?: string): Diagnosis => {
  if (error instanceof ModelFailure) return { failure: error };
  const facts = gather(error);
  const { status, words, network, chain } = facts;
  const detail = detailOf(facts, key);
  const codes = facts.codes.filter((code) => SAFE_CODE.test(code));
  if (firstOf(chain, NotAStream))
    return {
      failure: new ModelFailure('AI_SERVER_ERROR', 'answers whole where a stream was asked for'),
      refuses: 'stream',
    };
  const stranger = firstOf(chain, NotAModel);
  if (stranger)
    return {
      failure: new ModelFailure(
        'AI_SERVER_ERROR',
        `answered ${stranger.status} as no model does`,
        undefined,
        stranger.message,
      ),
    };
  if (status !== undefined && status >= 400) {
    const said = `${codes.join(' ')} ${words}`;
    const patienceS = patienceOf(facts);
    const marker = markerOf(status, said, patienceS !== undefined);
    const name = ['answered', status, ...new Set(codes)].join(' ');
    const refuses =
      MISUNDERSTOOD.has(status) && marker === 'AI_SERVER_ERROR'
        ? REFUSALS.find(([, pattern]) => pattern.test(words))?.[0]
        : undefined;
    return {
      failure: new ModelFailure(marker, name, patienceS, detail),
      retryInMs: retryOf(marker, status, patienceS),
      ...(refuses && { refuses }),
    };
  }
  if (firstOf(chain, ResponseTooLarge) ?? firstOf(chain, AnswerTooLong))
    return { failure: new ModelFailure('AI_CONTEXT_ERROR', 'the answer was too long to be read') };
  if (network !== undefined)
    return {
      failure: new ModelFailure('AI_NETWORK_ERROR', `the connection failed: ${network}`, undefined, detail),
      ...((RESET_CODES.has(network) || network === 'terminated') && { retryInMs: RESET_RETRY_MS }),
    };
  const name = isError(error) ? error.name : 'an unnamed fault';
  return { failure: new ModelFailure('AI_SERVER_ERROR', `the answer could not be read: ${name}`, undefined, detail) };
};
