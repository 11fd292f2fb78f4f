import type { UnknownAction } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import {
  furtherMatchesArrived,
  newsArrived,
  progressTicked,
  selectRequestId,
  selectSearchStatus,
} from '@/slices/searchSlice';
import type { AppStartListening } from '@/store/listening';
import { selectFollowUpRequest, selectNeedsFurtherMatches, selectServerFilters } from '@/store/selectors';

const { analyzeQuietly } = apiSlice.endpoints;

/** While a model writes, something happens several times a second: no reason to ask again. */
const saysNothingOfMatches = (action: UnknownAction) =>
  progressTicked.match(action) || (newsArrived.match(action) && action.payload.news.event !== 'found');

/**
 * An answer is cut at sixty recipes. When the filters leave fewer than the page shows, or the cook loads more than were
 * sent, the server is asked again under these filters. A failure leaves what is there, and Load More tries again.
 */
export const addFurtherMatchesListeners = (startListening: AppStartListening) => {
  startListening({
    predicate: (action, now, before) =>
      !saysNothingOfMatches(action) &&
      now.search !== before.search &&
      selectSearchStatus(now) === 'success' &&
      selectNeedsFurtherMatches(now),
    effect: async (_action, { cancelActiveListeners, dispatch, getState, signal }) => {
      cancelActiveListeners();
      const requestId = selectRequestId(getState());
      const request = selectFollowUpRequest(getState());
      const { key, subcategory, excludedAllergens, offset } = selectServerFilters(getState());
      const reading = dispatch(
        analyzeQuietly.initiate(
          { ...request, subcategory, offset, preferences: { ...request.preferences, excludedAllergens } },
          { track: false },
        ),
      );
      signal.addEventListener('abort', () => reading.abort());
      const { data } = await reading;
      if (!data || signal.aborted) return;
      const reached = offset + data.recipes.length;
      const isLast = data.recipes.length === 0 || reached >= (data.total ?? 0);
      dispatch(furtherMatchesArrived({ requestId, key, recipes: data.recipes, offset: reached, isLast }));
    },
  });
};
