import type { Allergen } from '@contracts/vocabulary';

/**
 * Allergens that are often avoided together. The panel offers the related one and never adds it on its own, because a
 * search must hide exactly what the cook excluded.
 */
const RELATED: Partial<Record<string, Allergen>> = {
  Shellfish: 'Molluscs',
  Molluscs: 'Shellfish',
  Nuts: 'Peanuts',
  Peanuts: 'Nuts',
  Gluten: 'Wheat',
};

/** What the cook may want to exclude as well. */
export const relatedAllergens = (excluded: readonly string[]): Allergen[] => [
  ...(new Set(
    excluded.map((name) => RELATED[name]).filter((name) => name !== undefined && !excluded.includes(name)),
  ) as Set<Allergen>),
];
