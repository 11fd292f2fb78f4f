import { SCROLL_TO_CACHED_MS } from '@contracts/limits';
import { homeOpened, selectIsRestored } from '@/slices/searchSlice';
import type { AppStartListening } from '@/store/listening';

/**
 * When Home opens with results from before, scrolls to them, unless they have been cleared by then, or the reader is
 * back at the card of the recipe they come from.
 */
export const addCachedResultsListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: homeOpened,
    effect: async (_action, { cancelActiveListeners, delay, extra, getState }) => {
      cancelActiveListeners();
      if (!selectIsRestored(getState())) return;
      const since = Date.now();
      await delay(SCROLL_TO_CACHED_MS);
      if (selectIsRestored(getState()) && !extra.isAtCard()) extra.scrollToResults(since);
    },
  });
};
