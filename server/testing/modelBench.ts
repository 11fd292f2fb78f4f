import { z } from 'zod';
import type { AskReport } from '../ai/callRun';
import type { ModelSettings } from '../ai/modelConfig';
import { createStructuredModel } from '../ai/structuredCall';
import type { StructuredAsk, StructuredModel } from '../ai/structuredModel';
import type { Protocol } from './fakeDialects';
import type { FakeAnswer } from './fakeAnswer';
import { openFakeProvider, type FakeProvider } from './fakeProvider';
import { FAULTS, type FaultName } from './providerFaults';

/** The operator's key, which must appear in no failure. */
export const KEY = 'sk-test-key-of-the-operator';

const answerSchema = z.object({
  recipes: z.array(
    z.object({
      title: z.string().max(80),
      servings: z.int().min(1).max(24).optional(),
      steps: z.array(z.string()).min(1),
    }),
  ),
});

/** The request that the tests send. */
export const ask: StructuredAsk = {
  system: 'You are a cook.',
  prompt: 'Something with eggs.',
  schema: answerSchema,
  maxTokens: 500,
  purpose: 'recipes',
};

const recipe = (title: string) => ({ title, steps: ['Boil the eggs for 10 minutes.', 'Serve them.'] });
export const RECIPES = ['Boiled eggs', 'Fried eggs', 'Poached eggs'].map(recipe);
export const ANSWER = JSON.stringify({ recipes: RECIPES });
/** A whole and valid answer. */
export const good: FakeAnswer & { kind: 'text' } = { kind: 'text', text: ANSWER };

export const PROTOCOLS: Protocol[] = ['openai', 'anthropic', 'google'];

/** The signal of a caller that stays. */
export const never = () => new AbortController().signal;

/** A provider's error response in the form of this protocol. */
export const faultOf = (protocol: Protocol, name: FaultName, headers?: Record<string, string>): FakeAnswer => ({
  kind: 'fault',
  fault: FAULTS[name][protocol],
  ...(headers && { headers }),
});

interface Spoken {
  model: StructuredModel;
  reports: AskReport[];
  /** The waits before each retry, in milliseconds. */
  waits: number[];
}

/** A fake provider, and models that call it. */
export const createModelBench = () => {
  let provider: FakeProvider | undefined;

  return {
    async open(behaviour?: Parameters<typeof openFakeProvider>[0]): Promise<FakeProvider> {
      provider = await openFakeProvider(behaviour);
      return provider;
    },

    async close(): Promise<void> {
      await provider?.close();
      provider = undefined;
    },

    speak(protocol: Protocol, settings: Partial<ModelSettings> = {}): Spoken {
      const reports: AskReport[] = [];
      const waits: number[] = [];
      const modelId = settings.model ?? 'fake-model';
      const model = createStructuredModel({
        settings: {
          provider: protocol === 'openai' ? 'openai-compatible' : protocol,
          baseUrl: provider?.baseUrl,
          model: modelId,
          visionModel: modelId,
          apiKey: KEY,
          timeoutMs: 10_000,
          ...settings,
        },
        modelId,
        asked: (report) => reports.push(report),
        wait: async (ms) => void waits.push(ms),
      });
      return { model, reports, waits };
    },
  };
};

export interface CallOutcome {
  items: unknown[];
  isCut?: boolean;
  text?: string;
  failure?: unknown;
}

/** Reads a list to its end, or to its failure. */
export const listen = async (model: StructuredModel, signal = never()): Promise<CallOutcome> => {
  const items: unknown[] = [];
  try {
    for await (const part of model.list(ask, signal)) {
      if ('end' in part) return { items, isCut: part.end.isCut, text: part.end.text };
      items.push(part.item);
    }
  } catch (failure) {
    return { items, failure };
  }
  return { items };
};

/** What a call was rejected with. */
export const failureOf = async (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => undefined,
    (failure: unknown) => failure,
  );
