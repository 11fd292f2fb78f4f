import type { Meant } from '@contracts/meant';

/** A failed request as the rest of the client sees it. Plain data, so that it can be kept in the store. */
export interface ApiFailure {
  /** The HTTP status, or why there is none: a timeout, no connection, a response that breaks the contract. */
  status: number | 'TIMEOUT' | 'OFFLINE' | 'MALFORMED';
  /**
   * "<status>: <body, or the status text if it is empty>" (row 8.generic of docs/spec-coverage.md). For code and logs;
   * users read `text`.
   */
  message: string;
  /** The `error` of the JSON body, or AI_TIMEOUT_ERROR when the client gave up waiting. */
  code?: string;
  /** The `message` of the JSON body, in the user's language, or a short plain-text body. */
  text?: string;
  /** With 429: seconds to wait before the next request. */
  retryAfter?: number;
  /** With TIMEOUT: what was detected. */
  ingredients?: string[];
  /** With TIMEOUT: what the text rules out, in the cook's words. */
  ruledOut?: string[];
  /** With NO_INGREDIENTS: what was not understood. */
  unknown?: string[];
  /** What the cook may have meant by it. */
  suggestions?: Meant[];
}
