import type { TriedModel } from '@contracts/health';

const LLAMA = 'llama.cpp’s server (xllamacpp 2026.10.11549)';

/** Every language model that Larder was tried with, and how far. The results are in docs/proofs/real-model.md. */
export const TRIED_MODELS: readonly TriedModel[] = [
  { model: 'SmolLM2-135M-Instruct', weights: 'Q4_1', server: LLAMA, recipes: 400 },
  { model: 'Gemma 3 270M', weights: 'Q4_K_M', server: LLAMA, recipes: 1 },
];

const inWords = ({ model, weights, server, recipes }: TriedModel) =>
  `${model} (${weights}) on ${server}, ${recipes} ${recipes === 1 ? 'recipe' : 'recipes'} asked for`;

/** For an operator who compares. */
export const TRIED_WITH = `Larder was tried with ${TRIED_MODELS.map(inWords).join('; ')}; with no hosted provider. docs/operating.md says what came of it.`;
