import type { JSONSchema7 } from '@ai-sdk/provider';
import type { ModelMessage, OutputInterface } from 'ai';
import type { Refused } from './providers';
import type { StructuredAsk } from './structuredModel';
import { wireSchema } from './wireSchema';

const TEMPERATURE = 0.2;

const asText = (schema: JSONSchema7): OutputInterface<string, string, never> => ({
  name: 'object',
  responseFormat: Promise.resolve({ type: 'json', name: 'answer', schema }),
  parseCompleteOutput: async ({ text }) => text,
  // The SDK withholds text until this value changes, but each piece has to be passed on as it arrives.
  parsePartialOutput: async ({ text }) => ({ partial: String(text.length) }),
  createElementStreamTransform: () => undefined,
});

/** Enough that a small model leaves a passage it has written twice, too little to change a sentence. */
const FREQUENCY_PENALTY = 0.4;

const messagesOf = ({ prompt, example, images = [] }: StructuredAsk): ModelMessage[] => [
  ...(example
    ? [
        { role: 'user' as const, content: example.prompt },
        { role: 'assistant' as const, content: example.answer },
      ]
    : []),
  {
    role: 'user',
    content: [
      ...images.map((image) => ({ type: 'image' as const, image, mediaType: 'image/jpeg' })),
      { type: 'text' as const, text: prompt },
    ],
  },
];

const ALONE = 'Answer with one JSON value and nothing else: no prose, no code fence.';

/** The form of the answer in words. A small model follows an example, and repeats a schema as if it were the answer. */
const inWords = ({ system, example }: StructuredAsk, schema: JSONSchema7) =>
  example ? `${system}\n${ALONE}` : `${system}\n\n${ALONE} Its JSON schema:\n${JSON.stringify(schema)}`;

/** A request in the form of the AI SDK, without the features that the server refused. */
export const requestOf = (ask: StructuredAsk, refused: ReadonlySet<Refused>, abortSignal: AbortSignal) => {
  const schema = wireSchema(ask.schema, ask.keepsLengths) as JSONSchema7;
  const isHeld = !refused.has('schema');
  return {
    system: isHeld ? ask.system : inWords(ask, schema),
    messages: messagesOf(ask),
    ...(isHeld && { output: asText(schema) }),
    ...(!refused.has('temperature') && { temperature: TEMPERATURE }),
    ...(ask.isAgainstRepetition && !refused.has('penalty') && { frequencyPenalty: FREQUENCY_PENALTY }),
    maxOutputTokens: ask.maxTokens,
    maxRetries: 0,
    abortSignal,
  };
};
