import { setTimeout as sleep } from 'node:timers/promises';
import { createBudget } from './callBudget';
import type { ModelSettings } from './modelConfig';
import { diagnose } from './modelFailures';
import type { Refused } from './providers';
import { assertSendable } from './sendableImage';
import { ModelFailure, ModelLoading, type ModelUsage, type StructuredAsk } from './structuredModel';

/** The outcome of a request, for the log and its counters. */
export interface AskReport {
  purpose: string;
  model: string;
  ms: number;
  /** How often the provider was called. */
  tries: number;
  usage: ModelUsage;
  failure?: ModelFailure;
  isCancelled: boolean;
}

export interface RunOptions {
  settings: ModelSettings;
  modelId: string;
  asked?: (report: AskReport) => void;
  /** Waits before a retry; rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** One retry, besides those that only leave out an unsupported feature. */
const MOST_RETRIES = 1;
/** While the server loads the model, it is asked as often: a cook does not wait for much longer. */
const MOST_LOADING_RETRIES = 8;

const waitInEarnest = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });

/**
 * One request from its start to its report, however it ends.
 * @param refused the features that the server turned out not to support; grows with each one found
 */
export const createRun = (options: RunOptions, refused: Set<Refused>, ask: StructuredAsk, signal: AbortSignal) => {
  const { settings, modelId, asked, wait = waitInEarnest } = options;
  for (const image of ask.images ?? []) assertSendable(image);
  const budget = createBudget(signal, settings.timeoutMs);
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  let tries = 0;
  let retries = 0;
  let failure: ModelFailure | undefined;

  return {
    budget,
    usage,
    begin: () => {
      budget.check();
      tries += 1;
    },
    spend: ({ inputTokens = 0, outputTokens = 0 }: Partial<ModelUsage>) => {
      usage.inputTokens += inputTokens;
      usage.outputTokens += outputTokens;
    },
    /** Returns when a retry makes sense, after the necessary wait; otherwise throws the caller's error. */
    recover: async (error: unknown, canRetry: boolean) => {
      budget.check();
      const diagnosis = diagnose(error, settings.apiKey);
      const { refuses, retryInMs } = diagnosis;
      if (canRetry && refuses && !refused.has(refuses)) {
        refused.add(refuses);
        return;
      }
      const most = diagnosis.failure instanceof ModelLoading ? MOST_LOADING_RETRIES : MOST_RETRIES;
      if (canRetry && retryInMs !== undefined && retries < most && retryInMs < budget.left() / 2) {
        retries += 1;
        await wait(retryInMs, budget.signal).catch(() => budget.check());
        return;
      }
      throw diagnosis.failure;
    },
    failed: (error: unknown) => {
      if (error instanceof ModelFailure) failure = error;
    },
    end: () => {
      budget.stop();
      const ms = Math.round(budget.elapsed());
      const purpose = ask.purpose ?? 'ask';
      asked?.({ purpose, model: modelId, ms, tries, usage, isCancelled: signal.aborted, ...(failure && { failure }) });
    },
  };
};

export type Run = ReturnType<typeof createRun>;
