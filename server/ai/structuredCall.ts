import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelMessage, OutputInterface } from 'ai';
import type { JSONSchema7 } from '@ai-sdk/provider';
import { readJson } from './jsonRepair';
import { AnswerTooLong, createListScanner, LONGEST_ANSWER } from './listScanner';
import type { ModelSettings } from './modelConfig';
import { diagnose, isSpokenFault } from './modelFailures';
import { openProvider, type Refused } from './providers';
import { assertSendable } from './sendableImage';
import {
  ModelFailure,
  type ListEnd,
  type ModelUsage,
  type StructuredAnswer,
  type StructuredAsk,
  type StructuredModel,
} from './structuredModel';
import { wireSchema } from './wireSchema';

/** How an ask went, for the log and its counters. */
export interface AskReport {
  purpose: string;
  model: string;
  ms: number;
  /** How often the provider was asked. */
  tries: number;
  usage: ModelUsage;
  failure?: ModelFailure;
  isCancelled: boolean;
}

interface Needs {
  settings: ModelSettings;
  modelId: string;
  asked?: (report: AskReport) => void;
  /** Passes the time before another try; rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const TEMPERATURE = 0.2;
/** One try beside those that only leave out what a server does not understand. */
const MOST_RETRIES = 1;

const OFF = false;

/** Provider warnings are no news to a cook's terminal. */
const silenceWarnings = () => {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: OFF });
};

const asText = (schema: JSONSchema7): OutputInterface<string, string, never> => ({
  name: 'object',
  responseFormat: Promise.resolve({ type: 'json', name: 'answer', schema }),
  parseCompleteOutput: async ({ text }) => text,
  // The SDK holds text back until this says something new: each piece has to go on as it comes.
  parsePartialOutput: async ({ text }) => ({ partial: String(text.length) }),
  createElementStreamTransform: () => undefined,
});

const messagesOf = ({ prompt, images = [] }: StructuredAsk): ModelMessage[] => [
  {
    role: 'user',
    content: [
      ...images.map((image) => ({ type: 'image' as const, image, mediaType: 'image/jpeg' })),
      { type: 'text' as const, text: prompt },
    ],
  },
];

const inWords = (system: string, schema: JSONSchema7) =>
  `${system}\n\nAnswer with one JSON value and nothing else: no prose, no code fence. Its JSON schema:\n${JSON.stringify(schema)}`;

/** The time that an ask may take: it ends when the caller leaves or when its time is over. */
const createBudget = (signal: AbortSignal, ms: number) => {
  const controller = new AbortController();
  const startedAt = performance.now();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort(new DOMException('the model took too long', 'TimeoutError'));
  }, ms);
  const leave = () => controller.abort(signal.reason);
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    elapsed: () => performance.now() - startedAt,
    left: () => ms - (performance.now() - startedAt),
    /** Throws when the ask has ended from outside. */
    check: () => {
      if (signal.aborted) throw signal.reason;
      if (isOver) throw new ModelFailure('AI_TIMEOUT_ERROR', `no answer within ${ms} ms`);
    },
    stop: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      controller.abort();
    },
  };
};

type Budget = ReturnType<typeof createBudget>;

const waitInEarnest = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });

/** A model of the configured provider, asked through the AI SDK. */
export const createStructuredModel = ({ settings, modelId, asked, wait = waitInEarnest }: Needs): StructuredModel => {
  const refused = new Set<Refused>();
  let opened: ReturnType<typeof openProvider> | undefined;

  const open = async () => {
    silenceWarnings();
    opened ??= openProvider(settings, modelId, refused);
    const [sdk, model] = await Promise.all([import('ai'), opened]);
    return { ...sdk, model };
  };

  const callOf = (ask: StructuredAsk, abortSignal: AbortSignal) => {
    const schema = wireSchema(ask.schema) as JSONSchema7;
    const isHeld = !refused.has('schema');
    return {
      system: isHeld ? ask.system : inWords(ask.system, schema),
      messages: messagesOf(ask),
      ...(isHeld && { output: asText(schema) }),
      ...(!refused.has('temperature') && { temperature: TEMPERATURE }),
      maxOutputTokens: ask.maxTokens,
      maxRetries: 0,
      abortSignal,
    };
  };

  /** One ask from its start to its report, however it ends. */
  const createRun = (ask: StructuredAsk, signal: AbortSignal) => {
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
      /** Returns when another try makes sense, after the wait that it needs; else throws what the caller is told. */
      recover: async (error: unknown, canRetry: boolean) => {
        budget.check();
        const diagnosis = diagnose(error, settings.apiKey);
        const { refuses, retryInMs } = diagnosis;
        if (canRetry && refuses && !refused.has(refuses)) {
          refused.add(refuses);
          return;
        }
        if (canRetry && retryInMs !== undefined && retries < MOST_RETRIES && retryInMs < budget.left() / 2) {
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
        asked?.({
          purpose: ask.purpose ?? 'ask',
          model: modelId,
          ms: Math.round(budget.elapsed()),
          tries,
          usage,
          isCancelled: signal.aborted,
          ...(failure && { failure }),
        });
      },
    };
  };

  const unreadable = () => new ModelFailure('AI_SERVER_ERROR', 'answered with nothing that could be read');

  const generate = async (ask: StructuredAsk, { signal }: Budget) => {
    const { generateText, model } = await open();
    const result = await generateText({ model, ...callOf(ask, signal) });
    const text = result.text || (result.reasoningText ?? '');
    if (text.length > LONGEST_ANSWER) throw new AnswerTooLong();
    return { text, usage: result.totalUsage };
  };

  const object = async (ask: StructuredAsk, signal: AbortSignal): Promise<StructuredAnswer> => {
    const run = createRun(ask, signal);
    try {
      for (;;) {
        run.begin();
        try {
          const { text, usage } = await generate(ask, run.budget);
          run.spend(usage);
          const read = readJson(text);
          if (!read) throw unreadable();
          return { ...read, text, usage: run.usage };
        } catch (error) {
          await run.recover(error, true);
        }
      }
    } catch (error) {
      run.failed(error);
      throw error;
    } finally {
      run.end();
    }
  };

  /** The text of one streamed answer, piece by piece; what the model thought stands in for an answer that is empty. */
  async function* stream(ask: StructuredAsk, { signal }: Budget, spend: (usage: Partial<ModelUsage>) => void) {
    const { streamText, model } = await open();
    const { fullStream } = streamText({ model, ...callOf(ask, signal), onError: () => undefined });
    let thoughts = '';
    let hasText = false;
    for await (const part of fullStream) {
      if (part.type === 'text-delta') {
        hasText = true;
        yield part.text;
      } else if (part.type === 'reasoning-delta') thoughts += part.text;
      else if (part.type === 'finish') spend(part.totalUsage);
      else if (part.type === 'error') throw part.error;
    }
    if (!hasText && thoughts) yield thoughts;
  }

  async function* pieces(ask: StructuredAsk, budget: Budget, spend: (usage: Partial<ModelUsage>) => void) {
    if (!refused.has('stream')) {
      yield* stream(ask, budget, spend);
      return;
    }
    const { text, usage } = await generate(ask, budget);
    spend(usage);
    yield text;
  }

  async function* list(
    ask: StructuredAsk,
    signal: AbortSignal,
  ): AsyncGenerator<{ item: unknown } | { end: ListEnd }, void, undefined> {
    const run = createRun(ask, signal);
    try {
      for (;;) {
        run.begin();
        const scanner = createListScanner();
        let isGiven = false;
        let fault: unknown;
        try {
          for await (const piece of pieces(ask, run.budget, run.spend)) {
            for (const item of scanner.push(piece)) {
              isGiven = true;
              yield { item };
            }
          }
        } catch (error) {
          fault = error;
        }
        const { items, isCut, hasList } = scanner.end();
        const isBroken = run.budget.signal.aborted || (fault !== undefined && !isCleanEnd(fault, scanner.text));
        if (isBroken && !isGiven && items.length === 0) {
          await run.recover(fault, true);
          continue;
        }
        if (!signal.aborted) for (const item of items) yield { item };
        if (isBroken) await run.recover(fault, false);
        if (!hasList) throw unreadable();
        yield { end: { text: scanner.text, usage: run.usage, isCut: isCut || fault !== undefined } };
        return;
      }
    } catch (error) {
      run.failed(error);
      throw error;
    } finally {
      run.end();
    }
  }

  return { name: modelId, object, list };
};

/** The stream stopped as if it were whole, or with one event in half: what came is an answer that was cut. */
const isCleanEnd = (fault: unknown, text: string): boolean =>
  text !== '' &&
  fault instanceof Error &&
  !isSpokenFault(fault) &&
  ['AI_InvalidResponseDataError', 'AI_JSONParseError', 'AI_TypeValidationError'].includes(fault.name) &&
  !('statusCode' in fault);
