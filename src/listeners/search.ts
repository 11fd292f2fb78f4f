import { isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { AnalyzeRequest } from '@contracts/analyze';
import { apiSlice, type SearchRequest } from '@/api/apiSlice';
import { RETRYABLE_TOASTS } from '@/i18n/failureMessages';
import {
  categoryChosen,
  modeChosen,
  restrictionLifted,
  resultsCleared,
  searchCancelled,
  searchRetried,
  searchSubmitted,
  selectFound,
  selectIsByPhoto,
  selectLastText,
  selectMode,
  selectMustUse,
  selectRequestId,
  writingStopped,
} from '@/slices/searchSlice';
import { toastActionChosen, toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { selectAnalyzeRequest } from '@/store/search/selectSearchRequest';
import { selectPreferences } from '@/store/selectors';

const { analyze, getHealth } = apiSlice.endpoints;

const asksForRecipes = isAnyOf(searchSubmitted, searchRetried);

/** Actions that make the pending request obsolete. */
const endsASearch = isAnyOf(
  asksForRecipes,
  searchCancelled,
  writingStopped,
  modeChosen,
  categoryChosen,
  resultsCleared,
);

/**
 * The request body. When the server cannot read photos, a photo alone is sent without the pantry. The server then
 * refuses it, instead of answering from the pantry.
 */
const requestOf = (state: RootState, text: string): AnalyzeRequest => {
  const request = selectAnalyzeRequest(state);
  const canSee = getHealth.select()(state).data?.vision;
  return text === '' && canSee === false ? { ...request, ingredients: undefined } : request;
};

/**
 * Whether the server may send more after its first answer. Only one with a model does, but a quick cook searches before
 * the server has said whether it has one. A server without a model answers such a request in one piece.
 */
const mayWrite = (state: RootState) => {
  const { data, isLoading } = getHealth.select()(state);
  return data?.generation ?? isLoading;
};

/** Runs one search at a time. The next search, or a change that clears the results, aborts it. */
export const addSearchListeners = (startListening: AppStartListening) => {
  startListening({
    predicate: (action, now, before) =>
      endsASearch(action) || (selectRequestId(before) !== null && selectRequestId(now) === null),
    effect: async (action, { cancelActiveListeners, dispatch, extra, getState, signal }) => {
      cancelActiveListeners();
      if (!asksForRecipes(action)) return;
      const text = searchSubmitted.match(action) ? action.payload.text.trim() : selectLastText(getState());
      const images = selectIsByPhoto(getState()) ? extra.photos.chosen() : [];
      if (text === '' && images.length === 0) {
        if (selectMode(getState()) === 'ingredients') dispatch(toastRaised('noIngredientsEntered'));
        return;
      }

      const asked: SearchRequest = { ...requestOf(getState(), text), ...(images.length > 0 && { images }) };
      // What the cook has unpinned stays so, although the text says to use it up.
      if (searchRetried.match(action) && selectFound(getState()).length > 0) asked.mustUse = selectMustUse(getState());
      if (mayWrite(getState())) {
        asked.preferences = {
          ...asked.preferences,
          measurementSystem: selectPreferences(getState()).measurementSystem,
        };
        if (searchRetried.match(action)) asked.generate = action.payload;
        asked.streamId = nanoid();
      }
      // Awaiting keeps the task alive. A finished task aborts its signal, and the request with it.
      const request = dispatch(analyze.initiate(asked, { track: false }));
      signal.addEventListener('abort', () => request.abort());
      await request;
    },
  });

  // Another category is another question to the server; what else is lifted is a filter.
  startListening({
    actionCreator: restrictionLifted,
    effect({ payload }, { dispatch }) {
      if (payload.kind === 'kind') dispatch(searchRetried());
    },
  });

  startListening({
    actionCreator: toastActionChosen,
    effect({ payload }, { dispatch }) {
      if (RETRYABLE_TOASTS.has(payload.kind)) dispatch(searchRetried());
    },
  });
};
