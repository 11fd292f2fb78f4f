import { ALLERGENS, type Allergen } from '@contracts/vocabulary';
import { allergensByWord } from './allergenVocabulary';
import { foldText } from '@kitchen/reading/foldWord';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';

export interface AllergenFinding {
  allergens: Allergen[];
  /** Which ingredient has which allergen. The UI shows it as the reason. */
  evidence: { allergen: Allergen; ingredientId: string }[];
}

/** Adds gluten to wheat, because wheat always contains gluten. */
export const withGluten = (allergens: readonly Allergen[]): readonly Allergen[] =>
  allergens.includes('Wheat') && !allergens.includes('Gluten') ? ['Gluten', ...allergens] : allergens;

/**
 * The allergens of known ingredients, in the order of the vocabulary, each with its evidence. Unknown ids are
 * ignored.
 */
export const allergensOf = (ingredientIds: readonly string[]): AllergenFinding => {
  const evidence = [...new Set(ingredientIds)].flatMap((ingredientId) =>
    withGluten(ingredientById(ingredientId)?.allergens ?? []).map((allergen) => ({ allergen, ingredientId })),
  );
  const named = new Set(evidence.map(({ allergen }) => allergen));
  return {
    allergens: ALLERGENS.filter((allergen) => named.has(allergen)),
    evidence: evidence.sort((a, b) => ALLERGENS.indexOf(a.allergen) - ALLERGENS.indexOf(b.allergen)),
  };
};

const SYNONYMS = allergensByWord('synonyms');

/**
 * The canonical spelling of an allergen: a synonym's allergen, else the first letter capital and the rest lower case.
 */
export const normaliseAllergen = (name: string): string => {
  const trimmed = name.trim();
  const folded = foldText(trimmed);
  const known = SYNONYMS.get(folded)?.[0];
  return known ?? trimmed.charAt(0).toUpperCase() + trimmed.slice(1).toLowerCase();
};
