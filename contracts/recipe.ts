import { z } from 'zod';
import { RATING_MAX, RECIPE_INGREDIENTS_MAX, RECIPE_STEPS_MAX, RECIPE_TEXT_MAX, RECIPE_TITLE_MAX } from './limits';
import { truthReportSchema } from './truth';
import { DIET_TYPES, LANGUAGES, RECIPE_CATEGORIES, SUBCATEGORIES, SWAP_NOTES, UNITS } from './vocabulary';

/** A 53-bit whole number (DECISIONS 20): safe in JSON and in JavaScript. */
export const recipeIdSchema = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
export type RecipeId = z.infer<typeof recipeIdSchema>;

const line = z.string().trim().min(1).max(RECIPE_TEXT_MAX);

/**
 * One line of the ingredient list. `quantity` is the metric text in the recipe's language ("400 g"); the numbers beside it
 * let the browser scale and convert: `amount` in `unit`, and where known its weight in `grams` or volume in `ml`.
 */
export const recipeIngredientSchema = z.object({
  name: line,
  quantity: z.string().max(200),
  id: z.string().max(100).optional(),
  amount: z.number().nonnegative().max(1e6).optional(),
  unit: z.enum(UNITS).optional(),
  grams: z.number().nonnegative().max(1e6).optional(),
  ml: z.number().nonnegative().max(1e6).optional(),
  note: z.string().max(200).optional(),
});
export type RecipeIngredient = z.infer<typeof recipeIngredientSchema>;

/** A piece of a step's sentence that is not plain text: it changes with servings or the measurement system. */
export const stepPartSchema = z.union([
  z.string(),
  z.object({ kind: z.literal('ingredient'), id: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('amount'),
    id: z.string(),
    amount: z.number(),
    unit: z.enum(UNITS),
    grams: z.number().optional(),
    ml: z.number().optional(),
    text: z.string(),
  }),
  z.object({ kind: z.literal('temperature'), celsius: z.number(), text: z.string() }),
  z.object({ kind: z.literal('length'), cm: z.number(), text: z.string() }),
  z.object({ kind: z.literal('time'), seconds: z.number(), text: z.string() }),
]);
export type StepPart = z.infer<typeof stepPartSchema>;

/** One step: `step` is the whole sentence in plain text, `time` in seconds (60 when absent), `parts` the same sentence in pieces. */
export const instructionSchema = z.object({
  step: line,
  time: z
    .number()
    .nonnegative()
    .max(7 * 86_400)
    .optional(),
  parts: z.array(stepPartSchema).max(60).optional(),
});
export type Instruction = z.infer<typeof instructionSchema>;

export const nutritionSchema = z.object({
  calories: z.number().nonnegative(),
  protein: z.number().nonnegative(),
  carbs: z.number().nonnegative(),
  fat: z.number().nonnegative(),
  fiber: z.number().nonnegative(),
  sugar: z.number().nonnegative(),
});
export type Nutrition = z.infer<typeof nutritionSchema>;

/** Why an allergen is named: the ingredient that carries it. */
export const allergenEvidenceSchema = z.object({ allergen: z.string(), ingredient: z.string() });
export type AllergenEvidence = z.infer<typeof allergenEvidenceSchema>;

/**
 * What the cook would still need, and a swap that is in the kitchen already. `swapNote` says what to mind with it,
 * `swapRatio` how many grams of it stand in for each gram (1 when absent).
 */
export const needSchema = z.object({
  id: z.string().optional(),
  name: z.string(),
  swap: z.string().optional(),
  swapId: z.string().optional(),
  swapNote: z.enum(SWAP_NOTES).optional(),
  swapRatio: z.number().positive().optional(),
});
export type Need = z.infer<typeof needSchema>;

/** Of a recipe that a language model wrote: which model, and what the server makes of it. */
export const generatedSchema = z.object({ by: z.string().max(200), report: truthReportSchema });
export type Generated = z.infer<typeof generatedSchema>;

export const recipeSchema = z.object({
  id: recipeIdSchema,
  title: z.string().min(1).max(RECIPE_TITLE_MAX),
  description: z.string().max(RECIPE_TEXT_MAX),
  imageUrl: z.string().max(500).optional(),
  category: z.enum(RECIPE_CATEGORIES),
  subcategory: z.enum(SUBCATEGORIES),
  dietType: z.enum([...DIET_TYPES, 'Unknown']).optional(),
  /** Every diet that the ingredients allow. */
  dietTypes: z.array(z.enum(DIET_TYPES)).optional(),
  cuisine: z.string().max(60).optional(),
  language: z.enum(LANGUAGES).optional(),
  servings: z.number().positive().max(1000),
  /** Minutes, from start to plate. */
  prepTime: z.number().nonnegative().max(100_000).optional(),
  calories: z.union([z.number().nonnegative(), z.string().max(60)]).optional(),
  nutritionalInfo: nutritionSchema.optional(),
  nutritionCoverage: z.object({ covered: z.int(), total: z.int() }).optional(),
  allergens: z.array(z.string().max(60)).max(50),
  allergenEvidence: z.array(allergenEvidenceSchema).optional(),
  ingredients: z.array(z.union([line, recipeIngredientSchema])).max(RECIPE_INGREDIENTS_MAX),
  instructions: z.array(instructionSchema).max(RECIPE_STEPS_MAX),
  matchedIngredients: z.int().nonnegative().optional(),
  totalIngredients: z.int().nonnegative().optional(),
  /** Names of the ingredients the cook has, and of those still needed. Only in an answer to a search by ingredients. */
  has: z.array(z.string()).optional(),
  needs: z.array(needSchema).optional(),
  userRating: z.number().min(0).max(RATING_MAX),
  isSaved: z.boolean(),
  /** When the cook saved it, in milliseconds; only in the saved list. */
  savedAt: z.number().nonnegative().optional(),
  originalRecipeSource: z.string().max(500).optional(),
  /** Only of a recipe that a language model wrote. */
  generated: generatedSchema.optional(),
  _devData: z.object({ promptData: z.unknown().optional(), aiResponse: z.unknown().optional() }).optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** A recipe as a client may post it: title, category, ingredients and instructions; all else optional, unknown fields ignored. */
export const postedRecipeSchema = z.object({
  id: z.number().optional(),
  title: z.string().trim().min(1).max(RECIPE_TITLE_MAX),
  description: z.string().trim().max(RECIPE_TEXT_MAX).optional(),
  imageUrl: z.string().max(500).nullish(),
  category: z.enum(RECIPE_CATEGORIES),
  subcategory: z.enum(SUBCATEGORIES).optional(),
  language: z.enum(LANGUAGES).optional(),
  servings: z.number().positive().max(1000).optional(),
  prepTime: z.number().nonnegative().max(100_000).optional(),
  allergens: z.array(z.string().max(60)).max(50).optional(),
  ingredients: z
    .array(z.union([line, recipeIngredientSchema.partial({ quantity: true })]))
    .min(1)
    .max(RECIPE_INGREDIENTS_MAX),
  instructions: z
    .array(z.union([line, instructionSchema]))
    .min(1)
    .max(RECIPE_STEPS_MAX),
  originalRecipeSource: z.string().max(500).optional(),
});
export type PostedRecipe = z.infer<typeof postedRecipeSchema>;

export const recipeCreatedSchema = z.object({ id: recipeIdSchema });
export type RecipeCreated = z.infer<typeof recipeCreatedSchema>;

export const recipeSharedSchema = z.object({ id: recipeIdSchema, url: z.string() });
export type RecipeShared = z.infer<typeof recipeSharedSchema>;
