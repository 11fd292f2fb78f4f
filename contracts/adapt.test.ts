import { adaptRequestSchema } from './adapt';
import { analyzeFieldsSchema } from './analyze';
import { ALLERGENS_MAX } from './limits';
import { preferencesSchema } from './preferences';

const excludedAllergens = Array.from({ length: ALLERGENS_MAX }, (_, i) => `allergen ${i}`);

it('adapts a recipe to everything that the preferences of a cook may exclude', () => {
  const preferences = { language: 'en-GB', measurementSystem: 'metric', excludedAllergens, dietTypes: [] };
  expect(preferencesSchema.safeParse(preferences).success).toBe(true);
  expect(analyzeFieldsSchema.safeParse({ preferences, excludedAllergens }).success).toBe(true);
  expect(adaptRequestSchema.safeParse({ ingredients: '', excludedAllergens, dietTypes: [] }).success).toBe(true);
});
