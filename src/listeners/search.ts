import { isAnyOf } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import {
  categoryChosen,
  modeChosen,
  resultsCleared,
  searchCancelled,
  searchRetried,
  searchSubmitted,
  selectLastText,
  selectMode,
} from '@/slices/searchSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import { selectAnalyzeRequest } from '@/store/selectors';

const { analyze } = apiSlice.endpoints;

const asksForRecipes = isAnyOf(searchSubmitted, searchRetried);

/** Whatever makes the request on its way an answer to a question nobody asks any more. */
const endsASearch = isAnyOf(asksForRecipes, searchCancelled, modeChosen, categoryChosen, resultsCleared);

/** Runs a search, one at a time: the next one, or a change that clears the results, aborts it. */
export const addSearchListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: endsASearch,
    effect: async (action, { cancelActiveListeners, dispatch, getState, signal }) => {
      cancelActiveListeners();
      if (!asksForRecipes(action)) return;
      const text = searchSubmitted.match(action) ? action.payload.text.trim() : selectLastText(getState());
      if (text === '') {
        if (selectMode(getState()) === 'ingredients') dispatch(toastRaised('noIngredientsEntered'));
        return;
      }

      // Waiting keeps the task alive: a finished task aborts its own signal, and the request with it.
      const request = dispatch(analyze.initiate(selectAnalyzeRequest(getState()), { track: false }));
      signal.addEventListener('abort', () => request.abort());
      await request;
    },
  });
};
