import type { Language } from '@contracts/vocabulary';
import { readForeignLine } from '../foreignLine';
import type { IngredientLine } from './ingredientLine';
import { readIngredientLine } from './ingredientLines';

/** A collection contains "1 onion, chopped" a thousand times, and each line is read more than once. */
const KEPT_MAX = 20_000;
const kept = new Map<string, IngredientLine>();

/** Cached readIngredientLine, or readForeignLine for a foreign language. Results are shared and must not be mutated. */
export const readLine = (
  line: string,
  { language, foreignLanguage }: { language: Language; foreignLanguage?: string },
): Readonly<IngredientLine> => {
  const key = `${foreignLanguage === undefined ? language : 'foreign'} ${line}`;
  const known = kept.get(key);
  if (known) return known;
  const reading = foreignLanguage === undefined ? readIngredientLine(line, language) : readForeignLine(line);
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(key, reading);
  return reading;
};
