import { z } from 'zod';
import { ALLERGENS_MAX, ALLERGEN_NAME_MAX } from './limits';
import { DIET_TYPES, LANGUAGES, MEASUREMENT_SYSTEMS } from './vocabulary';

export const preferencesSchema = z.object({
  language: z.enum(LANGUAGES),
  measurementSystem: z.enum(MEASUREMENT_SYSTEMS),
  excludedAllergens: z.array(z.string().max(ALLERGEN_NAME_MAX)).max(ALLERGENS_MAX),
  dietTypes: z.array(z.enum(DIET_TYPES)).max(DIET_TYPES.length),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Preferences of an account: the defaults with `isStored: false` when it has never stored any. */
export const storedPreferencesSchema = preferencesSchema.extend({ isStored: z.boolean() });
export type StoredPreferences = z.infer<typeof storedPreferencesSchema>;
