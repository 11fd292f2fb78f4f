import { AnswerTooLong, LONGEST_ANSWER } from './listScanner';
import type { ModelSettings } from './modelConfig';
import { requestOf } from './modelRequest';
import { openProvider, type Refused } from './providers';
import type { ModelUsage, StructuredAsk } from './structuredModel';

type Spend = (usage: Partial<ModelUsage>) => void;

const OFF = false;

/** Provider warnings are of no use in the operator's terminal. */
const silenceWarnings = () => {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: OFF });
};

/** Single calls of the provider: a whole answer, or one in pieces. */
export const createProviderCalls = (settings: ModelSettings, modelId: string, refused: ReadonlySet<Refused>) => {
  let opened: ReturnType<typeof openProvider> | undefined;

  const open = async () => {
    silenceWarnings();
    opened ??= openProvider(settings, modelId, refused);
    const [sdk, model] = await Promise.all([import('ai'), opened]);
    return { ...sdk, model };
  };

  const generate = async (ask: StructuredAsk, signal: AbortSignal) => {
    const { generateText, model } = await open();
    const result = await generateText({ model, ...requestOf(ask, refused, signal) });
    const text = result.text || (result.reasoningText ?? '');
    if (text.length > LONGEST_ANSWER) throw new AnswerTooLong();
    return { text, usage: result.totalUsage };
  };

  /** The text of one streamed answer, in pieces. The model's reasoning replaces an empty answer. */
  async function* stream(ask: StructuredAsk, signal: AbortSignal, spend: Spend) {
    const { streamText, model } = await open();
    const { fullStream } = streamText({ model, ...requestOf(ask, refused, signal), onError: () => undefined });
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

  /** The text of an answer as it arrives; in one piece when the server does not stream. */
  async function* pieces(ask: StructuredAsk, signal: AbortSignal, spend: Spend) {
    if (!refused.has('stream')) {
      yield* stream(ask, signal, spend);
      return;
    }
    const { text, usage } = await generate(ask, signal);
    spend(usage);
    yield text;
  }

  return { generate, pieces };
};

export type ProviderCalls = ReturnType<typeof createProviderCalls>;
