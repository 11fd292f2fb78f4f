import type { Category, Subcategory } from '@contracts/vocabulary';

/** What the filter panel edits. */
export interface SearchFilters {
  category: Category;
  subcategory: Subcategory;
  /** 0 to 5. */
  minimumRating: number;
  excludedAllergens: string[];
}

export const NO_FILTERS: SearchFilters = {
  category: 'None',
  subcategory: 'None',
  minimumRating: 0,
  excludedAllergens: [],
};
