import type { HiddenMatchReason } from '@contracts/analyze';
import { isCuisine } from '@contracts/cuisines';
import { RATING_MAX } from '@contracts/limits';
import { CATEGORIES, SUBCATEGORIES_OF, TIME_LIMITS, type Category, type Subcategory } from '@contracts/vocabulary';
import type { HiddenReason } from '@/lib/search/filterRecipes';
import { NO_FILTERS, type SearchFilters } from '@/lib/search/searchFilters';

/** The page's state in its URL: a reload, Back and a shared link show the same recipes. */
export interface SavedAddress {
  text: string;
  filters: SearchFilters;
  /** Allergens that the profile excludes and this page shows. */
  lifted: readonly string[];
  /** Further reasons that hide nothing here: recipes that may contain an allergen, or that could not be read. */
  alsoShown: readonly HiddenMatchReason[];
  /** The id of the chosen collection; null: all recipes. */
  collection: string | null;
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

const minutesOf = (word: string | null) => TIME_LIMITS.find((minutes) => String(minutes) === word) ?? null;

const namesOf = (params: URLSearchParams, key: string) => [
  ...new Set(params.getAll(key).filter((name) => name !== '' && name.length <= TEXT_MAX)),
];

const UNREAD = 'unread';
const MAY = 'may:';

const reasonOf = (word: string): HiddenMatchReason[] => {
  if (word === UNREAD) return [{ kind: 'unread' }];
  return word.startsWith(MAY) ? [{ kind: 'mayContain', name: word.slice(MAY.length) }] : [];
};

const wordOf = (reason: HiddenMatchReason) => (reason.kind === 'mayContain' ? `${MAY}${reason.name}` : UNREAD);

/** Parses a URL from any source, dropping what is invalid. */
export const readAddress = (params: URLSearchParams): SavedAddress => {
  const category = CATEGORY_WORDS[params.get('category') ?? ''] ?? 'None';
  return {
    text: (params.get('q') ?? '').slice(0, TEXT_MAX),
    filters: {
      category,
      subcategory: typeOf(category, params.get('type')),
      cuisines: namesOf(params, 'cuisine').filter(isCuisine),
      minimumRating: ratingOf(params.get('rating')),
      maxMinutes: minutesOf(params.get('time')),
      excludedAllergens: namesOf(params, 'without'),
    },
    lifted: namesOf(params, 'show'),
    alsoShown: namesOf(params, 'also').flatMap(reasonOf),
    collection: params.get('collection')?.slice(0, TEXT_MAX) || null,
  };
};

/** The shortest URL of this state; without filters there are no parameters. */
export const addressOf = ({ text, filters, lifted, alsoShown, collection }: SavedAddress): URLSearchParams => {
  const { category, subcategory, cuisines, minimumRating, maxMinutes = null, excludedAllergens } = filters;
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set('q', text);
  if (category !== 'None') params.set('category', category.toLowerCase());
  if (subcategory !== 'None' && subcategory !== 'All') params.set('type', subcategory.toLowerCase());
  for (const cuisine of cuisines) params.append('cuisine', cuisine);
  if (minimumRating > 0) params.set('rating', String(minimumRating));
  if (maxMinutes !== null) params.set('time', String(maxMinutes));
  for (const name of excludedAllergens) params.append('without', name);
  for (const name of lifted) params.append('show', name);
  for (const reason of alsoShown) params.append('also', wordOf(reason));
  if (collection !== null) params.set('collection', collection);
  return params;
};

const without = (names: readonly string[], gone: string) =>
  names.filter((name) => name.toLowerCase() !== gone.toLowerCase());

/** The change of the page's state that shows the recipes hidden for this reason. */
export const changeThatShows = (
  reason: HiddenReason,
  { filters, lifted, alsoShown }: Pick<SavedAddress, 'filters' | 'lifted' | 'alsoShown'>,
): Partial<SavedAddress> => {
  switch (reason.kind) {
    case 'rating':
      return { filters: { ...filters, minimumRating: 0 } };
    case 'subcategory':
      return { filters: { ...filters, subcategory: 'All' } };
    case 'cuisine':
      return { filters: { ...filters, cuisines: [] } };
    case 'time':
      return { filters: { ...filters, maxMinutes: null } };
    case 'allergen':
      return {
        filters: { ...filters, excludedAllergens: without(filters.excludedAllergens, reason.name) },
        lifted: [...lifted, reason.name],
      };
    default:
      return { alsoShown: [...alsoShown, reason] };
  }
};
