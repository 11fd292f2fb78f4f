import type { OperationName } from '@contracts/operations';
import type { createAppStore } from '@/app/store/store';

type Store = ReturnType<typeof createAppStore>;

/** The outcome of a call: the two fields of RTK Query's result that tests need. */
export interface Outcome {
  data?: unknown;
  error?: unknown;
}

export interface Call {
  /** "METHOD /path", with all parameters filled in. */
  route: string;
  /** Makes the call as the product does. */
  make: (store: Store) => PromiseLike<Outcome>;
  /** The JSON body that it sends; undefined for none, or for a form. */
  sends?: unknown;
  /** An answer of our server. */
  answer: unknown;
  /** How long it waits for one, if not CALL_TIMEOUT_MS. */
  timeoutMs?: number;
}

/** Calls by their operation. */
export type CallTable = Partial<Record<OperationName, Call>>;
