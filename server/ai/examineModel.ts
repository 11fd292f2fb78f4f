import { z } from 'zod';
import type { ModelSettings, Provider } from './modelConfig';
import { createStructuredModel } from './structuredCall';
import { ModelFailure, ModelLoading, type ModelMarker, type StructuredAsk } from './structuredModel';

/** The result of one check, in words for the operator. */
export interface Finding {
  isGood: boolean;
  lines: string[];
}

interface Dependencies {
  settings: ModelSettings;
  /** A yellow circle as JPEG. */
  picture: () => Promise<Uint8Array>;
  signal?: AbortSignal;
}

const TOKENS_MAX = 2_000;

const recipesSchema = z.object({
  recipes: z.array(
    z.object({
      title: z.string(),
      ingredients: z.array(z.object({ name: z.string(), quantity: z.string() })),
      steps: z.array(z.string()),
    }),
  ),
});

const pictureSchema = z.object({ shape: z.string(), colour: z.string() });

const recipeAsk: StructuredAsk = {
  system: 'You write short recipes for home cooks and answer in JSON.',
  prompt: 'One recipe for boiled eggs, in English, with at most three ingredients and three steps.',
  schema: recipesSchema,
  maxTokens: TOKENS_MAX,
  purpose: 'doctor',
};

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

const whereOf = ({ provider, baseUrl }: ModelSettings) => baseUrl ?? OWN_ADDRESS[provider];

/** What would help; a server that is starting needs nothing but time. */
const helpFor = (failure: ModelFailure, settings: ModelSettings): string => {
  const where = whereOf(settings);
  return failure instanceof ModelLoading
    ? `${where} is still loading the model: wait until it has, and run this again. Cooks wait with it for half a minute.`
    : HELP[failure.marker](settings, where);
};

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const failed = (what: string, settings: ModelSettings, error: unknown): Finding => {
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

const timed = async <T>(work: () => Promise<T>) => {
  const startedAt = performance.now();
  const result = await work();
  return { result, took: seconds(performance.now() - startedAt) };
};

const tokensIn = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) =>
  inputTokens + outputTokens === 0 ? 'tokens not told' : `${inputTokens} + ${outputTokens} tokens`;

const examineRecipes = async ({ settings, signal = new AbortController().signal }: Dependencies): Promise<Finding> => {
  const model = createStructuredModel({ settings, modelId: settings.model });
  try {
    const { result, took } = await timed(() => model.object(recipeAsk, signal));
    const { data } = recipesSchema.safeParse(result.value);
    const title = data?.recipes[0]?.title;
    if (title === undefined)
      return {
        isGood: false,
        lines: [
          `✗ Recipes: ${settings.model} answers, but not in the form that was asked.`,
          '  Small models often fail at this. Choose one that follows instructions better.',
        ],
      };
    const speed = Number.parseFloat(took) > settings.timeoutMs / 3_000 ? ' That is slow for cooks who wait.' : '';
    return {
      isGood: true,
      lines: [`✓ Recipes: ${settings.model} wrote “${title}” in ${took} (${tokensIn(result.usage)}).${speed}`],
    };
  } catch (error) {
    return failed(`✗ Recipes: ${settings.model} does not write any.`, settings, error);
  }
};

const examinePhotos = async ({
  settings,
  picture,
  signal = new AbortController().signal,
}: Dependencies): Promise<Finding> => {
  const { visionModel } = settings;
  const model = createStructuredModel({ settings, modelId: visionModel });
  const ask: StructuredAsk = {
    system: 'You say what a picture shows and answer in JSON.',
    prompt: 'Which shape does the picture show, and in which colour? Answer in English, one word each.',
    schema: pictureSchema,
    images: [await picture()],
    maxTokens: TOKENS_MAX,
    purpose: 'doctor',
  };
  try {
    const { result, took } = await timed(() => model.object(ask, signal));
    const { data } = pictureSchema.safeParse(result.value);
    const seen = data && `${data.colour} ${data.shape}`.toLowerCase();
    if (seen !== undefined && /yellow|gold/.test(seen) && /circle|disc|disk|round|dot|sun|ball|sphere/.test(seen))
      return {
        isGood: true,
        lines: [`✓ Photos: ${visionModel} sees a ${seen} in ${took} (${tokensIn(result.usage)}).`],
      };
    return {
      isGood: false,
      lines: [
        `✗ Photos: ${visionModel} answers, but does not see the picture.`,
        '  It was shown a yellow circle. Set AI_VISION_MODEL to a model that takes pictures.',
      ],
    };
  } catch (error) {
    const finding = failed(`✗ Photos: ${visionModel} does not read any.`, settings, error);
    const isOther =
      error instanceof ModelFailure && error.marker === 'AI_SERVER_ERROR' && !(error instanceof ModelLoading);
    return isOther
      ? {
          ...finding,
          lines: [...finding.lines, '  Does it take pictures at all? Else set AI_VISION_MODEL to one that does.'],
        }
      : finding;
  }
};

/** Asks for one recipe, shows one picture, and reports the results. */
export const examineModel = async (dependencies: Dependencies): Promise<Finding[]> => {
  const recipes = await examineRecipes(dependencies);
  const photos = await examinePhotos(dependencies);
  return [recipes, photos];
};

/** Shown when no model is configured. */
export const noModelLines = (): string[] => [
  'No model is configured.',
  'Larder works without one: it searches its own recipes. With a model it also writes new ones and reads photos.',
  'Set these variables, or write them into a file .env, and run this again. For a model on this computer (Ollama):',
  '  AI_PROVIDER=openai-compatible',
  '  AI_BASE_URL=http://localhost:11434/v1',
  '  AI_MODEL=qwen3:8b',
  '  AI_VISION_MODEL=gemma3:12b',
  'For a provider: AI_PROVIDER=openai, anthropic or google, with AI_MODEL and AI_API_KEY.',
];

/** What is about to be requested, without the key. */
export const introductionOf = (settings: ModelSettings): string => {
  const { provider, model, visionModel, apiKey } = settings;
  const photos = visionModel === model ? '' : `, ${visionModel} for photos`;
  return `Asking ${model}${photos} at ${whereOf(settings)} (${provider}, ${apiKey === undefined ? 'no key' : 'with a key'}).`;
};
