import { isAnyOf } from '@reduxjs/toolkit';
import type { AnalyzeRequest } from '@contracts/analyze';
import { apiSlice, type SearchRequest } from '@/api/apiSlice';
import { RETRYABLE_TOASTS } from '@/i18n/failureMessages';
import {
  categoryChosen,
  modeChosen,
  newsArrived,
  resultsCleared,
  searchCancelled,
  searchRetried,
  searchSubmitted,
  selectIsByPhoto,
  selectLastText,
  selectMode,
  selectRequestId,
  writingStopped,
} from '@/slices/searchSlice';
import { toastActionChosen, toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { selectAnalyzeRequest, selectPreferences } from '@/store/selectors';

const { analyze, getHealth } = apiSlice.endpoints;

const asksForRecipes = isAnyOf(searchSubmitted, searchRetried);

/** Whatever makes the request on its way an answer to a question nobody asks any more. */
const endsASearch = isAnyOf(
  asksForRecipes,
  searchCancelled,
  writingStopped,
  modeChosen,
  categoryChosen,
  resultsCleared,
);

/** A photo alone that nobody can read must be refused, not answered with what is always in the kitchen. */
const requestOf = (state: RootState, text: string): AnalyzeRequest => {
  const request = selectAnalyzeRequest(state);
  const canSee = getHealth.select()(state).data?.vision;
  return text === '' && canSee === false ? { ...request, ingredients: undefined } : request;
};

/** Only a server with a model has more to say than one answer. */
const canWrite = (state: RootState) => getHealth.select()(state).data?.generation === true;

/** Runs a search, one at a time: the next one, or a change that clears the results, aborts it. */
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
      if (canWrite(getState())) {
        asked.preferences = {
          ...asked.preferences,
          measurementSystem: selectPreferences(getState()).measurementSystem,
        };
        if (searchRetried.match(action)) asked.generate = action.payload;
        asked.onNews = (news) => {
          // An answer that was called off says nothing more.
          if (!signal.aborted) dispatch(newsArrived({ requestId: request.requestId, at: Date.now(), news }));
        };
      }
      // Waiting keeps the task alive: a finished task aborts its own signal, and the request with it.
      const request = dispatch(analyze.initiate(asked, { track: false }));
      signal.addEventListener('abort', () => request.abort());
      await request;
    },
  });

  startListening({
    actionCreator: toastActionChosen,
    effect({ payload }, { dispatch }) {
      if (RETRYABLE_TOASTS.has(payload.kind)) dispatch(searchRetried());
    },
  });
};
