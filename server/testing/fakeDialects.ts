/** The wire formats that the fake provider speaks. */
export type Protocol = 'openai' | 'anthropic' | 'google';

/** The form of an answer, apart from its pieces. */
export interface Manner {
  model: string;
  /** The answer was cut at the token limit. */
  isTooLong: boolean;
  inputTokens: number;
  outputTokens: number;
  /** The answer is a tool call, which is how Anthropic's older models give JSON. */
  usesTool: boolean;
}

/** A provider's error response. */
export interface ProviderFault {
  status: number;
  type: string;
  message: string;
  code?: string;
}

interface Dialect {
  whole: (text: string, manner: Manner) => unknown;
  first: (manner: Manner) => string;
  piece: (text: string, manner: Manner) => string;
  last: (manner: Manner) => string;
  fault: (fault: ProviderFault) => unknown;
  /** A fault in the middle of a stream. */
  spokenFault: (fault: ProviderFault) => string;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const openaiUsage = ({ inputTokens, outputTokens }: Manner) => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
});

const openaiChunk = (model: string, delta: unknown, finish: string | null = null) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

const openaiFault = ({ type, message, code }: ProviderFault) => ({
  error: { message, type, param: null, code: code ?? null },
});

const openai: Dialect = {
  whole: (text, manner) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: manner.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: manner.isTooLong ? 'length' : 'stop',
      },
    ],
    usage: openaiUsage(manner),
  }),
  first: ({ model }) => openaiChunk(model, { role: 'assistant', content: '' }),
  piece: (text, { model }) => openaiChunk(model, { content: text }),
  last: (manner) =>
    openaiChunk(manner.model, {}, manner.isTooLong ? 'length' : 'stop') +
    data({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: manner.model,
      choices: [],
      usage: openaiUsage(manner),
    }) +
    'data: [DONE]\n\n',
  fault: openaiFault,
  spokenFault: (fault) => data(openaiFault(fault)),
};

const anthropicEvent = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;

const anthropicFault = ({ type, message }: ProviderFault) => ({ type: 'error', error: { type, message } });

const stopReason = ({ isTooLong, usesTool }: Manner) => (isTooLong ? 'max_tokens' : usesTool ? 'tool_use' : 'end_turn');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A tool call takes an object; anything else is sent as text. */
const inputOf = (text: string, { usesTool }: Manner) => (usesTool ? parsed(text) : undefined);

const anthropicContent = (text: string, input: unknown) =>
  input === undefined ? { type: 'text', text } : { type: 'tool_use', id: 'toolu_1', name: 'json', input };

const anthropic: Dialect = {
  whole: (text, manner) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: manner.model,
    content: [anthropicContent(text, inputOf(text, manner))],
    stop_reason: stopReason({ ...manner, usesTool: inputOf(text, manner) !== undefined }),
    stop_sequence: null,
    usage: { input_tokens: manner.inputTokens, output_tokens: manner.outputTokens },
  }),
  first: ({ model, inputTokens, usesTool }) => {
    const message = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: inputTokens, output_tokens: 1 },
    };
    const block = usesTool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} } : { type: 'text', text: '' };
    return (
      anthropicEvent({ type: 'message_start', ...{ message } }) +
      anthropicEvent({ type: 'content_block_start', ...{ index: 0, content_block: block } }) +
      anthropicEvent({ type: 'ping' })
    );
  },
  piece: (text, { usesTool }) =>
    anthropicEvent({
      type: 'content_block_delta',
      ...{
        index: 0,
        delta: usesTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
      },
    }),
  last: (manner) =>
    anthropicEvent({ type: 'content_block_stop', ...{ index: 0 } }) +
    anthropicEvent({
      type: 'message_delta',
      ...{
        delta: { stop_reason: stopReason(manner), stop_sequence: null },
        usage: { output_tokens: manner.outputTokens },
      },
    }) +
    anthropicEvent({ type: 'message_stop' }),
  fault: anthropicFault,
  spokenFault: (fault) => anthropicEvent(anthropicFault(fault)),
};

const googleAnswer = (text: string, manner: Manner, finishReason?: string) => ({
  candidates: [
    { content: { role: 'model', parts: [{ text }] }, index: 0, ...(finishReason !== undefined && { finishReason }) },
  ],
  usageMetadata: {
    promptTokenCount: manner.inputTokens,
    candidatesTokenCount: manner.outputTokens,
    totalTokenCount: manner.inputTokens + manner.outputTokens,
  },
  modelVersion: manner.model,
});

const googleFault = ({ status, type, message }: ProviderFault) => ({ error: { code: status, message, status: type } });

const google: Dialect = {
  whole: (text, manner) => googleAnswer(text, manner, manner.isTooLong ? 'MAX_TOKENS' : 'STOP'),
  first: () => '',
  piece: (text, manner) => data(googleAnswer(text, manner)),
  last: (manner) => data(googleAnswer('', manner, manner.isTooLong ? 'MAX_TOKENS' : 'STOP')),
  fault: googleFault,
  spokenFault: (fault) => data(googleFault(fault)),
};

export const DIALECTS: Readonly<Record<Protocol, Dialect>> = { openai, anthropic, google };
