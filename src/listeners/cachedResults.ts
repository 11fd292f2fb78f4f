import { SCROLL_TO_CACHED_MS } from '@contracts/limits';
import { homeOpened, selectIsRestored } from '@/slices/searchSlice';
import type { AppStartListening } from '@/store/listening';

/** Home with results from before: the page goes to them, unless they are gone again by then (SPEC §4). */
export const addCachedResultsListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: homeOpened,
    effect: async (_action, { cancelActiveListeners, delay, extra, getState }) => {
      cancelActiveListeners();
      if (!selectIsRestored(getState())) return;
      await delay(SCROLL_TO_CACHED_MS);
      if (selectIsRestored(getState())) extra.scrollToResults();
    },
  });
};
