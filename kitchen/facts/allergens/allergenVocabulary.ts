import type { Allergen } from '@contracts/vocabulary';

/** Facts about an allergen. The type makes every field mandatory for a new one. */
export interface AllergenRow {
  /** Its short name in the product lists; see `ALLERGEN_WORDS`. */
  letter: string;
  /** Folded synonyms, as recipes and people write them. */
  synonyms: string;
  /** Folded words that deny it before "free" or after "without". Plurals are recognised. */
  denials: string;
  /** Products made without animals never have it: "vegan mayonnaise". */
  isFromAnimals: boolean;
  /**
   * A word for it inside a product's name means that the product has it: "lobster roll". Not so for dairy: "peanut
   * butter".
   */
  isNamedInside: boolean;
}

export const ALLERGEN_ROWS: Readonly<Record<Allergen, AllergenRow>> = {
  Gluten: { letter: 'G', synonyms: '', denials: 'gluten', isFromAnimals: false, isNamedInside: true },
  Dairy: {
    letter: 'D',
    synonyms: 'milk|lactose|leche|lacteos|lactosa|lait|produits laitiers',
    denials: 'dairy|milk|lacteo|leche|lait|laitier|cheese|queso|fromage|butter',
    isFromAnimals: true,
    isNamedInside: false,
  },
  Nuts: {
    letter: 'N',
    synonyms: 'tree nuts|tree nut|nut|frutos secos|nueces|fruits a coque|noix',
    denials: 'nut|nuez|noix|coque',
    isFromAnimals: false,
    isNamedInside: true,
  },
  Eggs: {
    letter: 'E',
    synonyms: 'egg|huevo|huevos|oeuf|oeufs',
    denials: 'egg|huevo|oeuf',
    isFromAnimals: true,
    isNamedInside: false,
  },
  Soy: {
    letter: 'S',
    synonyms: 'soya|soja|soybeans',
    denials: 'soy|soya|soja',
    isFromAnimals: false,
    isNamedInside: false,
  },
  Fish: {
    letter: 'F',
    synonyms: 'pescado|poisson|poissons',
    denials: 'fish|pescado|poisson',
    isFromAnimals: true,
    isNamedInside: true,
  },
  Shellfish: {
    letter: 'C',
    synonyms: 'crustaceans|crustaceos|crustaces|marisco',
    denials: 'shellfish|seafood|marisco|crustace',
    isFromAnimals: true,
    isNamedInside: true,
  },
  Wheat: {
    letter: 'W',
    synonyms: 'trigo|ble',
    // "Wheat free" does not exclude rye, barley and oats. "Gluten free" excludes wheat.
    denials: 'gluten|wheat|trigo|ble',
    isFromAnimals: false,
    isNamedInside: true,
  },
  Peanuts: {
    letter: 'P',
    synonyms: 'peanut|groundnuts|cacahuete|cacahuetes|mani|arachide|arachides',
    denials: 'peanut|cacahuete|cacahuate|mani|arachide|cacahouete',
    isFromAnimals: false,
    isNamedInside: true,
  },
  Sesame: {
    letter: 'T',
    synonyms: 'sesamo|sesame seeds',
    denials: 'sesame|sesamo',
    isFromAnimals: false,
    isNamedInside: false,
  },
  Mustard: {
    letter: 'M',
    synonyms: 'mostaza|moutarde',
    denials: 'mustard|mostaza|moutarde',
    isFromAnimals: false,
    isNamedInside: false,
  },
  Celery: {
    letter: 'L',
    synonyms: 'apio|celeri',
    denials: 'celery|apio|celeri',
    isFromAnimals: false,
    isNamedInside: false,
  },
  Lupin: {
    letter: 'U',
    synonyms: 'lupine|altramuz|altramuces',
    denials: 'lupin|lupine|altramuz',
    isFromAnimals: false,
    isNamedInside: false,
  },
  Molluscs: {
    letter: 'O',
    synonyms: 'mollusks|mollusc|moluscos|mollusques',
    denials: 'shellfish|seafood|marisco|crustace|mollusc|mollusk|molusco|mollusque',
    isFromAnimals: true,
    isNamedInside: true,
  },
  Sulphites: {
    letter: 'X',
    synonyms: 'sulfites|sulphite|sulphur dioxide|sulfitos',
    denials: 'sulphite|sulfite|sulfito|soufre|sulfurado|azufre',
    isFromAnimals: false,
    isNamedInside: false,
  },
};

const ROWS = Object.entries(ALLERGEN_ROWS) as [Allergen, AllergenRow][];

/** The allergens whose row satisfies the predicate. */
export const allergensWhere = (fits: (row: AllergenRow) => boolean): Allergen[] =>
  ROWS.flatMap(([allergen, row]) => (fits(row) ? [allergen] : []));

/** The allergens that each word of a kind means. */
export const allergensByWord = (kind: 'letter' | 'synonyms' | 'denials'): ReadonlyMap<string, readonly Allergen[]> => {
  const byWord = new Map<string, readonly Allergen[]>();
  for (const [allergen, row] of ROWS)
    for (const word of row[kind].split('|').filter(Boolean)) byWord.set(word, [...(byWord.get(word) ?? []), allergen]);
  return byWord;
};
