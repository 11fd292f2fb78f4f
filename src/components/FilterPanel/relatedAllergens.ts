import type { Allergen } from '@contracts/vocabulary';

/** Allergens that are often avoided together: the panel offers the other one, and never adds it by itself (DECISIONS 19). */
const RELATED: Partial<Record<string, Allergen>> = {
  Shellfish: 'Molluscs',
  Molluscs: 'Shellfish',
  Nuts: 'Peanuts',
  Peanuts: 'Nuts',
  Gluten: 'Wheat',
};

/** What could be excluded as well, given what is excluded. */
export const relatedAllergens = (excluded: readonly string[]): Allergen[] => [
  ...(new Set(
    excluded.map((name) => RELATED[name]).filter((name) => name !== undefined && !excluded.includes(name)),
  ) as Set<Allergen>),
];
