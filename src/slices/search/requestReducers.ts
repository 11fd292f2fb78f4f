import type { ActionReducerMapBuilder, PayloadAction } from '@reduxjs/toolkit';
import { RECENT_SEARCHES_KEPT } from '@contracts/limits';
import type { SearchMode } from '@contracts/vocabulary';
import { apiSlice } from '@/api/apiSlice';
import type { AnalyzeAnswer } from '@/api/deviceAnswers';
import { searchNewsArrived, type SearchNews } from '@/api/searchNews';
import { limitsOf, weakerKey } from '@/lib/search/searchLimits';
import { nextProgress } from '@/lib/search/searchProgress';
import { withNewest } from './historyReducers';
import { addNew, isByModel } from './resultReducers';
import { noResults, type SearchState } from './searchState';

const { analyze } = apiSlice.endpoints;

export interface RequestedSearch {
  text: string;
  /** Set when it differs from the chosen mode: an example or a recent search. */
  mode?: SearchMode;
  /** The search includes the chosen photo. */
  withPhoto?: boolean;
  /** The text corrects the one before, so what has to be used up still has to be. */
  isCorrected?: boolean;
}

const pantryOf = (asked: string, text: string) =>
  asked.endsWith(text) ? asked.slice(0, asked.length - text.length) : '';

/** Stores how many matches there are. When none is strong, the answer holds weaker ones. */
const landCounts = (state: SearchState, { recipes, total = recipes.length, strong = total }: AnalyzeAnswer) => {
  const weakerIds = recipes.filter(({ isWeaker }) => isWeaker).map(({ id }) => id);
  state.total = strong > recipes.length ? strong : null;
  state.weaker = total - strong;
  state.isWeakerShown = weakerIds.length > 0;
  if (weakerIds.length === 0 || !state.askedLimits) return;
  const offset = strong + weakerIds.length;
  const list = { pages: [weakerIds], offset, isLast: offset >= total, hidden: [], cuisines: [] };
  state.further[weakerKey(state.askedLimits)] = list;
};

/** Unpins ingredients that are no longer in the kitchen. The search ignored them, so they did not limit its answer. */
const dropLostPins = (state: SearchState) => {
  const inKitchen = (id: string) => state.found.some((one) => one.id === id);
  state.mustUse = state.mustUse.filter(inKitchen);
  if (!state.askedLimits?.mustUse) return;
  const { mustUse, ...limits } = state.askedLimits;
  const kept = mustUse.filter(inKitchen);
  state.askedLimits = { ...limits, ...(kept.length > 0 && { mustUse: kept }) };
};

/** Pins what the text says to use up: the answer is limited to it, as if the cook had pressed its chips. */
const pinFromText = (state: SearchState, { mustUse = [] }: AnalyzeAnswer) => {
  if (mustUse.length === 0) return;
  state.mustUse = mustUse;
  if (state.askedLimits) state.askedLimits.mustUse = mustUse;
};

/** Stores the answer of the collection or of a model. */
const land = (state: SearchState, answer: AnalyzeAnswer, at: number) => {
  state.status = 'success';
  state.at = at;
  state.results = answer.recipes;
  state.detected = answer.ingredients;
  state.unknown = answer.unknown ?? [];
  state.found = answer.found ?? [];
  state.meant = answer.suggestions ?? [];
  dropLostPins(state);
  pinFromText(state, answer);
  state.isNear = answer.isNear ?? false;
  state.emptied = answer.emptied ?? [];
  state.ruledOut = answer.ruledOut ?? [];
  state.seen = answer.photo ?? null;
  state.unlocks = answer.unlocks ?? [];
  landCounts(state, answer);
  state.hidden = answer.hidden ?? [];
  state.cuisineCounts = answer.cuisines ?? [];
  state.headCount = answer.recipes.filter((recipe) => !isByModel(recipe) && !recipe.isWeaker).length;
  state.isFromDevice = answer.isOffline ?? false;
  // The photo is not kept for further pages, so they ask for what the photo showed.
  if (state.isByPhoto) state.asked = [...answer.ingredients, ...state.ruledOut.map(({ phrase }) => phrase)].join(', ');
};

/** Stores streamed news: the progress, what was found, and each recipe that a model has written. */
const takeNews = (state: SearchState, { streamId, at, news }: SearchNews) => {
  const isAwaited = state.requestId !== null && streamId === state.streamId;
  if (!isAwaited || (state.status !== 'loading' && !state.isWriting)) return;
  if (news.event === 'stage') {
    const { stage, fraction } = news.data;
    state.stage = { stage, fraction: Math.max(fraction, state.stage?.fraction ?? 0) };
  } else if (news.event === 'found') {
    land(state, news.data, at);
    state.isWriting = true;
    // As long as there is nothing to show, the search is still loading.
    if (news.data.recipes.length === 0) state.status = 'loading';
  } else {
    state.status = 'success';
    state.isOrderHeld = true;
    addNew(state, [news.data]);
  }
};

/** One search, from the request to the last recipe that a model writes for it. */
export const requestReducers = {
  /** Any pending request is stale from now on. */
  searchSubmitted(
    state: SearchState,
    { payload: { text, mode = state.mode, withPhoto = false, isCorrected = false } }: PayloadAction<RequestedSearch>,
  ) {
    const trimmed = text.trim();
    const isByPhoto = withPhoto && mode === 'ingredients' && state.image?.isSelected === true;
    if (trimmed === '' && !isByPhoto) return;
    state.requestId = null;
    // Reasons lifted before the first search apply to it; the next search starts without them.
    if (state.status !== 'idle') state.lifted = [];
    if (!isCorrected) state.mustUse = [];
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

  /** Repeats the search; `fresh` asks the model for new recipes instead of the earlier ones. */
  searchRetried(state: SearchState, _action: PayloadAction<'fresh' | undefined>) {
    state.requestId = null;
  },

  searchCancelled: (state: SearchState) => (state.status === 'loading' ? { ...state, ...noResults } : state),

  progressTicked(state: SearchState) {
    if (state.status === 'loading' || state.isWriting) state.progress = nextProgress(state.progress);
  },

  /** Stops the model. The recipes written so far stay. */
  writingStopped(state: SearchState) {
    state.isWriting = false;
  },
};

/** The request's lifecycle drives the search status, so there are no separate loading flags to keep in step. */
export const followRequest = (builder: ActionReducerMapBuilder<SearchState>) =>
  builder
    .addCase(searchNewsArrived, (state, { payload }) => takeNews(state, payload))
    .addMatcher(analyze.matchPending, (state, { meta }) => ({
      ...state,
      ...noResults,
      lifted: state.lifted,
      mustUse: state.mustUse,
      askedLimits: limitsOf(meta.arg.originalArgs),
      status: 'loading' as const,
      requestId: meta.requestId,
      streamId: meta.arg.originalArgs.streamId ?? null,
      asked: meta.arg.originalArgs.ingredients ?? null,
      askedPantry: pantryOf(meta.arg.originalArgs.ingredients ?? '', state.text),
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
      // Cancelled while a model was writing: what is shown stays.
      if (state.status === 'success') return;
      state.status = 'error';
      state.failure = payload ?? { status: 'MALFORMED', message: error.message ?? '' };
      state.detected = state.failure.ingredients ?? [];
      state.unknown = state.failure.unknown ?? [];
      state.meant = state.failure.suggestions ?? [];
    });
