import { OPENED_RECIPES_KEPT, RECENT_SEARCHES_KEPT } from '@contracts/limits';
import {
  CATEGORIES,
  SEARCH_MODES,
  SORT_OPTIONS,
  SUBCATEGORIES,
  SUBCATEGORIES_OF,
  type Category,
  type SearchMode,
  type Subcategory,
} from '@contracts/vocabulary';
import type { RecentSearch, SearchState } from '@/slices/searchSlice';
import { asJson, asWord, readFields, type StoredField, type StoredFields } from './specStorage';
import { readRecipes } from './storedRecipe';

const isMode = (value: unknown): value is SearchMode => SEARCH_MODES.some((mode) => mode === value);

const readRecentSearches = (value: unknown): RecentSearch[] | undefined =>
  Array.isArray(value)
    ? value
        .filter((one): one is RecentSearch => isMode(one?.mode) && typeof one.text === 'string')
        .map(({ mode, text }) => ({ mode, text }))
        .slice(0, RECENT_SEARCHES_KEPT)
    : undefined;

/** What a reload keeps: the choices, and lists that are the cook's own (SPEC §4, DECISIONS 8). */
export const STORED_CHOICES: StoredFields<SearchState> = {
  mode: asWord('searchMode', SEARCH_MODES),
  sortOption: asWord('recipeSortOption', SORT_OPTIONS),
  category: asWord('cachedCategory', CATEGORIES),
  subcategory: asWord('cachedSubcategory', SUBCATEGORIES),
  recentSearches: asJson('recentSearches', readRecentSearches),
  openedRecipes: asJson('recipes', (value) => readRecipes(value)?.slice(0, OPENED_RECIPES_KEPT)),
};

/** `lastSearchResults`: which search the cached results answer (DECISIONS 42). */
export interface LastSearch {
  mode: SearchMode;
  text: string;
  detected: string[];
  /** In ms since 1970. */
  at: number;
}

const readLastSearch = (value: unknown): LastSearch | undefined => {
  const { mode, text, detected, at } = Object(value) as Record<string, unknown>;
  return isMode(mode) && typeof text === 'string' && typeof at === 'number' && Array.isArray(detected)
    ? { mode, text, at, detected: detected.filter((one) => typeof one === 'string') }
    : undefined;
};

/** The answer to the last search, in the three keys that hold it. Kept only where the cook comes back (SPEC §4). */
export interface CachedResults {
  results: SearchState['results'];
  hasResults: boolean;
  lastSearch: LastSearch | null;
}

const orNothing = <T>(field: StoredField<T>): StoredField<T | null> => ({
  ...field,
  write: (value) => (value === null ? null : field.write(value)),
});

export const STORED_RESULTS = {
  results: {
    ...asJson('cachedRecipes', readRecipes),
    write: (recipes) => (recipes.length > 0 ? JSON.stringify(recipes) : null),
  },
  hasResults: {
    key: 'hasCachedResults',
    write: (hasResults) => (hasResults ? 'true' : null),
    read: (text) => text === 'true',
  },
  lastSearch: orNothing(asJson('lastSearchResults', readLastSearch)),
} satisfies StoredFields<CachedResults>;

/** The three keys of the cached results, as the slice holds them. */
export const cachedResultsOf = ({ mode, text, detected, at, results, status }: SearchState): CachedResults => ({
  results,
  hasResults: status === 'success' && results.length > 0,
  lastSearch: status === 'success' && at !== null ? { mode, text, detected, at } : null,
});

const belongsTo = (subcategory: Subcategory | undefined, category: Category) =>
  subcategory !== undefined && (SUBCATEGORIES_OF[category] as readonly Subcategory[]).includes(subcategory);

const readCachedResults = (area: Storage): Partial<SearchState> => {
  const { results = [], hasResults = false, lastSearch } = readFields<CachedResults>(STORED_RESULTS, area);
  if (!hasResults || results.length === 0 || !lastSearch) return {};
  const { mode, text, detected, at } = lastSearch;
  return { status: 'success', results, headCount: results.length, mode, text, detected, at, isRestored: true };
};

/**
 * What a visit starts with: the stored choices, and the cached results where the cook comes back to them. Otherwise
 * those are removed from storage (SPEC §4).
 */
export const initialSearch = (area: Storage, isComingBack: boolean): Partial<SearchState> => {
  const { category = 'None', subcategory, ...choices } = readFields<SearchState>(STORED_CHOICES, area);
  if (!isComingBack) for (const { key } of Object.values(STORED_RESULTS)) area.removeItem(key);
  return {
    ...choices,
    category,
    subcategory: belongsTo(subcategory, category) ? subcategory! : category === 'None' ? 'None' : 'All',
    ...(isComingBack && readCachedResults(area)),
  };
};
