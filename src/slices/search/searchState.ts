import type {
  AnalyzeStage,
  CuisineCount,
  Emptied,
  FoundIngredient,
  HiddenMatches,
  HiddenMatchReason,
  PhotoReading,
  RuledOut,
  Unlock,
} from '@contracts/analyze';
import type { Cuisine } from '@contracts/cuisines';
import { PAGE_SIZE } from '@contracts/limits';
import type { Meant } from '@contracts/meant';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Category, SearchMode, SortOption, Subcategory, TimeLimit } from '@contracts/vocabulary';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import type { SearchLimits } from '@/lib/search/searchLimits';

/** The loaded part of a list of the server. */
export interface ReadList {
  /** In page order, so that the next page never moves what is shown. */
  pages: RecipeId[][];
  /** How many matches of it are loaded. */
  offset: number;
  isLast: boolean;
  /** What its filters hide. */
  hidden: HiddenMatches[];
  /** Its matches by cuisine, whichever are chosen. */
  cuisines: CuisineCount[];
  /** How many there are; absent for results of an earlier visit. */
  total?: number;
  /** How many weaker matches follow them. */
  weaker?: number;
  /** The restrictions that leave nothing. */
  emptied?: Emptied[];
}

export interface RecentSearch {
  mode: SearchMode;
  text: string;
}

export interface ChosenImage {
  name: string;
  size: number;
  isSelected: boolean;
}

export interface SearchState {
  mode: SearchMode;
  category: Category;
  subcategory: Subcategory;
  /** The cuisines to show; all when empty. */
  cuisines: Cuisine[];
  minimumRating: number;
  /** Longest duration in minutes; null for any. */
  maxMinutes: TimeLimit | null;
  excludedAllergens: string[];
  sortOption: SortOption;
  /** The saved list is shown in the order of saving, whatever the order of the results. */
  isRecentlySavedFirst: boolean;
  /**
   * The photo for the next search. `isSelected` is false while it is being prepared. Its bytes are never in the
   * store.
   */
  image: ChosenImage | null;

  status: 'idle' | 'loading' | 'success' | 'error';
  /** The request that the screen waits for or shows. An answer with another id is stale and is dropped. */
  requestId: string | null;
  /** Id of its streamed news; null when the answer comes in one piece. */
  streamId: string | null;
  /** What was searched for, trimmed. */
  text: string;
  /** The search reads the chosen photo too. */
  isByPhoto: boolean;
  /** The full text sent to the server, including the pantry, or what a photo showed; null before an answer. */
  asked: string | null;
  /** The pantry part at the start of `asked`. The search box does not show it. */
  askedPantry: string;
  /** When the shown results arrived, in ms since 1970. */
  at: number | null;
  results: Recipe[];
  detected: string[];
  unknown: string[];
  /** The understood ingredients with their ids, and how many matches use each. */
  found: FoundIngredient[];
  /** What the cook may have meant by what was not understood. */
  meant: Meant[];
  /** Ids of ingredients that every recipe has to use. */
  mustUse: string[];
  /** The dish is not in the collection; the results are near it. */
  isNear: boolean;
  /** The restrictions that leave no recipe, under the limits of the first answer. */
  emptied: Emptied[];
  /** What the text rules out. */
  ruledOut: RuledOut[];
  /** What was recognised in the photo; null in a search without one. */
  seen: PhotoReading | null;
  /** Recipes that one purchase would complete; empty for restored results. */
  unlocks: Unlock[];
  /** The server's number of strong matches for the search; null when all are loaded. */
  total: number | null;
  /** How many weaker matches follow the strong ones. */
  weaker: number;
  isWeakerShown: boolean;
  /** How many weaker matches are shown at most. */
  weakerShown: number;
  /** Length of the first answer, before any filter was applied. */
  headCount: number;
  /** How much of the server's list was read under each combination of filters and order, by its key. */
  further: Record<string, ReadList>;
  /** The previous order, shown until the server has answered in the chosen one. */
  heldSort: SortOption;
  /** Key of the list that failed to load. */
  missed: string | null;
  /** Limits of the first answer; null before a search. */
  askedLimits: SearchLimits | null;
  /** What these limits hide of the whole list. */
  hidden: HiddenMatches[];
  /** The matches of the whole list by cuisine, under these limits. */
  cuisineCounts: CuisineCount[];
  failure: ApiFailure | null;
  progress: number;
  /** The stage that the server last reported. It stays until the next search. */
  stage: { stage: AnalyzeStage; fraction: number } | null;
  /** Results are shown while a model is still writing. */
  isWriting: boolean;
  /** Recipes by a model keep their order of arrival until the cook sorts, filters or comes back. */
  isOrderHeld: boolean;
  shown: number;
  /** Reasons that hide nothing in this search, because the cook has lifted them. */
  lifted: HiddenMatchReason[];
  /** The results were found on this device, without the server. */
  isFromDevice: boolean;
  /** The results are from an earlier visit to the page, which the banner says. */
  isRestored: boolean;

  recentSearches: RecentSearch[];
  /** Bodies of the recipes opened last, newest first. */
  openedRecipes: Recipe[];
}

/** The result fields when there is no answer: before a search, or after a new question. */
export const noResults = {
  status: 'idle',
  requestId: null,
  streamId: null,
  asked: null,
  askedPantry: '',
  at: null,
  results: [],
  detected: [],
  unknown: [],
  found: [],
  meant: [],
  mustUse: [],
  isNear: false,
  emptied: [],
  ruledOut: [],
  seen: null,
  unlocks: [],
  total: null,
  weaker: 0,
  isWeakerShown: false,
  weakerShown: PAGE_SIZE,
  headCount: 0,
  further: {},
  heldSort: 'default',
  missed: null,
  askedLimits: null,
  hidden: [],
  cuisineCounts: [],
  failure: null,
  progress: 0,
  stage: null,
  isWriting: false,
  isOrderHeld: false,
  shown: PAGE_SIZE,
  lifted: [],
  isFromDevice: false,
  isRestored: false,
} satisfies Partial<SearchState>;

export const initialState: SearchState = {
  mode: 'ingredients',
  category: 'None',
  subcategory: 'None',
  cuisines: [],
  minimumRating: 0,
  maxMinutes: null,
  excludedAllergens: [],
  sortOption: 'default',
  isRecentlySavedFirst: false,
  image: null,
  ...noResults,
  text: '',
  isByPhoto: false,
  recentSearches: [],
  openedRecipes: [],
};
