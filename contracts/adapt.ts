import { z } from 'zod';
import {
  ALLERGENS_MAX,
  ALLERGEN_NAME_MAX,
  INGREDIENT_ID_MAX,
  INGREDIENT_NAME_MAX,
  INGREDIENT_TEXT_MAX,
  MODEL_NAME_MAX,
  RECIPE_STEPS_MAX,
  RECIPE_TEXT_MAX,
  SERVINGS_MAX,
} from './limits';
import { needSchema } from './recipe';
import { DIET_TYPES, MEASUREMENT_SYSTEMS } from './vocabulary';

/** A kitchen that a recipe is adapted to. */
export const adaptRequestSchema = z.object({
  /** What the cook has and wishes, as typed; empty when only allergens and diets matter. */
  ingredients: z.string().max(INGREDIENT_TEXT_MAX),
  excludedAllergens: z.array(z.string().max(ALLERGEN_NAME_MAX)).max(ALLERGENS_MAX),
  dietTypes: z.array(z.enum(DIET_TYPES)).max(DIET_TYPES.length),
  /** How many it is cooked for; the recipe's own when absent. */
  servings: z.number().positive().max(SERVINGS_MAX).optional(),
  measurementSystem: z.enum(MEASUREMENT_SYSTEMS).optional(),
  /** A language model is asked to word the changed steps, if the server has one. */
  words: z.boolean().optional(),
});
export type AdaptRequest = z.infer<typeof adaptRequestSchema>;

const namedSchema = z.object({ id: z.string().max(INGREDIENT_ID_MAX), name: z.string().max(INGREDIENT_NAME_MAX) });

/** A swap that the kitchen decided on. `isBought`: the cook does not have it either. */
export const adaptedSwapSchema = needSchema.extend({
  id: z.string().max(INGREDIENT_ID_MAX),
  swap: z.string(),
  swapId: z.string(),
  isBought: z.literal(true).optional(),
});
export type AdaptedSwap = z.infer<typeof adaptedSwapSchema>;

export const adaptationSchema = z.object({
  swaps: z.array(adaptedSwapSchema),
  /** Garnishes that the cook does not have or eat, and that nothing replaces. */
  leftOut: z.array(namedSchema),
  /** Missing, and nothing that the cook has replaces it. */
  toBuy: z.array(namedSchema),
  /** Not eaten by the cook, and nothing that we know replaces it in this dish. */
  inTheWay: z.array(namedSchema),
  /** Excluded allergens that the adapted recipe has, or may have. */
  allergensLeft: z.array(z.string().max(ALLERGEN_NAME_MAX)),
  /** How many lines of the recipe could not be read, so that nothing is known about them. */
  unread: z.int().nonnegative(),
});
export type Adaptation = z.infer<typeof adaptationSchema>;

/** The changes of a recipe, and the changed steps in the words of a model, if one was asked and its words passed the checks. */
export const adaptedSchema = adaptationSchema.extend({
  worded: z
    .object({
      by: z.string().max(MODEL_NAME_MAX),
      servings: z.number(),
      /** The changed steps, by their place from 0. */
      steps: z
        .array(z.object({ index: z.int().nonnegative(), text: z.string().max(RECIPE_TEXT_MAX) }))
        .max(RECIPE_STEPS_MAX),
    })
    .optional(),
});
export type Adapted = z.infer<typeof adaptedSchema>;
