import { examinePhotos } from './examinePhotos';
import { examineRecipes } from './examineRecipes';
import { whereOf, type Finding } from './findings';
import type { ModelSettings } from './modelConfig';

interface Dependencies {
  settings: ModelSettings;
  /** A yellow circle as JPEG. */
  picture: () => Promise<Uint8Array>;
  signal?: AbortSignal;
}

/** Has one recipe written, shows one picture, and reports the results. */
export const examineModel = async ({
  settings,
  picture,
  signal = new AbortController().signal,
}: Dependencies): Promise<Finding[]> => {
  const recipes = await examineRecipes(settings, signal);
  const photos = await examinePhotos(settings, picture, signal);
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
