import { isAnyOf } from '@reduxjs/toolkit';
import type { AnalyzeRequest } from '@contracts/analyze';
import { apiSlice } from '@/api/apiSlice';
import {
  categoryChosen,
  modeChosen,
  resultsCleared,
  searchCancelled,
  searchRetried,
  searchSubmitted,
  selectIsByPhoto,
  selectLastText,
  selectMode,
} from '@/slices/searchSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { selectAnalyzeRequest } from '@/store/selectors';

const { analyze, getHealth } = apiSlice.endpoints;

const asksForRecipes = isAnyOf(searchSubmitted, searchRetried);

/** Whatever makes the request on its way an answer to a question nobody asks any more. */
const endsASearch = isAnyOf(asksForRecipes, searchCancelled, modeChosen, categoryChosen, resultsCleared);

/** A photo alone that nobody can read must be refused, not answered with what is always in the kitchen. */
const requestOf = (state: RootState, text: string): AnalyzeRequest => {
  const request = selectAnalyzeRequest(state);
  const canSee = getHealth.select()(state).data?.vision;
  return text === '' && canSee === false ? { ...request, ingredients: undefined } : request;
};

/** Runs a search, one at a time: the next one, or a change that clears the results, aborts it. */
export const addSearchListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: endsASearch,
    effect: async (action, { cancelActiveListeners, dispatch, extra, getState, signal }) => {
      cancelActiveListeners();
      if (!asksForRecipes(action)) return;
      const text = searchSubmitted.match(action) ? action.payload.text.trim() : selectLastText(getState());
      const images = selectIsByPhoto(getState()) ? extra.photos.chosen() : [];
      if (text === '' && images.length === 0) {
        if (selectMode(getState()) === 'ingredients') dispatch(toastRaised('noIngredientsEntered'));
        return;
      }

      // Waiting keeps the task alive: a finished task aborts its own signal, and the request with it.
      const request = dispatch(
        analyze.initiate({ ...requestOf(getState(), text), ...(images.length > 0 && { images }) }, { track: false }),
      );
      signal.addEventListener('abort', () => request.abort());
      await request;
    },
  });
};
