import { z } from 'zod';

export const PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;

/** The kind of provider: `openai-compatible` is any server that implements OpenAI's chat completions. */
export type Provider = (typeof PROVIDERS)[number];

/**
 * How recipes are asked for: several at once with all their fields, or one at a time in the fewest fields, which small
 * models can do.
 */
export const RECIPE_FORMS = ['full', 'simple'] as const;
export type RecipeForm = (typeof RECIPE_FORMS)[number];

export interface ModelSettings {
  provider: Provider;
  /** Without a trailing slash; the provider's own when absent. */
  baseUrl?: string;
  model: string;
  visionModel: string;
  apiKey?: string;
  /** Time limit of a request, including retries and repairs. */
  timeoutMs: number;
  recipeForm?: RecipeForm;
  /** The schema of an answer is described in words instead of sent for the server to enforce. */
  isSchemaInWords?: boolean;
  /** Per million tokens, in the operator's currency. */
  price?: { input: number; output: number };
}

const MILLISECONDS_MIN = 100;
const PRICE_MAX = 100_000;

const milliseconds = (fallback: number, max: number) => {
  const words = `must be a whole number of milliseconds from ${MILLISECONDS_MIN} to ${max}`;
  return z.coerce.number(words).int(words).min(MILLISECONDS_MIN, words).max(max, words).default(fallback);
};

const PRICE_WORDS = `must be a number from 0 to ${PRICE_MAX}`;
const price = z.coerce.number(PRICE_WORDS).min(0, PRICE_WORDS).max(PRICE_MAX, PRICE_WORDS).optional();

/** An environment value that goes into a header or an address. */
const word = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be one word without spaces or accents')
  .optional();

/** Whether the server enforces the schema of an answer, or the prompt describes it. */
const SCHEMA_PLACES = ['enforced', 'inWords'] as const;

/** The environment variables that configure the model. */
export const modelEnvironment = {
  AI_PROVIDER: z.enum(PROVIDERS, `must be one of ${PROVIDERS.join(', ')}`).optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:11434/v1' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  AI_MODEL: word,
  AI_VISION_MODEL: word,
  AI_API_KEY: word,
  AI_WAIT_MS: milliseconds(20_000, 55_000),
  AI_TIMEOUT_MS: milliseconds(55_000, 58_000),
  AI_RECIPE_FORM: z.enum(RECIPE_FORMS, `must be one of ${RECIPE_FORMS.join(', ')}`).default('full'),
  AI_SCHEMA: z.enum(SCHEMA_PLACES, `must be one of ${SCHEMA_PLACES.join(', ')}`).default('enforced'),
  AI_INPUT_PRICE: price,
  AI_OUTPUT_PRICE: price,
};

type ModelEnvironment = z.infer<z.ZodObject<typeof modelEnvironment>>;

/** A variable that another one requires: its name and the sentence to show; undefined when nothing is missing. */
export const missingForModel = (given: ModelEnvironment): { name: string; message: string } | undefined => {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = given;
  if (provider === undefined) {
    const stray = (['AI_MODEL', 'AI_VISION_MODEL', 'AI_BASE_URL', 'AI_API_KEY'] as const).find(
      (name) => given[name] !== undefined,
    );
    if (stray === undefined) return undefined;
    return { name: 'AI_PROVIDER', message: `must be set beside ${stray}: one of ${PROVIDERS.join(', ')}` };
  }
  if (model === undefined) return { name: 'AI_MODEL', message: 'must name the model that AI_PROVIDER is asked for' };
  if (provider === 'openai-compatible' && baseUrl === undefined)
    return { name: 'AI_BASE_URL', message: 'must say where the server is, as in http://localhost:11434/v1' };
  if (provider !== 'openai-compatible' && apiKey === undefined)
    return { name: 'AI_API_KEY', message: `must hold the key of ${provider}` };
  return undefined;
};

/** The model's settings, given that nothing is missing; undefined when no model is configured. */
export const modelSettings = (given: ModelEnvironment): ModelSettings | undefined => {
  const { AI_PROVIDER: provider, AI_MODEL: model } = given;
  if (provider === undefined || model === undefined) return undefined;
  const { AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output } = given;
  return {
    provider,
    baseUrl: given.AI_BASE_URL,
    model,
    visionModel: given.AI_VISION_MODEL ?? model,
    apiKey: given.AI_API_KEY,
    timeoutMs: given.AI_TIMEOUT_MS,
    recipeForm: given.AI_RECIPE_FORM,
    isSchemaInWords: given.AI_SCHEMA === 'inWords',
    ...((input !== undefined || output !== undefined) && { price: { input: input ?? 0, output: output ?? 0 } }),
  };
};
