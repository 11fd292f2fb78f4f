import type { Language } from '@contracts/vocabulary';
import { readIngredientLine, type IngredientLine } from '@kitchen/ingredientLines';

/** A collection says "1 onion, chopped" a thousand times, and each line is looked at more than once. */
const KEPT_MAX = 20_000;
const kept = new Map<string, IngredientLine>();

/** Like readIngredientLine; readings are shared, so nobody may change one. */
export const readLine = (line: string, language: Language): Readonly<IngredientLine> => {
  const key = `${language} ${line}`;
  const known = kept.get(key);
  if (known) return known;
  const reading = readIngredientLine(line, language);
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(key, reading);
  return reading;
};
