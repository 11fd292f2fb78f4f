import type { Language } from '@contracts/vocabulary';
import { KNOWN_NAMES } from '@kitchen/reading/knownNames';
import { createIngredientReader, type ParsedIngredients } from '@kitchen/reading/parseIngredients';

const read = createIngredientReader({ ...KNOWN_NAMES, near: () => undefined });

/**
 * The foods a text names exactly (plurals and synonyms included), because a misread word must not become another food.
 */
export const exactNames = (text: string, language: Language): ParsedIngredients => read(text, { language });
