import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AnalyzeResponse, AnalyzeStage, PhotoReading, Unlock } from '@contracts/analyze';
import { OPENED_RECIPES_KEPT, PAGE_SIZE, PROGRESS_MAX, RECENT_SEARCHES_KEPT } from '@contracts/limits';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Category, SearchMode, SortOption, Subcategory } from '@contracts/vocabulary';
import type { AnalyzeNews } from '@/api/analyzeByEvents';
import { apiSlice } from '@/api/apiSlice';
import type { AnalyzeAnswer } from '@/api/deviceAnswers';
import { imageReplaced, withReplacedImage } from '@/api/imageReplaced';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import type { ApiFailure } from '@/lib/apiFailure';
import type { HiddenReason, LocalFilters } from '@/lib/filterRecipes';
import { nextProgress } from '@/lib/searchProgress';

export interface RecentSearch {
  mode: SearchMode;
  text: string;
}

/** The filter panel's draft, as Apply sends it. */
export interface SearchFilters extends LocalFilters {
  category: Category;
  excludedAllergens: string[];
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
  minimumRating: number;
  excludedAllergens: string[];
  sortOption: SortOption;
  /** The photo for the next search, if there is one; it is not selected yet while it is made ready. Its bytes never come here. */
  image: ChosenImage | null;

  status: 'idle' | 'loading' | 'success' | 'error';
  /** The request that the screen waits for or shows. An answer with another id is stale and never lands. */
  requestId: string | null;
  /** What was searched for, trimmed. */
  text: string;
  /** The search reads the chosen photo too. */
  isByPhoto: boolean;
  /** What was really asked for, with what is always in the kitchen, or what a photo showed; null before an answer. */
  asked: string | null;
  /** When the shown results came, in ms since 1970. */
  at: number | null;
  results: Recipe[];
  detected: string[];
  unknown: string[];
  /** What the photo was seen to show; null in a search without one. */
  seen: PhotoReading | null;
  /** What one purchase would complete; nothing for results that were restored. */
  unlocks: Unlock[];
  /** How many matches the server has for the search itself; null when we have them all. */
  total: number | null;
  /** Length of the first answer: the results that no filter chose. */
  headCount: number;
  /** How far the server's list was read under each combination of filters, by its key. */
  further: Record<string, { offset: number; isLast: boolean }>;
  failure: ApiFailure | null;
  progress: number;
  /** What the server is at, where it says so; the last word stays until the next search. */
  stage: { stage: AnalyzeStage; fraction: number } | null;
  /** Something is found, and a model goes on writing. */
  isWriting: boolean;
  /** What a model wrote stays as it came, under the eyes of the cook, until they sort, filter, or come back. */
  isOrderHeld: boolean;
  shown: number;
  /** Excluded allergens that the cook wants to see all the same, among these results. */
  liftedAllergens: string[];
  /** The results were found on this device, without the server. */
  isFromDevice: boolean;
  /** The results are from an earlier visit to the page: the banner says so. */
  isRestored: boolean;

  recentSearches: RecentSearch[];
  /** Bodies of the recipes opened last, the newest first. */
  openedRecipes: Recipe[];
}

const noResults = {
  status: 'idle',
  requestId: null,
  asked: null,
  at: null,
  results: [],
  detected: [],
  unknown: [],
  seen: null,
  unlocks: [],
  total: null,
  headCount: 0,
  further: {},
  failure: null,
  progress: 0,
  stage: null,
  isWriting: false,
  isOrderHeld: false,
  shown: PAGE_SIZE,
  liftedAllergens: [],
  isFromDevice: false,
  isRestored: false,
} satisfies Partial<SearchState>;

const initialState: SearchState = {
  mode: 'ingredients',
  category: 'None',
  subcategory: 'None',
  minimumRating: 0,
  excludedAllergens: [],
  sortOption: 'default',
  image: null,
  ...noResults,
  text: '',
  isByPhoto: false,
  recentSearches: [],
  openedRecipes: [],
};

const { analyze } = apiSlice.endpoints;

/** Nothing can be chosen under "None"; under a category all sub-types are (SPEC §4). */
const firstSubcategory = (category: Category): Subcategory => (category === 'None' ? 'None' : 'All');

const inCategory = (state: SearchState, category: Category): SearchState => ({
  ...state,
  ...noResults,
  category,
  subcategory: firstSubcategory(category),
});

const withNewest = <T>(list: readonly T[], newest: T, isSame: (other: T) => boolean, kept: number): T[] =>
  [newest, ...list.filter((other) => !isSame(other))].slice(0, kept);

const isByModel = ({ generated }: Recipe) => generated !== undefined;

/** What an answer says, whoever wrote its recipes. */
const land = (state: SearchState, answer: AnalyzeAnswer, at: number) => {
  state.status = 'success';
  state.at = at;
  state.results = answer.recipes;
  state.detected = answer.ingredients;
  state.unknown = answer.unknown ?? [];
  state.seen = answer.photo ?? null;
  state.unlocks = answer.unlocks ?? [];
  state.total = answer.total ?? null;
  state.headCount = answer.recipes.filter((recipe) => !isByModel(recipe)).length;
  state.isFromDevice = answer.isOffline ?? false;
  // The bytes are not kept for a second page: what they showed is asked for.
  if (state.isByPhoto) state.asked = answer.ingredients.join(', ');
};

/** Behind what is shown: nothing that is there moves or changes its words. */
const addNew = (state: SearchState, recipes: readonly Recipe[]) => {
  const known = new Set(state.results.map(({ id }) => id));
  state.results.push(...recipes.filter(({ id }) => !known.has(id)));
};

/** The request's own lifecycle is the search's: there is no second set of loading flags to keep in step. */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    modeChosen: (state, { payload }: PayloadAction<SearchMode>) =>
      payload === state.mode ? state : { ...state, ...noResults, mode: payload, text: '', isByPhoto: false },
    categoryChosen: (state, { payload }: PayloadAction<Category>) =>
      payload === state.category ? state : inCategory(state, payload),
    filtersApplied(state, { payload }: PayloadAction<SearchFilters>) {
      const next = payload.category === state.category ? state : inCategory(state, payload.category);
      return {
        ...next,
        ...payload,
        subcategory: payload.category === 'None' ? 'None' : payload.subcategory,
        shown: PAGE_SIZE,
        liftedAllergens: [],
        isOrderHeld: false,
      };
    },
    filtersReset: (state) => ({
      ...(state.category === 'None' ? state : inCategory(state, 'None')),
      minimumRating: 0,
      excludedAllergens: [],
      shown: PAGE_SIZE,
      liftedAllergens: [],
      isOrderHeld: false,
    }),
    sortChosen(state, { payload }: PayloadAction<SortOption>) {
      state.sortOption = payload;
      state.isOrderHeld = false;
    },

    /** Whatever was on its way belongs to an older question from here on. */
    searchSubmitted(
      state,
      { payload: { text, mode = state.mode, withPhoto = false } }: PayloadAction<RequestedSearch>,
    ) {
      const trimmed = text.trim();
      const isByPhoto = withPhoto && mode === 'ingredients' && state.image?.isSelected === true;
      if (trimmed === '' && !isByPhoto) return;
      state.requestId = null;
      state.mode = mode;
      state.text = trimmed;
      state.isByPhoto = isByPhoto;
      if (trimmed === '') return;
      state.recentSearches = withNewest(
        state.recentSearches,
        { mode, text: trimmed },
        (other) => other.mode === mode && other.text.toLowerCase() === trimmed.toLowerCase(),
        RECENT_SEARCHES_KEPT,
      );
    },
    /** The same question once more; `fresh` where what was written before is not wanted again. */
    searchRetried(state, _action: PayloadAction<'fresh' | undefined>) {
      state.requestId = null;
    },
    searchCancelled: (state) => (state.status === 'loading' ? { ...state, ...noResults } : state),
    progressTicked(state) {
      if (state.status === 'loading' || state.isWriting) state.progress = nextProgress(state.progress);
    },
    /** The answer comes in pieces: how far it is, what is found, and each recipe that a model has written. */
    newsArrived(state, { payload: { requestId, at, news } }: PayloadAction<SearchNews>) {
      if (requestId !== state.requestId || (state.status !== 'loading' && !state.isWriting)) return;
      if (news.event === 'stage') {
        const { stage, fraction } = news.data;
        state.stage = { stage, fraction: Math.max(fraction, state.stage?.fraction ?? 0) };
      } else if (news.event === 'found') {
        land(state, news.data, at);
        state.isWriting = true;
        // With nothing to show, the cook still waits.
        if (news.data.recipes.length === 0) state.status = 'loading';
      } else {
        state.status = 'success';
        state.isOrderHeld = true;
        addNew(state, [news.data]);
      }
    },
    /** What is written stays; no more is wanted. */
    writingStopped(state) {
      state.isWriting = false;
    },

    photoPreparing(state, { payload }: PayloadAction<Omit<ChosenImage, 'isSelected'>>) {
      state.image = { ...payload, isSelected: false };
      state.isByPhoto = false;
    },
    photoPrepared(state, { payload }: PayloadAction<Omit<ChosenImage, 'isSelected'>>) {
      state.image = { ...payload, isSelected: true };
    },
    photoRemoved(state) {
      state.image = null;
      state.isByPhoto = false;
    },

    moreRequested(state) {
      state.shown += PAGE_SIZE;
    },
    resultsCleared: (state) => ({ ...state, ...noResults, text: '', isByPhoto: false }),
    restoredBannerDismissed(state) {
      state.isRestored = false;
    },
    /** Home is on the screen again: results that stand already are restored ones. */
    homeOpened(state) {
      if (state.status !== 'success' || state.results.length === 0) return;
      state.isRestored = true;
      state.isOrderHeld = false;
    },
    hiddenShown(state, { payload }: PayloadAction<HiddenReason>) {
      if (payload.kind === 'rating') state.minimumRating = 0;
      else if (payload.kind === 'subcategory') state.subcategory = firstSubcategory(state.category);
      else {
        const isSame = (name: string) => name.toLowerCase() === payload.name.toLowerCase();
        state.excludedAllergens = state.excludedAllergens.filter((name) => !isSame(name));
        state.liftedAllergens.push(payload.name);
      }
    },

    /** More matches of the same search, asked for under the filters of `key`. */
    furtherMatchesArrived(state, { payload }: PayloadAction<FurtherMatches>) {
      if (payload.requestId !== state.requestId) return;
      addNew(state, payload.recipes);
      state.further[payload.key] = { offset: payload.offset, isLast: payload.isLast };
    },
    /** The same matches in another language. What the answer does not know keeps its own words. */
    resultsTranslated(state, { payload }: PayloadAction<TranslatedResults>) {
      if (payload.requestId !== state.requestId) return;
      const translations = new Map(payload.recipes.map((recipe) => [recipe.id, recipe]));
      state.results = state.results.map((recipe) => translations.get(recipe.id) ?? recipe);
      state.detected = payload.detected;
      state.unlocks = payload.unlocks;
    },

    /** The recipe was read anew: its body is another, how it matches the search is not. */
    recipeRefreshed(state, { payload }: PayloadAction<Recipe>) {
      const refreshed = (recipe: Recipe): Recipe => {
        if (recipe.id !== payload.id) return recipe;
        const { matchedIngredients, totalIngredients, has, needs } = recipe;
        return { ...payload, matchedIngredients, totalIngredients, has, needs };
      };
      state.results = state.results.map(refreshed);
      state.openedRecipes = state.openedRecipes.map(refreshed);
    },
    recipeDeleted(state, { payload }: PayloadAction<RecipeId>) {
      state.results = state.results.filter(({ id }) => id !== payload);
      state.openedRecipes = state.openedRecipes.filter(({ id }) => id !== payload);
    },

    recentSearchesCleared(state) {
      state.recentSearches = [];
    },
    recipeOpened(state, { payload }: PayloadAction<Recipe>) {
      state.openedRecipes = withNewest(
        state.openedRecipes,
        payload,
        ({ id }) => id === payload.id,
        OPENED_RECIPES_KEPT,
      );
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(imageReplaced, (state, { payload }) => {
        const replaced = (recipe: Recipe) => withReplacedImage(recipe, payload);
        state.results = state.results.map(replaced);
        state.openedRecipes = state.openedRecipes.map(replaced);
      })
      .addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
        for (const recipe of [...state.results, ...state.openedRecipes]) if (recipe.id === from) recipe.id = to;
      })
      .addMatcher(analyze.matchPending, (state, { meta }) => ({
        ...state,
        ...noResults,
        status: 'loading' as const,
        requestId: meta.requestId,
        asked: meta.arg.originalArgs.ingredients ?? null,
      }))
      .addMatcher(analyze.matchFulfilled, (state, { payload, meta }) => {
        if (meta.requestId !== state.requestId) return;
        if (state.isWriting) {
          state.status = 'success';
          addNew(state, payload.recipes);
        } else land(state, payload, meta.fulfilledTimeStamp);
        state.isWriting = false;
      })
      .addMatcher(analyze.matchRejected, (state, { payload, meta, error }) => {
        if (meta.requestId !== state.requestId) return;
        state.isWriting = false;
        // Called off while a model wrote: what is shown stays.
        if (state.status === 'success') return;
        state.status = 'error';
        state.failure = payload ?? { status: 'MALFORMED', message: error.message ?? '' };
        state.detected = state.failure.ingredients ?? [];
        state.unknown = state.failure.unknown ?? [];
      });
  },
  selectors: {
    selectMode: (state) => state.mode,
    selectCategory: (state) => state.category,
    selectSubcategory: (state) => state.subcategory,
    selectMinimumRating: (state) => state.minimumRating,
    selectFilterAllergens: (state) => state.excludedAllergens,
    selectSearchFilters: createSelector(
      [
        (state: SearchState) => state.category,
        (state: SearchState) => state.subcategory,
        (state: SearchState) => state.minimumRating,
        (state: SearchState) => state.excludedAllergens,
      ],
      (category, subcategory, minimumRating, excludedAllergens): SearchFilters => ({
        category,
        subcategory,
        minimumRating,
        excludedAllergens,
      }),
    ),
    selectSortOption: (state) => state.sortOption,
    selectImage: (state) => state.image,
    selectIsByPhoto: (state) => state.isByPhoto,
    selectAsked: (state) => state.asked,
    selectSearchStatus: (state) => state.status,
    selectRequestId: (state) => state.requestId,
    selectLastText: (state) => state.text,
    selectResults: (state) => state.results,
    selectDetected: (state) => state.detected,
    selectUnknown: (state) => state.unknown,
    selectSeen: (state) => state.seen,
    selectUnlocks: (state) => state.unlocks,
    selectTotal: (state) => state.total,
    selectHeadCount: (state) => state.headCount,
    selectFurther: (state) => state.further,
    selectFailure: (state) => state.failure,
    /** The fake progress is the floor; where the server says how far it is, that counts (DECISIONS 17). */
    selectProgress: ({ progress, stage }) => Math.max(progress, (stage?.fraction ?? 0) * PROGRESS_MAX),
    selectStage: (state) => state.stage?.stage,
    selectIsWriting: (state) => state.isWriting && state.status === 'success',
    selectIsUnderWay: (state) => state.status === 'loading' || state.isWriting,
    selectIsOrderHeld: (state) => state.isOrderHeld,
    selectShown: (state) => state.shown,
    selectLiftedAllergens: (state) => state.liftedAllergens,
    selectIsFromDevice: (state) => state.isFromDevice,
    selectIsRestored: (state) => state.isRestored,
    selectRecentSearches: (state) => state.recentSearches,
    selectOpenedRecipes: (state) => state.openedRecipes,
  },
});

export interface RequestedSearch {
  text: string;
  /** Where it differs from the chosen mode: an example or a recent search. */
  mode?: SearchMode;
  /** The chosen photo goes along. */
  withPhoto?: boolean;
}

export interface SearchNews {
  requestId: string;
  /** In ms since 1970. */
  at: number;
  news: AnalyzeNews;
}

export interface FurtherMatches extends Pick<AnalyzeResponse, 'recipes'> {
  requestId: string | null;
  /** The filters they were asked for under. */
  key: string;
  /** How many matches of that list are read now. */
  offset: number;
  isLast: boolean;
}

export interface TranslatedResults extends Pick<AnalyzeResponse, 'recipes'> {
  requestId: string | null;
  detected: string[];
  unlocks: Unlock[];
}

export const {
  modeChosen,
  categoryChosen,
  filtersApplied,
  filtersReset,
  sortChosen,
  searchSubmitted,
  searchRetried,
  searchCancelled,
  progressTicked,
  newsArrived,
  writingStopped,
  photoPreparing,
  photoPrepared,
  photoRemoved,
  moreRequested,
  resultsCleared,
  restoredBannerDismissed,
  homeOpened,
  hiddenShown,
  furtherMatchesArrived,
  resultsTranslated,
  recipeRefreshed,
  recipeDeleted,
  recentSearchesCleared,
  recipeOpened,
} = searchSlice.actions;

export const {
  selectMode,
  selectCategory,
  selectSubcategory,
  selectMinimumRating,
  selectFilterAllergens,
  selectSearchFilters,
  selectSortOption,
  selectImage,
  selectIsByPhoto,
  selectAsked,
  selectSearchStatus,
  selectRequestId,
  selectLastText,
  selectResults,
  selectDetected,
  selectUnknown,
  selectSeen,
  selectUnlocks,
  selectTotal,
  selectHeadCount,
  selectFurther,
  selectFailure,
  selectProgress,
  selectStage,
  selectIsWriting,
  selectIsUnderWay,
  selectIsOrderHeld,
  selectShown,
  selectLiftedAllergens,
  selectIsFromDevice,
  selectIsRestored,
  selectRecentSearches,
  selectOpenedRecipes,
} = searchSlice.selectors;
