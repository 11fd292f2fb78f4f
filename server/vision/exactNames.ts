import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '@kitchen/ingredients/ingredientTable';
import { createIngredientReader, type ParsedIngredients } from '@kitchen/reading/parseIngredients';
import { createWordIndex } from '@kitchen/reading/wordIndex';

let read: ReturnType<typeof createIngredientReader> | undefined;

/**
 * The foods a text names exactly (plurals and synonyms included), because a misread word must not become another food.
 */
export const exactNames = (text: string, language: Language): ParsedIngredients => {
  read ??= createIngredientReader({ ...createWordIndex(INGREDIENTS), near: () => undefined });
  return read(text, { language });
};
