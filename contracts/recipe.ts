import { z } from 'zod';
import {
  ALLERGENS_MAX,
  ALLERGEN_NAME_MAX,
  AMOUNT_MAX,
  INGREDIENT_ID_MAX,
  INGREDIENT_NAME_MAX,
  MODEL_NAME_MAX,
  NOTE_MAX,
  PICTURE_ADDRESS_MAX,
  QUANTITY_MAX,
  RATING_MAX,
  RECIPE_INGREDIENTS_MAX,
  RECIPE_MINUTES_MAX,
  RECIPE_STEPS_MAX,
  RECIPE_TEXT_MAX,
  RECIPE_TITLE_MAX,
  SECTION_MAX,
  SERVINGS_MAX,
  SOURCE_MAX,
  STEP_SECONDS_MAX,
  VERSION_KEY_LENGTH,
  WRITTEN_LINE_MAX,
} from './limits';
import { truthReportSchema } from './truth';
import {
  DIET_TYPES,
  LANGUAGES,
  MEASUREMENT_SYSTEMS,
  RECIPE_CATEGORIES,
  SUBCATEGORIES,
  SWAP_NOTES,
  UNITS,
} from './vocabulary';

/** A 53-bit integer: exact in JSON and in JavaScript. */
export const recipeIdSchema = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
export type RecipeId = z.infer<typeof recipeIdSchema>;

/** The id in an address. */
export const recipeParamsSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .pipe(recipeIdSchema),
});

const line = z.string().trim().min(1).max(RECIPE_TEXT_MAX);

const words = z.string().max(WRITTEN_LINE_MAX);

/** A line in its writer's words: "1 x 400 g tin", "chopped tomatoes". */
const lineInWordsSchema = z.object({
  quantity: words,
  rest: words,
  /** What of the quantity stays true for other servings: "400 g". */
  size: words.optional(),
  /** For other servings all of it is multiplied: "2 × juice of 1 lemon". */
  isMultiplied: z.literal(true).optional(),
  /** The system of the unit; spoons, pieces and packages belong to both. */
  system: z.enum(MEASUREMENT_SYSTEMS).optional(),
});

/**
 * One line of the ingredient list. `quantity` is the metric text in the recipe's language ("400 g"). The numbers let
 * the browser scale and convert: `amount` in `unit` and, where known, the weight in `grams` or the volume in `ml`.
 */
export const recipeIngredientSchema = z.object({
  name: line,
  quantity: z.string().max(QUANTITY_MAX),
  id: z.string().max(INGREDIENT_ID_MAX).optional(),
  amount: z.number().nonnegative().max(AMOUNT_MAX).optional(),
  unit: z.enum(UNITS).optional(),
  grams: z.number().nonnegative().max(AMOUNT_MAX).optional(),
  ml: z.number().nonnegative().max(AMOUNT_MAX).optional(),
  note: z.string().max(NOTE_MAX).optional(),
  /** The line in its owner's words; everything else in it follows from them. */
  written: z.string().trim().min(1).max(WRITTEN_LINE_MAX).optional(),
  /** `written` divided into its quantity and the rest (`kitchen/reading/lines/lineInWords`). */
  words: lineInWordsSchema.optional(),
  /** The heading above the line, on the first one below it. */
  section: z.string().trim().min(1).max(SECTION_MAX).optional(),
});
export type RecipeIngredient = z.infer<typeof recipeIngredientSchema>;

/** A piece of a step's sentence: plain text, or a value that depends on servings or the measurement system. */
export const stepPartSchema = z.union([
  z.string(),
  z.discriminatedUnion('kind', [
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
    /** `dial`: what the dial of an oven is turned to, as opposed to the heat of oil, sugar or meat. */
    z.object({
      kind: z.literal('temperature'),
      celsius: z.number(),
      dial: z.literal(true).optional(),
      text: z.string(),
    }),
    z.object({ kind: z.literal('length'), cm: z.number(), text: z.string() }),
    z.object({ kind: z.literal('time'), seconds: z.number(), text: z.string() }),
  ]),
]);
export type StepPart = z.infer<typeof stepPartSchema>;

/**
 * One step: `step` is the whole sentence as plain text, `time` is in seconds (60 when absent), `parts` is the same
 * sentence in pieces. A step that is `alongside` is done while the step before it runs.
 */
export const instructionSchema = z.object({
  step: line,
  time: z.number().nonnegative().max(STEP_SECONDS_MAX).optional(),
  alongside: z.literal(true).optional(),
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

/** Why an allergen is listed: the ingredient that contains it. */
export const allergenEvidenceSchema = z.object({ allergen: z.string(), ingredient: z.string() });
export type AllergenEvidence = z.infer<typeof allergenEvidenceSchema>;

/**
 * A missing ingredient, and a swap the cook already has. `swapNote` is a caution about the swap; `swapRatio` is grams
 * of swap per gram of the original (1 when absent).
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

/** An ingredient of a recipe (`name`) for which the cook has a stand-in (`by`) that hardly changes the dish. */
export const standInSchema = z.object({
  id: z.string().max(INGREDIENT_ID_MAX),
  name: z.string().max(INGREDIENT_NAME_MAX),
  byId: z.string().max(INGREDIENT_ID_MAX),
  by: z.string().max(INGREDIENT_NAME_MAX),
  note: z.enum(SWAP_NOTES).optional(),
});
export type StandIn = z.infer<typeof standInSchema>;

/** For a recipe written by a language model: which model, and the server's report on it. */
export const generatedSchema = z.object({ by: z.string().max(MODEL_NAME_MAX), report: truthReportSchema });
export type Generated = z.infer<typeof generatedSchema>;

export const recipeSchema = z.object({
  id: recipeIdSchema,
  title: z.string().min(1).max(RECIPE_TITLE_MAX),
  description: z.string().max(RECIPE_TEXT_MAX),
  imageUrl: z.string().max(PICTURE_ADDRESS_MAX).optional(),
  category: z.enum(RECIPE_CATEGORIES),
  subcategory: z.enum(SUBCATEGORIES),
  dietType: z.enum([...DIET_TYPES, 'Unknown']).optional(),
  /** Every diet the ingredients allow. */
  dietTypes: z.array(z.enum(DIET_TYPES)).optional(),
  /** Cheeses whose production rules require animal rennet, when they alone keep the recipe from being vegetarian. */
  rennetCheeses: z.array(z.string().max(INGREDIENT_NAME_MAX)).optional(),
  /** An id of `CUISINES`, or what the recipe itself calls a cuisine that has none. */
  cuisine: z.string().max(60).optional(),
  language: z.enum(LANGUAGES).optional(),
  servings: z.number().positive().max(SERVINGS_MAX),
  /** Minutes from start to plate. */
  prepTime: z.number().nonnegative().max(RECIPE_MINUTES_MAX).optional(),
  calories: z.union([z.number().nonnegative(), z.string().max(60)]).optional(),
  nutritionalInfo: nutritionSchema.optional(),
  nutritionCoverage: z.object({ covered: z.int(), total: z.int() }).optional(),
  allergens: z.array(z.string().max(ALLERGEN_NAME_MAX)).max(ALLERGENS_MAX),
  allergenEvidence: z.array(allergenEvidenceSchema).optional(),
  /**
   * Allergens that depend on the product or that a label warns of, each with its ingredient. Disjoint from `allergens`.
   */
  mayContain: z.array(allergenEvidenceSchema).max(ALLERGENS_MAX).optional(),
  /** How many ingredient lines could not be read; absent when all were. Allergens and diets are then unknown. */
  unreadLines: z.object({ count: z.int().positive(), total: z.int().positive() }).optional(),
  /**
   * Language of the text as a BCP 47 tag ("de") when it is not one of `LANGUAGES`. Allergens and diets are then
   * unknown.
   */
  foreignLanguage: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  ingredients: z.array(z.union([line, recipeIngredientSchema])).max(RECIPE_INGREDIENTS_MAX),
  instructions: z.array(instructionSchema).max(RECIPE_STEPS_MAX),
  matchedIngredients: z.int().nonnegative().optional(),
  totalIngredients: z.int().nonnegative().optional(),
  /**
   * Names of the ingredients the cook has, and of those still needed. Only in the response to a search by ingredients.
   */
  has: z.array(z.string()).optional(),
  needs: z.array(needSchema).optional(),
  /** Ingredients in `has` that the cook has only as something close to them. */
  standIns: z.array(standInSchema).optional(),
  /** A weaker match: it uses few of the cook's main ingredients, or needs many others. */
  isWeaker: z.boolean().optional(),
  userRating: z.number().min(0).max(RATING_MAX),
  isSaved: z.boolean(),
  /** When the cook saved it, in milliseconds; only in the saved list. */
  savedAt: z.number().nonnegative().optional(),
  originalRecipeSource: z.string().max(SOURCE_MAX).optional(),
  /** Which save of an own recipe this is; absent for one that was never edited. */
  version: z.string().max(VERSION_KEY_LENGTH).optional(),
  /** Only on recipes written by a language model. */
  generated: generatedSchema.optional(),
  _devData: z.object({ promptData: z.unknown().optional(), aiResponse: z.unknown().optional() }).optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;

/**
 * A recipe as a client may post it: title, category, ingredients and instructions are required, the rest is optional,
 * unknown fields are ignored.
 */
export const postedRecipeSchema = z.object({
  id: z.number().optional(),
  title: z.string().trim().min(1).max(RECIPE_TITLE_MAX),
  description: z.string().trim().max(RECIPE_TEXT_MAX).optional(),
  imageUrl: z.string().max(PICTURE_ADDRESS_MAX).nullish(),
  category: z.enum(RECIPE_CATEGORIES),
  subcategory: z.enum(SUBCATEGORIES).optional(),
  /** An id of `CUISINES`, or words of any of our languages. */
  cuisine: z.string().max(200).optional(),
  language: z.enum(LANGUAGES).optional(),
  servings: z.number().positive().max(SERVINGS_MAX).optional(),
  prepTime: z.number().nonnegative().max(RECIPE_MINUTES_MAX).optional(),
  allergens: z.array(z.string().max(ALLERGEN_NAME_MAX)).max(ALLERGENS_MAX).optional(),
  ingredients: z
    .array(z.union([line, recipeIngredientSchema.partial({ quantity: true })]))
    .min(1)
    .max(RECIPE_INGREDIENTS_MAX),
  instructions: z
    .array(z.union([line, instructionSchema]))
    .min(1)
    .max(RECIPE_STEPS_MAX),
  originalRecipeSource: z.string().max(SOURCE_MAX).optional(),
});
export type PostedRecipe = z.infer<typeof postedRecipeSchema>;

export const recipeCreatedSchema = z.object({ id: recipeIdSchema });
export type RecipeCreated = z.infer<typeof recipeCreatedSchema>;

export const recipeSharedSchema = z.object({ id: recipeIdSchema, url: z.string() });
export type RecipeShared = z.infer<typeof recipeSharedSchema>;
