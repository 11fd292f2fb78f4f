import type { Language } from '@contracts/vocabulary';
import { ingredientById } from '../ingredients/ingredientTable';
import { foldText } from '../reading/foldWord';
import { ingredientsInLines } from '../reading/ingredientsInLines';
import { withoutWarnings } from './allergens/allergenClauses';

/** Marks of a protected designation of origin. The rules of nearly all such cheeses ask for animal rennet. */
const PROTECTED =
  /\b(?:d\.? ?o\.? ?p|d\. ?o|a\.? ?o\.? ?[pc]|p\.? ?d\.? ?o|denominacion de origen|appellation d'origine|protected designation)\b/;
const PROTECTED_CHEESE = 'protected-cheese';
const CHEESE = 'grated-cheese';

/** Cheeses whose id does not say that they are one. Those that always have rennet need no entry. */
const OTHER_CHEESES: ReadonlySet<string> = new Set(['brie', 'camembert', 'feta', 'halloumi', 'provolone']);

const isCheese = (id: string): boolean =>
  id.endsWith('cheese') || OTHER_CHEESES.has(id) || ingredientById(id)?.parent === CHEESE;

/**
 * Every ingredient that decides the diets of a line: those read from it, any other that its words name, and the rennet of a
 * cheese with a protected designation.
 * @param ids what the line reader understood; without any the line counts as not understood, and nothing is added
 */
export const ingredientsOfLine = (text: string, ids: readonly string[], language: Language): string[] => {
  if (ids.length === 0) return [];
  const all = [...new Set([...ids, ...ingredientsInLines([withoutWarnings(text)], language)])];
  const isProtected = PROTECTED.test(foldText(text)) && all.some(isCheese);
  return isProtected && !all.includes(PROTECTED_CHEESE) ? [...all, PROTECTED_CHEESE] : all;
};
