import { z } from 'zod';
import {
  RECIPE_INGREDIENTS_MAX,
  RECIPE_MINUTES_MAX,
  RECIPE_STEPS_MAX,
  RECIPE_TEXT_MAX,
  RECIPE_TITLE_MAX,
  SERVINGS_MAX,
  SOURCE_MAX,
  TIME_MAX,
  VERSION_KEY_LENGTH,
} from './limits';
import { photoNameSchema } from './recipePhotos';
import { postedRecipeSchema, recipeSchema } from './recipe';
import { LANGUAGES, RECIPE_CATEGORIES, SUBCATEGORIES } from './vocabulary';

/** The name of a version: random, made by the device that saved it, so that it has one before the server knows it. */
export const versionKeySchema = z
  .string()
  .length(VERSION_KEY_LENGTH)
  .regex(/^[\w-]+$/);

/** The words of a recipe's cook, and nothing that follows from them. */
export const recipeWordsSchema = z.object({
  title: z.string().max(RECIPE_TITLE_MAX),
  about: z.string().max(RECIPE_TEXT_MAX),
  category: z.enum(RECIPE_CATEGORIES),
  subcategory: z.enum(SUBCATEGORIES),
  language: z.enum(LANGUAGES).optional(),
  servings: z.number().positive().max(SERVINGS_MAX),
  /** From start to plate. */
  minutes: z.number().nonnegative().max(RECIPE_MINUTES_MAX).optional(),
  /** The lines and the headings above them. */
  ingredients: z
    .array(z.object({ text: z.string().max(RECIPE_TEXT_MAX), isHeading: z.literal(true).optional() }))
    .max(2 * RECIPE_INGREDIENTS_MAX),
  steps: z.array(z.string().max(RECIPE_TEXT_MAX)).max(RECIPE_STEPS_MAX),
  /** Where it is from: an address or a book. */
  source: z.string().max(SOURCE_MAX).optional(),
  /** The name of the cook's own photo. */
  photo: photoNameSchema.optional(),
});
export type RecipeWords = z.infer<typeof recipeWordsSchema>;

/**
 * Replaces the body of an own recipe. `base` is the version that the cook edited; absent for the one that was stored
 * first. A version that the server has already changes nothing, so that the call can be repeated.
 */
export const editRecipeRequestSchema = z.object({
  version: versionKeySchema,
  base: versionKeySchema.optional(),
  recipe: postedRecipeSchema,
  /** When the cook saved it by the device's clock, in milliseconds; now when absent. */
  at: z.int().nonnegative().max(TIME_MAX).optional(),
});
export type EditRecipeRequest = z.infer<typeof editRecipeRequestSchema>;

/**
 * `stored`: the recipe is now the one sent. `merged`: it had been changed elsewhere, and both changes are in it.
 * `differs`: both changed the same words. The recipe stays as it is, and what was sent is kept in the history.
 */
export const EDIT_OUTCOMES = ['stored', 'merged', 'differs'] as const;

export const editRecipeResponseSchema = z.object({
  outcome: z.enum(EDIT_OUTCOMES),
  /** The recipe as it is on the account now. */
  recipe: recipeSchema,
  /** Only with `differs`: what the edit began with, while the history has it. */
  base: recipeWordsSchema.optional(),
});
export type EditRecipeResponse = z.infer<typeof editRecipeResponseSchema>;

/** One save of a recipe. */
export const recipeVersionSchema = z.object({
  /** null: as it was stored first. */
  version: versionKeySchema.nullable(),
  savedAt: z.iso.datetime(),
  /** The browser it was saved with; null: unknown, or the server merged two versions. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** `merge`: made by the server of two versions; `refused`: it never was the recipe, because another one came first. */
  kind: z.enum(['save', 'merge', 'refused']),
  words: recipeWordsSchema,
});
export type RecipeVersion = z.infer<typeof recipeVersionSchema>;

/** The versions of a recipe, the newest first. */
export const recipeHistorySchema = z.object({
  versions: recipeVersionSchema.array(),
  /** How many older ones are no longer kept. */
  dropped: z.int().nonnegative(),
});
export type RecipeHistory = z.infer<typeof recipeHistorySchema>;
