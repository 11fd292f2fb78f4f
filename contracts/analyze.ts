import { z } from 'zod';
import { INGREDIENT_TEXT_MAX, RECIPE_NAME_MAX } from './limits';
import { preferencesSchema } from './preferences';
import { recipeSchema } from './recipe';
import { CATEGORIES, SUBCATEGORIES, type Category, type Subcategory } from './vocabulary';
import type { Preferences } from './preferences';

/** The text fields of the multipart body of POST /api/analyze. `preferences` and `excludedAllergens` are JSON text in the form. */
export const analyzeFieldsSchema = z.object({
  ingredients: z.string().max(INGREDIENT_TEXT_MAX).optional(),
  recipeName: z.string().max(RECIPE_NAME_MAX).optional(),
  category: z.enum(CATEGORIES).default('None'),
  subcategory: z.enum(SUBCATEGORIES).optional(),
  preferences: preferencesSchema
    .pick({ excludedAllergens: true, dietTypes: true, language: true })
    .partial()
    .default({}),
  excludedAllergens: z.array(z.string().max(60)).max(50).optional(),
  offset: z.coerce.number().int().min(0).max(10_000).optional(),
});
export type AnalyzeFields = z.infer<typeof analyzeFieldsSchema>;

/** What the client asks for. The image stays in the mutation's argument and never enters the state. */
export interface AnalyzeRequest {
  ingredients?: string;
  image?: Blob;
  recipeName?: string;
  category: Category;
  subcategory?: Subcategory;
  preferences: Pick<Preferences, 'excludedAllergens' | 'dietTypes' | 'language'>;
  offset?: number;
}

/** One purchase and how many more recipes the cook could then make completely. */
export const unlockSchema = z.object({ id: z.string(), name: z.string(), recipes: z.int().positive() });
export type Unlock = z.infer<typeof unlockSchema>;

/** Best match first, at most 60. `ingredients` are the detected names in the asked language; `total` says how many there were when the list was cut. */
export const analyzeResponseSchema = z.object({
  recipes: z.array(recipeSchema),
  ingredients: z.array(z.string()),
  unknown: z.array(z.string()).optional(),
  total: z.int().optional(),
  /** What to buy: each would complete so many recipes that lack nothing else, the most first. */
  unlocks: z.array(unlockSchema).optional(),
});
export type AnalyzeResponse = z.infer<typeof analyzeResponseSchema>;
