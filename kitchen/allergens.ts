import { ALLERGENS, type Allergen, type Language } from '@contracts/vocabulary';
import { foldText, wordsOf } from './foldWord';
import { ingredientById, INGREDIENTS } from './ingredientTable';
import { createWordIndex } from './wordIndex';

export interface AllergenFinding {
  allergens: Allergen[];
  /** Which ingredient carries which allergen: the reason that is shown. */
  evidence: { allergen: Allergen; ingredientId: string }[];
}

/** Wheat always carries gluten with it (DECISIONS 19). */
const withGluten = (allergens: readonly Allergen[]): readonly Allergen[] =>
  allergens.includes('Wheat') && !allergens.includes('Gluten') ? ['Gluten', ...allergens] : allergens;

/** The allergens of known ingredients, in the order of the vocabulary, each with its evidence. Unknown ids are passed over. */
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

const index = createWordIndex(INGREDIENTS);

/** Ids of the ingredients named in free lines, longest name first, so that "coconut milk" is no milk. Exact names only. */
export const ingredientsInLines = (lines: readonly string[], language?: Language): string[] => {
  const ids = new Set<string>();
  for (const line of lines) {
    const words = wordsOf(foldText(line));
    for (let at = 0; at < words.length;) {
      let step = 1;
      for (let length = Math.min(index.longest, words.length - at); length > 0; length -= 1) {
        const id = index.exact(words.slice(at, at + length), language);
        if (id === undefined) continue;
        ids.add(id);
        step = length;
        break;
      }
      at += step;
    }
  }
  return [...ids];
};

/** The allergens of ingredient lines as anybody writes them, in any of the languages. A detector, never a clearance. */
export const allergensOfText = (lines: readonly string[], language?: Language): AllergenFinding =>
  allergensOf(ingredientsInLines(lines, language));

const SYNONYMS: Readonly<Record<string, Allergen>> = {
  milk: 'Dairy',
  lactose: 'Dairy',
  leche: 'Dairy',
  lacteos: 'Dairy',
  lactosa: 'Dairy',
  lait: 'Dairy',
  'produits laitiers': 'Dairy',
  'tree nuts': 'Nuts',
  'tree nut': 'Nuts',
  nut: 'Nuts',
  'frutos secos': 'Nuts',
  nueces: 'Nuts',
  'fruits a coque': 'Nuts',
  noix: 'Nuts',
  egg: 'Eggs',
  huevo: 'Eggs',
  huevos: 'Eggs',
  oeuf: 'Eggs',
  oeufs: 'Eggs',
  soya: 'Soy',
  soja: 'Soy',
  soybeans: 'Soy',
  pescado: 'Fish',
  poisson: 'Fish',
  poissons: 'Fish',
  crustaceans: 'Shellfish',
  crustaceos: 'Shellfish',
  crustaces: 'Shellfish',
  marisco: 'Shellfish',
  trigo: 'Wheat',
  ble: 'Wheat',
  peanut: 'Peanuts',
  groundnuts: 'Peanuts',
  cacahuete: 'Peanuts',
  cacahuetes: 'Peanuts',
  mani: 'Peanuts',
  arachide: 'Peanuts',
  arachides: 'Peanuts',
  sesamo: 'Sesame',
  'sesame seeds': 'Sesame',
  mostaza: 'Mustard',
  moutarde: 'Mustard',
  apio: 'Celery',
  celeri: 'Celery',
  lupine: 'Lupin',
  altramuz: 'Lupin',
  altramuces: 'Lupin',
  mollusks: 'Molluscs',
  mollusc: 'Molluscs',
  moluscos: 'Molluscs',
  mollusques: 'Molluscs',
  sulfites: 'Sulphites',
  sulphite: 'Sulphites',
  'sulphur dioxide': 'Sulphites',
  sulfitos: 'Sulphites',
};

/** The one spelling of an allergen: synonyms first, then first letter capital and the rest lower case (SPEC §3). */
export const normaliseAllergen = (name: string): string => {
  const trimmed = name.trim();
  const folded = foldText(trimmed);
  // A name such as "constructor" is none of the table's.
  const known = Object.hasOwn(SYNONYMS, folded) ? SYNONYMS[folded] : undefined;
  return known ?? trimmed.charAt(0).toUpperCase() + trimmed.slice(1).toLowerCase();
};
