/** What every failed request looks like to the rest of the client. Plain data: it may lie in the store. */
export interface ApiFailure {
  /** The HTTP status, or why there is none: no answer in time, no connection, an answer that is not what was agreed. */
  status: number | 'TIMEOUT' | 'OFFLINE' | 'MALFORMED';
  /** "<status>: <body, or the status text when it is empty>" (SPEC §8). For programs and logs; users read `text`. */
  message: string;
  /** The `error` of the JSON body, or AI_TIMEOUT_ERROR when we gave up waiting. */
  code?: string;
  /** The `message` of the JSON body: a sentence in the user's language. Or a short body that is plain text. */
  text?: string;
  /** In seconds, beside 429: how long the server wants to be left alone. */
  retryAfter?: number;
  /** What was detected, beside TIMEOUT. */
  ingredients?: string[];
  /** What was not understood, beside NO_INGREDIENTS. */
  unknown?: string[];
}
