import type { Cuisine } from '@contracts/cuisines';
import type { Category, Subcategory, TimeLimit } from '@contracts/vocabulary';

export interface SearchFilters {
  category: Category;
  subcategory: Subcategory;
  /** Empty for all. */
  cuisines: Cuisine[];
  /** 0 to 5. */
  minimumRating: number;
  /** Longest duration in minutes; null for any. */
  maxMinutes?: TimeLimit | null;
  excludedAllergens: string[];
  /** Allergens that the profile excludes and this search allows. */
  liftedAllergens?: string[];
}

export const NO_FILTERS: SearchFilters = {
  category: 'None',
  subcategory: 'None',
  cuisines: [],
  minimumRating: 0,
  maxMinutes: null,
  excludedAllergens: [],
};

const without = (names: readonly string[], gone: string) => names.filter((name) => name !== gone);

/** The allergens that the panel shows as ticked: its own, and those of the profile that are not lifted. */
export const tickedAllergens = (
  { excludedAllergens, liftedAllergens = [] }: Pick<SearchFilters, 'excludedAllergens' | 'liftedAllergens'>,
  profile: readonly string[],
): string[] => [...new Set([...profile.filter((name) => !liftedAllergens.includes(name)), ...excludedAllergens])];

/** The filters after an allergen was toggled. Toggling one of the profile lifts it for this search only. */
export const withTickToggled = (filters: SearchFilters, name: string, profile: readonly string[]): SearchFilters => {
  const { excludedAllergens, liftedAllergens = [] } = filters;
  const isTicked = tickedAllergens(filters, profile).includes(name);
  const isOfProfile = profile.includes(name);
  return {
    ...filters,
    excludedAllergens: isTicked || isOfProfile ? without(excludedAllergens, name) : [...excludedAllergens, name],
    ...(isOfProfile && {
      liftedAllergens: isTicked ? [...without(liftedAllergens, name), name] : without(liftedAllergens, name),
    }),
  };
};
