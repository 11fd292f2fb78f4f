import type { ModelSettings, Provider } from './modelConfig';
import { ModelFailure, ModelLoading, type ModelMarker } from './structuredModel';

/** The result of one check, in words for the operator. */
export interface Finding {
  isGood: boolean;
  lines: string[];
}

const OWN_ADDRESS: Readonly<Record<Provider, string>> = {
  'openai-compatible': '',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
};

/** Advice by marker; `where` is the server's address or name. */
const HELP: Readonly<Record<ModelMarker, (settings: ModelSettings, where: string) => string>> = {
  AI_AUTH_ERROR: ({ apiKey }) =>
    apiKey === undefined
      ? 'It wants a key: set AI_API_KEY.'
      : 'It refuses the key: check AI_API_KEY, and that the key may use this model.',
  AI_RATE_LIMIT: () => 'It is asked too often right now: try again in a minute, or raise the limit with the provider.',
  AI_QUOTA_ERROR: () => 'There is no credit or quota left: look at the billing page of the provider.',
  AI_SERVER_ERROR: (_, where) =>
    `${where} was reached but did not do it: check the model’s name, and AI_BASE_URL (most servers want /v1 at its end).`,
  AI_CONTEXT_ERROR: () => 'The ask or the answer is too long for it: choose a model with a larger context.',
  AI_TIMEOUT_ERROR: ({ timeoutMs }) =>
    `It takes longer than ${Math.round(timeoutMs / 1_000)} s: choose a smaller model or a faster machine. A model that was just started is slow the first time; try again.`,
  AI_NETWORK_ERROR: (_, where) => `${where} cannot be reached: check that it runs, and AI_BASE_URL.`,
};

export const whereOf = ({ provider, baseUrl }: ModelSettings) => baseUrl ?? OWN_ADDRESS[provider];

/** What would help; a server that is starting needs nothing but time. */
const helpFor = (failure: ModelFailure, settings: ModelSettings): string => {
  const where = whereOf(settings);
  return failure instanceof ModelLoading
    ? `${where} is still loading the model: wait until it has, and run this again. Cooks wait with it for half a minute.`
    : HELP[failure.marker](settings, where);
};

export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

export const failed = (what: string, settings: ModelSettings, error: unknown): Finding => {
  if (!(error instanceof ModelFailure)) throw error;
  const { marker, message, detail } = error;
  return {
    isGood: false,
    lines: [
      what,
      `  ${message}${detail === undefined ? '' : `: “${detail}”`}`,
      `  ${helpFor(error, settings)}`,
      `  Cooks would see ${marker}.`,
    ],
  };
};

export const timed = async <T>(work: () => Promise<T>) => {
  const startedAt = performance.now();
  const result = await work();
  return { result, took: seconds(performance.now() - startedAt) };
};

export const tokensIn = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) =>
  inputTokens + outputTokens === 0 ? 'tokens not told' : `${inputTokens} + ${outputTokens} tokens`;
