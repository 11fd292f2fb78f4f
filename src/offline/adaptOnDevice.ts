import type { Adapted, AdaptRequest } from '@contracts/adapt';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { adaptRecipe } from '@kitchen/swaps/adaptRecipe';
import { adaptingKitchenOf } from '@kitchen/swaps/adaptingKitchen';

/** What changes in a recipe for a kitchen, as the server computes it; without the words of a model. */
export const adaptOnDevice = (recipe: Recipe, request: AdaptRequest, language: Language): Adapted =>
  adaptRecipe(recipe, adaptingKitchenOf(request, recipe, language)).adaptation;
