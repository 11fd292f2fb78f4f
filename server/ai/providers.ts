import type { LanguageModel } from 'ai';
import { createBoundedFetch } from './boundedFetch';
import type { ModelSettings } from './modelConfig';

/** A feature the server turned out not to support; later requests leave it out. */
export type Refused = 'schema' | 'temperature' | 'penalty' | 'usage' | 'stream';

/** A model of the configured provider. Its package is loaded when the first model is opened. */
export const openProvider = async (
  { provider, baseUrl, apiKey }: ModelSettings,
  modelId: string,
  refused: ReadonlySet<Refused>,
): Promise<LanguageModel> => {
  const fetch = createBoundedFetch(globalThis.fetch);
  const access = { baseURL: baseUrl, apiKey, fetch };
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl ?? '',
        apiKey,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
        transformRequestBody: ({ stream_options, ...body }) =>
          refused.has('usage') ? body : { ...body, stream_options },
      }).chatModel(modelId);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(access).chat(modelId);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(access)(modelId);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(access)(modelId);
    }
  }
};
