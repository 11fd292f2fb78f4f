import type { Adapted, AdaptRequest } from '@contracts/adapt';
import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { DisplayOptions } from '@kitchen/measures/displayOptions';
import { adaptRecipe, type AdaptedRecipe, type AdaptingKitchen } from '@kitchen/swaps/adaptRecipe';
import { changedSteps } from '@kitchen/swaps/changedSteps';
import { adaptingKitchenOf } from '@kitchen/swaps/adaptingKitchen';
import { checkWording } from '@kitchen/truth/checkWording';
import { adaptPrompt, sentencesIn } from '../ai/adaptPrompt';
import { ModelFailure, type StructuredModel } from '../ai/structuredModel';
import type { RecipesService } from './recipesService';
import { Stopped } from './stopped';
import { createTurns, type TurnAsk } from './turns';

interface Dependencies {
  recipes: Pick<RecipesService, 'read'>;
  /** Words the changed steps; without one the cook reads the changes beside the method. */
  model?: StructuredModel;
}

/** One request to adapt a recipe. */
export interface Adapting {
  id: RecipeId;
  request: AdaptRequest;
  language: Language;
  /** Whose turn a request to the model takes. */
  caller: TurnAsk;
}

/** Adapts recipes to kitchens. The kitchen decides and computes everything; a model, if there is one, only words it. */
export const createAdaptationService = ({ recipes, model }: Dependencies) => {
  const turns = createTurns();

  const wordedBy = async (
    asked: StructuredModel,
    { adaptation, recipe }: AdaptedRecipe,
    { limits, language }: AdaptingKitchen,
    { request, caller }: Adapting,
  ): Promise<Adapted['worded']> => {
    const { servings = recipe.servings, measurementSystem: system = 'metric' } = request;
    const options: DisplayOptions = { factor: servings / recipe.servings, system, language, category: recipe.category };
    const steps = changedSteps(recipe, adaptation, options);
    if (steps.length === 0) return undefined;
    const turn = turns.of(caller);
    try {
      const { value } = await asked.object(adaptPrompt(steps, adaptation, language), await turn.begin());
      const goneIds = [...adaptation.swaps, ...adaptation.leftOut].map(({ id }) => id);
      const { diets: dietTypes, excludedAllergens } = limits;
      const ask = { language, dietTypes, excludedAllergens };
      const verdict = checkWording({ recipe, steps, goneIds, options, ask }, sentencesIn(value));
      return verdict.ok ? { by: asked.name, servings, steps: verdict.steps } : undefined;
    } catch (error) {
      // The changes are computed; only their wording is missing.
      if (error instanceof ModelFailure || error instanceof Stopped) return undefined;
      throw error;
    } finally {
      turn.end();
    }
  };

  return {
    /**
     * What changes in this recipe for this kitchen.
     * @throws DomainError recipeNotFound; tooManyRequests when words are asked for too often
     */
    async adapt(adapting: Adapting): Promise<Adapted> {
      const { id, request } = adapting;
      const read = await recipes.read(id, adapting.language);
      const kitchen = adaptingKitchenOf(request, read, adapting.language);
      const adapted = adaptRecipe(read, kitchen);
      const worded =
        request.words && model && read.foreignLanguage === undefined
          ? await wordedBy(model, adapted, kitchen, adapting)
          : undefined;
      return { ...adapted.adaptation, ...(worded && { worded }) };
    },

    /** Ends what the model is asked when the server stops. */
    stop: (): void => turns.endAll(),
  };
};

export type AdaptationService = ReturnType<typeof createAdaptationService>;
