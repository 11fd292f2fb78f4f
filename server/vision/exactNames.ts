import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '@kitchen/ingredientTable';
import { createIngredientReader, type ParsedIngredients } from '@kitchen/parseIngredients';
import { createWordIndex } from '@kitchen/wordIndex';

let read: ReturnType<typeof createIngredientReader> | undefined;

/** The foods that a text names to the letter (plurals and synonyms count): what a machine misread must not become another food. */
export const exactNames = (text: string, language: Language): ParsedIngredients => {
  read ??= createIngredientReader({ ...createWordIndex(INGREDIENTS), near: () => undefined });
  return read(text, { language });
};
