import { isAnyOf } from '@reduxjs/toolkit';
import { SUGGESTIONS_DELAY_MS } from '@contracts/limits';
import { apiSlice } from '@/api/apiSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { modeChosen, resultsCleared, searchRetried, searchSubmitted, selectSearchStatus } from '@/slices/searchSlice';
import { selectTyped, suggestionsArrived, suggestionsClosed, textTyped } from '@/slices/suggestionsSlice';
import type { AppStartListening } from '@/store/listening';

const { getSuggestions } = apiSlice.endpoints;

const endsTyping = isAnyOf(searchSubmitted, searchRetried, modeChosen, resultsCleared);

/** Asks for suggestions once the cook pauses. What is typed next, or a search, cancels the request. */
export const addSuggestionListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: isAnyOf(textTyped, suggestionsClosed),
    effect: async (action, { cancelActiveListeners, delay, dispatch, getState, signal }) => {
      cancelActiveListeners();
      if (!textTyped.match(action) || selectSearchStatus(getState()) === 'loading') return;
      const { mode, text } = action.payload;
      await delay(SUGGESTIONS_DELAY_MS);
      // In its own chunk: it has the words around an ingredient in four languages.
      const { completionsOf, suggestibleText } = await import('@/lib/search/completions');
      const asked = suggestibleText(mode, text);
      const answerFor = async (asked: string) => {
        const language = selectLanguage(getState());
        const request = dispatch(getSuggestions.initiate({ text: asked, mode, language }, { subscribe: false }));
        signal.addEventListener('abort', () => request.abort());
        return (await request).data?.suggestions ?? [];
      };
      const suggestions = asked === undefined || signal.aborted ? [] : await answerFor(asked);
      if (!signal.aborted)
        dispatch(suggestionsArrived({ mode, text, completions: completionsOf(mode, text, suggestions) }));
    },
  });

  startListening({
    predicate: (action, now) => endsTyping(action) && selectTyped(now) !== null,
    effect(_action, { dispatch }) {
      dispatch(suggestionsClosed());
    },
  });
};
