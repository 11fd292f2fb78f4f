import { SCROLL_AFTER_SEARCH_MS, SEARCH_PROGRESS } from '@contracts/limits';
import { apiSlice } from '@/api/apiSlice';
import { failureToast } from '@/i18n/failureMessages';
import {
  hiddenShown,
  progressTicked,
  resultsCleared,
  selectCategory,
  selectFailure,
  selectIsUnderWay,
  selectMode,
  selectRequestId,
  selectSearchStatus,
  selectSeen,
} from '@/slices/searchSlice';
import { selectToast, toastDismissed, toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { selectHidden } from '@/store/search/selectHidden';
import { selectMatchingCount } from '@/store/search/selectShownRecipes';

const { analyze } = apiSlice.endpoints;

type Status = ReturnType<typeof selectSearchStatus>;

/** Whether the search enters this status. A search that overtakes another enters "loading" a second time. */
const becomes = (status: Status) => (_action: unknown, now: RootState, before: RootState) =>
  selectSearchStatus(now) === status &&
  (selectSearchStatus(before) !== status || (status === 'loading' && selectRequestId(now) !== selectRequestId(before)));

const successToast = (state: RootState) => {
  const count = selectMatchingCount(state);
  if (count === 0) {
    // An unsure photo reading first asks the cook to confirm it.
    if (selectSeen(state)?.chips.some(({ isSure }) => !isSure)) return toastRaised('analysisComplete');
    return toastRaised(selectHidden(state).length > 0 ? 'allHidden' : 'nothingFound');
  }
  return selectMode(state) === 'name'
    ? toastRaised('analysisCompleteByName', { count })
    : toastRaised('analysisCompleteWithCount', { count, category: selectCategory(state) });
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
      await delay(SCROLL_AFTER_SEARCH_MS);
      extra.scrollToResults();
    },
  });

  startListening({
    predicate: becomes('success'),
    effect: async (_action, { cancelActiveListeners, delay, extra, getState }) => {
      cancelActiveListeners();
      await delay(SCROLL_AFTER_SEARCH_MS);
      if (selectSearchStatus(getState()) === 'success') extra.scrollToResults();
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
      dispatch(failure ? toastRaised(failureToast(failure), { message: message ?? '' }) : successToast(getState()));
    },
  });

  startListening({
    predicate: becomes('error'),
    effect: (_action, { dispatch, getState }) => {
      const failure = selectFailure(getState());
      if (failure) dispatch(toastRaised(failureToast(failure), { message: failure.text ?? '' }));
    },
  });

  // The toast's message no longer applies.
  startListening({
    actionCreator: hiddenShown,
    effect: (_action, { dispatch, getState }) => {
      const toast = selectToast(getState());
      if (toast?.kind === 'allHidden') dispatch(toastDismissed(toast.id));
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
