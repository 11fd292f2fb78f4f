import type { ZodType } from 'zod';

/** The model faults shown to users, by the names the client knows. */
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
 * A model did not do what was requested. Its message is for the log: it contains no key and no part of the request or
 * answer.
 */
export class ModelFailure extends Error {
  constructor(
    readonly marker: ModelMarker,
    message: string,
    /** Seconds after which the provider suggests a retry. */
    readonly retryAfterS?: number,
    /** The provider's own message, for the operator. It may repeat the request, so it is never logged. */
    readonly detail?: string,
  ) {
    super(message);
    this.name = 'ModelFailure';
  }
}

/** The model answered, but with nothing in the form that was asked. */
export class UnreadableAnswer extends ModelFailure {
  constructor() {
    super('AI_SERVER_ERROR', 'answered with nothing that could be read');
    this.name = 'UnreadableAnswer';
  }
}

const LOADED_IN_S = 30;

/** The server is there, but has not finished loading the model: its own condition passes without anybody’s help. */
export class ModelLoading extends ModelFailure {
  constructor(message: string, detail?: string) {
    super('AI_SERVER_ERROR', message, LOADED_IN_S, detail);
    this.name = 'ModelLoading';
  }
}

/** A request to a model: one JSON value of a known shape. */
export interface StructuredAsk {
  system: string;
  prompt: string;
  /** The shape. The provider enforces it if it can; the result may still differ and must be checked. */
  schema: ZodType;
  /** A request of the same kind with its answer, shown before this one. */
  example?: { prompt: string; answer: string };
  /** Keeps a small model from repeating itself, at the cost of the most natural words. */
  isAgainstRepetition?: true;
  /** The schema keeps the lengths of its lists: small models need them, but not every provider knows them. */
  keepsLengths?: true;
  /** JPEGs of at most 1,024 px on their longer side; anything else is rejected before sending. */
  images?: readonly Uint8Array[];
  maxTokens: number;
  /** Name of the request in the log, such as `recipes` or `repair`. */
  purpose?: string;
}

/** Billed tokens, including failed tries; zero when the provider does not report them. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** A whole answer: the parsed value and the raw text. */
export interface StructuredAnswer {
  /** Not checked against the schema; null members are left out. */
  value: unknown;
  text: string;
  usage: ModelUsage;
  /** The answer was cut; the value contains the complete part. */
  isCut: boolean;
}

/** End of a list; `isCut` says that the answer was cut. Complete elements have been returned. */
export interface ListEnd {
  text: string;
  usage: ModelUsage;
  isCut: boolean;
}

/**
 * A language or vision model that answers in JSON. Both calls end within the model's time limit and reject with a
 * `ModelFailure`, or with the signal's reason when `signal` aborts.
 */
export interface StructuredModel {
  /** Name shown to users, such as `qwen3:8b`. */
  readonly name: string;

  /** Requests one value, returned whole. */
  object(ask: StructuredAsk, signal: AbortSignal): Promise<StructuredAnswer>;

  /**
   * Yields each element of the answer's top-level `recipes` as soon as it is complete, then one `end`. A provider
   * failure is thrown after the elements that were already yielded. When the reader stops reading, the model is
   * stopped.
   */
  list(ask: StructuredAsk, signal: AbortSignal): AsyncIterable<{ item: unknown } | { end: ListEnd }>;
}
