import type { DomainError } from '../errors/domainError';
import type { Generation, GenerationContext } from './generation/generationContext';
import { createSharedWriting } from './generation/sharedWriting';
import { hitOf, rememberedFor } from './generation/writtenRecipes';
import { askKey } from './generationWish';

/** Lets a language model write recipes, and shows only those that pass the checks. */
export const createGenerationService = (context: GenerationContext) => {
  const shared = createSharedWriting(context);

  return {
    /** Name of the writer, as shown to cooks. */
    name: context.model.name,

    /**
     * Writes the recipes, or returns those written for the same request within a day. Visitors who want the same at the
     * same time share one request to the model.
     * @returns why there are fewer recipes than possible, if the cook should know
     */
    async write(generation: Generation): Promise<DomainError | undefined> {
      const { model, truth } = context;
      const { wish, isFresh, onRecipe } = generation;
      if (!truth.gateAsk(wish.ask.text, wish.ask.language).ok) return undefined;
      const key = askKey(wish, model.name);
      const remembered = isFresh ? [] : await rememberedFor(context, key);
      for (const { id, recipe } of remembered) onRecipe(hitOf(context, wish, id, recipe));
      return remembered.length > 0 ? undefined : shared.write(key, generation);
    },

    /** Ends all requests when the server stops. */
    stop: shared.stop,
  };
};

export type GenerationService = ReturnType<typeof createGenerationService>;
