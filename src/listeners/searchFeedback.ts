import { SCROLL_AFTER_SEARCH_MS, SEARCH_PROGRESS } from '@contracts/limits';
import { apiSlice } from '@/api/apiSlice';
import { failureToast } from '@/i18n/failureMessages';
import {
  progressTicked,
  resultsCleared,
  selectCategory,
  selectFailure,
  selectIsNear,
  selectIsUnderWay,
  selectMode,
  selectRequestId,
  selectSearchStatus,
  selectSeen,
} from '@/slices/searchSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { selectIsOnlyFar } from '@/store/search/selectOutcome';
import { selectMatchingCount } from '@/store/search/selectShownRecipes';

const { analyze } = apiSlice.endpoints;

type Status = ReturnType<typeof selectSearchStatus>;

/** Whether the search enters this status. A search that overtakes another enters "loading" a second time. */
const becomes = (status: Status) => (_action: unknown, now: RootState, before: RootState) =>
  selectSearchStatus(now) === status &&
  (selectSearchStatus(before) !== status || (status === 'loading' && selectRequestId(now) !== selectRequestId(before)));

/** None for a search that found nothing: the panel in place of the results says why, where it happened. */
const successToast = (state: RootState) => {
  const count = selectMatchingCount(state);
  // An unsure photo reading first asks the cook to confirm it.
  if (count === 0)
    return selectSeen(state)?.chips.some(({ isSure }) => !isSure) ? toastRaised('analysisComplete') : null;
  if (selectMode(state) !== 'name')
    return toastRaised(selectIsOnlyFar(state) ? 'analysisCompleteFar' : 'analysisCompleteWithCount', {
      count,
      category: selectCategory(state),
    });
  return toastRaised(selectIsNear(state) ? 'analysisCompleteNear' : 'analysisCompleteByName', { count });
};

/** Moves the progress bar and scrolls to the results. */
const followProgress = (startListening: AppStartListening) => {
  startListening({
    predicate: becomes('loading'),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      while (selectIsUnderWay(getState())) {
        await delay(SEARCH_PROGRESS.tickMs);
        dispatch(progressTicked());
      }
    },
  });

  startListening({
    predicate: becomes('loading'),
    effect: async (_action, { cancelActiveListeners, delay, extra }) => {
      cancelActiveListeners();
      if (!extra.isMobile()) return;
      const since = Date.now();
      await delay(SCROLL_AFTER_SEARCH_MS);
      extra.scrollToResults(since);
    },
  });

  startListening({
    predicate: becomes('success'),
    effect: async (_action, { cancelActiveListeners, delay, extra, getState }) => {
      cancelActiveListeners();
      const since = Date.now();
      await delay(SCROLL_AFTER_SEARCH_MS);
      if (selectSearchStatus(getState()) === 'success') extra.scrollToResults(since);
    },
  });
};

/** Toasts about the end of a search, and the end of those toasts. */
const announceEnd = (startListening: AppStartListening) => {
  startListening({
    matcher: analyze.matchFulfilled,
    effect({ meta, payload: { error, message } }, { dispatch, getState }) {
      if (meta.requestId !== selectRequestId(getState())) return;
      // There are recipes and also an error, so show both.
      const failure = error && { status: 200, code: error, message: `200: ${error}`, text: message };
      const toast = failure ? toastRaised(failureToast(failure), { message: message ?? '' }) : successToast(getState());
      if (toast) dispatch(toast);
    },
  });

  startListening({
    predicate: becomes('error'),
    effect: (_action, { dispatch, getState }) => {
      const failure = selectFailure(getState());
      if (failure) dispatch(toastRaised(failureToast(failure), { message: failure.text ?? '' }));
    },
  });

  startListening({
    actionCreator: resultsCleared,
    effect: (_action, { dispatch }) => {
      dispatch(toastRaised('cacheCleared'));
    },
  });
};

/** Feedback while a search runs and when it ends. */
export const addSearchFeedbackListeners = (startListening: AppStartListening) => {
  followProgress(startListening);
  announceEnd(startListening);
};
