import type { FoundIngredient } from '@contracts/analyze';
import { isCuisine, type Cuisine } from '@contracts/cuisines';
import { MAX_RECIPES_PER_ANSWER, OPENED_RECIPES_KEPT, RECENT_SEARCHES_KEPT } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import {
  CATEGORIES,
  SEARCH_MODES,
  SORT_OPTIONS,
  SUBCATEGORIES,
  SUBCATEGORIES_OF,
  TIME_LIMITS,
  type Category,
  type SearchMode,
  type Subcategory,
  type TimeLimit,
} from '@contracts/vocabulary';
import { isRecipe } from '@/lib/recipe/isRecipe';
import { isByModel } from '@/slices/search/resultReducers';
import type { RecentSearch, SearchState } from '@/slices/searchSlice';
import { asJson, asWord, readFields, type StoredField, type StoredFields } from './specStorage';
import { isText } from '@/lib/values/isText';

const isMode = (value: unknown): value is SearchMode => SEARCH_MODES.some((mode) => mode === value);

const readCuisines = (value: unknown): Cuisine[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter(isCuisine))] : undefined;

/** Items that are not recipes are dropped. */
const readRecipes = (value: unknown): Recipe[] | undefined =>
  Array.isArray(value) ? value.filter(isRecipe) : undefined;

const readMinutes = (value: unknown): TimeLimit | undefined => TIME_LIMITS.find((minutes) => minutes === value);

const readRecentSearches = (value: unknown): RecentSearch[] | undefined =>
  Array.isArray(value)
    ? value
        .filter((one): one is RecentSearch => isMode(one?.mode) && typeof one.text === 'string')
        .map(({ mode, text }) => ({ mode, text }))
        .slice(0, RECENT_SEARCHES_KEPT)
    : undefined;

/** What survives a reload: the choices, recent searches and opened recipes, but not the results. */
export const STORED_CHOICES: StoredFields<SearchState> = {
  mode: asWord('searchMode', SEARCH_MODES),
  sortOption: asWord('recipeSortOption', SORT_OPTIONS),
  isRecentlySavedFirst: {
    key: 'savedOrder',
    write: (isFirst) => (isFirst ? 'recently-saved' : null),
    read: (text) => text === 'recently-saved',
  },
  category: asWord('cachedCategory', CATEGORIES),
  subcategory: asWord('cachedSubcategory', SUBCATEGORIES),
  cuisines: {
    ...asJson('cachedCuisines', readCuisines),
    write: (cuisines) => (cuisines.length > 0 ? JSON.stringify(cuisines) : null),
  },
  maxMinutes: {
    ...asJson('cachedMaxMinutes', readMinutes),
    write: (minutes) => (minutes === null ? null : String(minutes)),
  },
  recentSearches: asJson('recentSearches', readRecentSearches),
  openedRecipes: asJson('recipes', (value) => readRecipes(value)?.slice(0, OPENED_RECIPES_KEPT)),
};

/** `lastSearchResults`: the search that the cached results belong to. */
export interface LastSearch {
  mode: SearchMode;
  text: string;
  detected: string[];
  /** In ms since 1970. */
  at: number;
  /** The understood ingredients, those that had to be used, and the number of weaker matches. */
  found?: FoundIngredient[];
  mustUse?: string[];
  weaker?: number;
}

const isFound = (value: unknown): value is FoundIngredient => {
  const { id, name, recipes } = Object(value) as Record<string, unknown>;
  return isText(id) && isText(name) && typeof recipes === 'number';
};

const readLastSearch = (value: unknown): LastSearch | undefined => {
  const { mode, text, detected, at, found, mustUse, weaker } = Object(value) as Record<string, unknown>;
  return isMode(mode) && typeof text === 'string' && typeof at === 'number' && Array.isArray(detected)
    ? {
        mode,
        text,
        at,
        detected: detected.filter(isText),
        ...(Array.isArray(found) && { found: found.filter(isFound) }),
        ...(Array.isArray(mustUse) && { mustUse: mustUse.filter(isText) }),
        ...(typeof weaker === 'number' && { weaker }),
      }
    : undefined;
};

/**
 * The answer to the last search, in three keys. A reload or a fresh visit clears it; returning inside the app
 * restores it.
 */
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

/** The cached results in the form of the slice. */
export const cachedResultsOf = ({
  mode,
  text,
  detected,
  at,
  found,
  mustUse,
  weaker,
  results,
  status,
}: SearchState): CachedResults => ({
  results,
  hasResults: status === 'success' && results.length > 0,
  lastSearch:
    status === 'success' && at !== null
      ? {
          ...{ mode, text, detected, at },
          ...(found.length > 0 && { found }),
          ...(mustUse.length > 0 && { mustUse }),
          ...(weaker > 0 && { weaker }),
        }
      : null,
});

const belongsTo = (subcategory: Subcategory | undefined, category: Category) =>
  subcategory !== undefined && (SUBCATEGORIES_OF[category] as readonly Subcategory[]).includes(subcategory);

const readCachedResults = (area: Storage): Partial<SearchState> => {
  const { results = [], hasResults = false, lastSearch } = readFields<CachedResults>(STORED_RESULTS, area);
  if (!hasResults || results.length === 0 || !lastSearch) return {};
  const { mode, text, detected, at, found: understood = [], mustUse = [], weaker = 0 } = lastSearch;
  // Recipes by a model follow the found ones, and the server's total does not include them.
  const isOther = (recipe: Recipe) => isByModel(recipe) || recipe.isWeaker === true;
  const found = results.filter((recipe) => !isOther(recipe)).length;
  const firstWritten = results.findIndex(isOther);
  // A full answer may be part of a longer list in an unknown order, so the server is asked again.
  const isCut = found >= MAX_RECIPES_PER_ANSWER;
  const known = isCut ? { headCount: 0, total: found } : { headCount: firstWritten < 0 ? found : firstWritten };
  const search = { mode, text, detected, at, found: understood, mustUse, weaker };
  return { status: 'success', results, ...known, ...search, isRestored: true };
};

/**
 * The initial state of a visit: the stored choices and, when the cook comes back, the cached results. Otherwise the
 * cached results are removed from storage.
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
