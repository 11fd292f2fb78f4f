import type { ZodType } from 'zod';

/** The faults of a model that people are told of, by the names that the client knows. */
export const MODEL_MARKERS = [
  'AI_AUTH_ERROR',
  'AI_RATE_LIMIT',
  'AI_QUOTA_ERROR',
  'AI_SERVER_ERROR',
  'AI_CONTEXT_ERROR',
  'AI_TIMEOUT_ERROR',
  'AI_NETWORK_ERROR',
] as const;

export type ModelMarker = (typeof MODEL_MARKERS)[number];

/**
 * A model that did not do what it was asked. Its message is for the log: it holds no key, nothing of the ask and
 * nothing of the answer.
 */
export class ModelFailure extends Error {
  constructor(
    readonly marker: ModelMarker,
    message: string,
    /** After how many seconds the provider says another try makes sense. */
    readonly retryAfterS?: number,
    /** What the provider itself says, for whoever sets it up. It may repeat what was asked: not for the log. */
    readonly detail?: string,
  ) {
    super(message);
    this.name = 'ModelFailure';
  }
}

/** What a model is asked for: one JSON value of a known shape. */
export interface StructuredAsk {
  system: string;
  prompt: string;
  /** The shape; the provider is held to it where it can be. What comes back may still differ: check it. */
  schema: ZodType;
  /** JPEGs of at most 1,024 px on their longer side; anything else is refused before it is sent. */
  images?: readonly Uint8Array[];
  maxTokens: number;
  /** Names the ask in the log, such as `recipes` or `repair`. */
  purpose?: string;
}

/** Tokens that were paid for, those of tries that failed included; zero where the provider does not tell. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** A whole answer: what could be read out of it, and the text as it came. */
export interface StructuredAnswer {
  /** Not checked against the schema; members that were null are left out. */
  value: unknown;
  text: string;
  usage: ModelUsage;
  /** The answer stopped before its end; the value holds what was complete. */
  isCut: boolean;
}

/** How a list ended; `isCut` says that the answer stopped before its end, what was complete has been given. */
export interface ListEnd {
  text: string;
  usage: ModelUsage;
  isCut: boolean;
}

/**
 * A language or vision model that answers in JSON. Both calls end within the time that is set for models and reject
 * with a `ModelFailure`; when `signal` aborts, with the signal's reason.
 */
export interface StructuredModel {
  /** As people may be shown it, such as `qwen3:8b`. */
  readonly name: string;

  /** One value, whole. */
  object(ask: StructuredAsk, signal: AbortSignal): Promise<StructuredAnswer>;

  /**
   * Each element of the answer's top-level `recipes` as soon as it is complete, then one `end`. When the provider fails
   * after elements were given, they stay given and the failure is thrown. Whoever stops reading stops the model.
   */
  list(ask: StructuredAsk, signal: AbortSignal): AsyncIterable<{ item: unknown } | { end: ListEnd }>;
}
