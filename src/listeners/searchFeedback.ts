import { SCROLL_AFTER_SEARCH_MS, SEARCH_PROGRESS } from '@contracts/limits';
import { apiSlice } from '@/api/apiSlice';
import { failureToast } from '@/i18n/failureMessages';
import {
  progressTicked,
  resultsCleared,
  selectCategory,
  selectFailure,
  selectIsUnderWay,
  selectMode,
  selectRequestId,
  selectSearchStatus,
} from '@/slices/searchSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { selectMatchingCount } from '@/store/selectors';

const { analyze } = apiSlice.endpoints;

type Status = ReturnType<typeof selectSearchStatus>;

/** A search enters this state; one that overtakes another enters "loading" a second time. */
const becomes = (status: Status) => (_action: unknown, now: RootState, before: RootState) =>
  selectSearchStatus(now) === status &&
  (selectSearchStatus(before) !== status || (status === 'loading' && selectRequestId(now) !== selectRequestId(before)));

const successToast = (state: RootState) => {
  const count = selectMatchingCount(state);
  if (count === 0) return toastRaised('analysisComplete');
  return selectMode(state) === 'name'
    ? toastRaised('analysisCompleteByName', { count })
    : toastRaised('analysisCompleteWithCount', { count, category: selectCategory(state) });
};

/** What a search tells the cook while it runs and when it ends (SPEC §4). */
export const addSearchFeedbackListeners = (startListening: AppStartListening) => {
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

  startListening({
    matcher: analyze.matchFulfilled,
    effect({ meta, payload: { error, message } }, { dispatch, getState }) {
      if (meta.requestId !== selectRequestId(getState())) return;
      // There are recipes, and yet something went wrong: both are shown.
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

  startListening({
    actionCreator: resultsCleared,
    effect: (_action, { dispatch }) => {
      dispatch(toastRaised('cacheCleared'));
    },
  });
};
