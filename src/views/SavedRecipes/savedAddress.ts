import { RATING_MAX } from '@contracts/limits';
import { CATEGORIES, SUBCATEGORIES_OF, type Category, type Subcategory } from '@contracts/vocabulary';
import { NO_FILTERS, type SearchFilters } from '@/components/FilterPanel/searchFilters';

/** What the address says of the page: a reload, Back and a shared link show the same recipes. */
export interface SavedAddress {
  text: string;
  filters: SearchFilters;
  /** Allergens that the profile excludes, and that the cook wants to see here all the same. */
  lifted: readonly string[];
}

const TEXT_MAX = 200;

const CATEGORY_WORDS: Record<string, Category> = Object.fromEntries(
  CATEGORIES.filter((category) => category !== 'None').map((category) => [category.toLowerCase(), category]),
);

const typeOf = (category: Category, word: string | null): Subcategory => {
  if (category === 'None') return 'None';
  const types: readonly Subcategory[] = SUBCATEGORIES_OF[category];
  return types.find((type) => type.toLowerCase() === word) ?? 'All';
};

const ratingOf = (word: string | null) => {
  const rating = Number(word);
  return Number.isInteger(rating) && rating > 0 && rating <= RATING_MAX ? rating : NO_FILTERS.minimumRating;
};

const namesOf = (params: URLSearchParams, key: string) => [
  ...new Set(params.getAll(key).filter((name) => name !== '' && name.length <= TEXT_MAX)),
];

/** Reads an address that anybody may have written: what makes no sense in it is left out. */
export const readAddress = (params: URLSearchParams): SavedAddress => {
  const category = CATEGORY_WORDS[params.get('category') ?? ''] ?? 'None';
  return {
    text: (params.get('q') ?? '').slice(0, TEXT_MAX),
    filters: {
      category,
      subcategory: typeOf(category, params.get('type')),
      minimumRating: ratingOf(params.get('rating')),
      excludedAllergens: namesOf(params, 'without'),
    },
    lifted: namesOf(params, 'show'),
  };
};

/** The shortest address that says it: a page without filters has none. */
export const addressOf = ({ text, filters, lifted }: SavedAddress): URLSearchParams => {
  const { category, subcategory, minimumRating, excludedAllergens } = filters;
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set('q', text);
  if (category !== 'None') params.set('category', category.toLowerCase());
  if (subcategory !== 'None' && subcategory !== 'All') params.set('type', subcategory.toLowerCase());
  if (minimumRating > 0) params.set('rating', String(minimumRating));
  for (const name of excludedAllergens) params.append('without', name);
  for (const name of lifted) params.append('show', name);
  return params;
};
