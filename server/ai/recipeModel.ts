import { draftAnswerSchema } from '@contracts/recipeDraft';
import { recipePrompt, repairPrompt, type Prompt, type RecipeAsk, type Refused } from './recipePrompt';
import type { StructuredModel } from './structuredModel';

/** Token budget per recipe: a long one in a language that needs many tokens. */
const TOKENS_PER_RECIPE = 1_100;
const TOKENS_AROUND = 200;

/** A recipe as the model wrote it, unchecked, with the prompt that produced it. */
export interface Draft {
  draft: unknown;
  prompt: Prompt;
}

/** Writes recipes; returns each as soon as it is complete. */
export interface RecipeModel {
  /** Name shown to cooks. */
  readonly name: string;
  /** @throws ModelFailure, or the signal's reason */
  suggest(ask: RecipeAsk, signal: AbortSignal): AsyncIterable<Draft>;
  /** Asks once more for corrected versions of refused recipes. */
  mend(ask: RecipeAsk, refused: Refused, signal: AbortSignal): AsyncIterable<Draft>;
}

/** Makes a recipe model from a language model. */
export const createRecipeModel = (model: StructuredModel): RecipeModel => {
  async function* write(prompt: Prompt, count: number, purpose: string, signal: AbortSignal): AsyncGenerator<Draft> {
    const maxTokens = TOKENS_AROUND + TOKENS_PER_RECIPE * count;
    const parts = model.list({ ...prompt, schema: draftAnswerSchema, maxTokens, purpose }, signal);
    for await (const part of parts) if ('item' in part) yield { draft: part.item, prompt };
  }

  return {
    name: model.name,
    suggest: (ask, signal) => write(recipePrompt(ask), ask.count, 'recipes', signal),
    mend: (ask, refused, signal) =>
      write(repairPrompt(ask, refused), Math.max(1, refused.drafts.length), 'repair', signal),
  };
};
