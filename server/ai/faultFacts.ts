/** What a thrown error says about a failed request. */
export interface Facts {
  status?: number;
  /** The provider's names for the fault, for the log. */
  codes: string[];
  /** The provider's message, for the operator; never logged. */
  words: string;
  headers: Readonly<Record<string, string>>;
  network?: string;
  chain: readonly unknown[];
}

const LONGEST_WORDS = 4_000;

/** HTTP status of the fault names of Anthropic and others; they also arrive inside a stream that started normally. */
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

const NETWORK_CODE =
  /^(?:E[A-Z]+|UND_ERR_[A-Z_]+|HPE_[A-Z_]+|CERT_[A-Z_]+|ERR_TLS[A-Z_]+|ERR_SSL[A-Z_]+|DEPTH_[A-Z_]+|SELF_SIGNED[A-Z_]*|UNABLE_TO[A-Z_]+)$/;

/** Messages of `fetch` when it gives no code. */
const NETWORK_WORDS = /^(?:fetch failed|terminated)$/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Structural check, because connection errors may come from another realm. */
export const isError = (value: unknown): value is Error => isRecord(value) && 'stack' in value && 'message' in value;

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

/** The object that describes the fault, from `{ error: … }`, a list of one, or the fault itself. */
const faultIn = (body: unknown): Record<string, unknown> | undefined => {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (!isRecord(first)) return undefined;
  if (typeof first.error === 'string') return { message: first.error };
  return isRecord(first.error) ? first.error : first;
};

/** An event of an unknown form, which may still describe a fault, as Ollama's do. */
const strangeEvent = (link: unknown): unknown =>
  isError(link) && link.name === 'AI_TypeValidationError' && 'value' in link ? link.value : undefined;

/** Whether the provider reported a failure in an event of a non-standard form. */
export const isSpokenFault = (error: unknown): boolean => {
  const event = strangeEvent(error);
  return isRecord(event) && 'error' in event;
};

/** Collects what an error and its causes say: status, codes, headers and the provider's words. */
export const gather = (error: unknown): Facts => {
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

/** The provider's own sentence within its response body, or the body itself. */
export const sentenceIn = (words: string): string => {
  const fault = faultIn(parsed(words));
  return typeof fault?.message === 'string' ? fault.message : words;
};
