import { z } from 'zod';
import { RECIPE_CATEGORIES } from './vocabulary';

/**
 * Maximum sizes of a recipe written by a model. Smaller than for a posted recipe, because a cook will not read sixty
 * steps.
 */
export const DRAFT_LIMITS = {
  recipes: 6,
  title: 120,
  description: 600,
  ingredients: 40,
  steps: 30,
  step: 1_200,
  ingredient: 160,
  servings: 50,
  minutes: 3 * 24 * 60,
} as const;

/** How long the lists of a small model may be. Left alone, such a model writes a list until its tokens are used up. */
export const SIMPLE_LIMITS = { ingredients: 12, steps: 8 } as const;

/**
 * A recipe in the form a model is asked to write: few fields, all required, none that we compute ourselves. No ranges
 * and no patterns, because some providers' schemas cannot express them; `kitchen/truth` checks sizes and sense.
 */
export const recipeDraftSchema = z.object({
  title: z.string().describe('Name of the dish, in the asked language, plain text'),
  description: z.string().describe('One or two sentences about the dish'),
  category: z.enum(RECIPE_CATEGORIES),
  subcategory: z.string().describe('Breakfast, Lunch, Dinner, Snack, Alcoholic or Non-alcoholic'),
  cuisine: z.string().describe('English adjective, for example Italian; empty when there is none'),
  servings: z.number(),
  minutes: z.number().describe('From start to plate'),
  ingredients: z
    .array(
      z.object({
        name: z.string().describe('The ingredient alone: "carrots"'),
        quantity: z
          .string()
          .describe('Metric amount: "400 g", "2", "1 tbsp", in the asked language; empty for to taste'),
        note: z.string().describe('Preparation: "finely chopped"; empty when there is none'),
      }),
    )
    .describe('Everything that a step uses, and nothing else'),
  steps: z.array(
    z.object({
      text: z.string().describe('One step in full sentences, with temperatures in °C'),
      minutes: z.number().describe('How long the step takes'),
    }),
  ),
  allergens: z.array(z.string()).describe('Allergens that the ingredients carry'),
});
export type RecipeDraft = z.infer<typeof recipeDraftSchema>;

/** The whole response a model is asked for. */
export const draftAnswerSchema = z.object({ recipes: z.array(recipeDraftSchema) });
export type DraftAnswer = z.infer<typeof draftAnswerSchema>;

/**
 * A recipe in the fewest fields, for a small model: an ingredient is one line as in a cookbook, which our own reader
 * splits into amount, unit and name.
 */
export const simpleDraftSchema = z.object({
  title: z.string(),
  servings: z.number(),
  ingredients: z.array(z.string()).min(1).max(SIMPLE_LIMITS.ingredients),
  steps: z.array(z.string()).min(1).max(SIMPLE_LIMITS.steps),
});
export type SimpleDraft = z.infer<typeof simpleDraftSchema>;
