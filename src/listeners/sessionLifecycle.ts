import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { accountApi, PREFERENCES_SAVE } from '@/api/accountApi';
import { apiSlice } from '@/api/apiSlice';
import { refusalToast } from '@/i18n/refusalToast';
import type { ApiFailure } from '@/lib/apiFailure';
import { selectIsOffline } from '@/slices/deviceSlice';
import {
  accountDeleted,
  selectIsSignedIn,
  selectSessionStatus,
  selectUid,
  sessionAbsent,
  sessionAssumed,
  sessionEnded,
  sessionExpected,
  sessionExpired,
  signOutChosen,
  storedUserChanged,
} from '@/slices/sessionSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppDispatch, AppStartListening } from '@/store/listening';
import { readStoredUser } from '@/store/persist/storedUser';
import type { SessionEffects } from '@/store/sessionEffects';

const { getMe } = apiSlice.endpoints;
const { logout, resetPassword, savePreferences } = accountApi.endpoints;

/** Calls that say 401 of what was typed, not of the session. */
const JUDGES_CREDENTIALS = new Set(['login', 'register', 'forgotPassword', 'resetPassword', 'logout', 'getMe']);

/** Whoever signs out waits so long for their last change to be taken. */
const LAST_CHANGE_MS = 3_000;

const selectLastChange = savePreferences.select(PREFERENCES_SAVE);

interface Refusal extends UnknownAction {
  payload?: Partial<ApiFailure>;
  meta?: { arg?: { endpointName?: string } };
}

const isSignedOutAnswer = (action: UnknownAction): boolean => {
  const { payload, meta } = action as Refusal;
  return (
    isRejectedWithValue(action) && payload?.status === 401 && !JUDGES_CREDENTIALS.has(meta?.arg?.endpointName ?? '')
  );
};

/**
 * Who is there (SPEC §4): asks the server where something says that there may be a session, keeps the answer fresh, and
 * ends it when the cook, the server or another tab does.
 */
export const addSessionLifecycleListeners = (
  startListening: AppStartListening,
  { storedUser, rememberUser, leaveForRoot }: SessionEffects,
) => {
  let stopReading: (() => void) | undefined;

  /** Reads the user now, and again whenever the connection is back; one such subscription at a time. */
  const read = async (dispatch: AppDispatch) => {
    const reading = dispatch(
      getMe.initiate(undefined, { forceRefetch: true, subscriptionOptions: { refetchOnReconnect: true } }),
    );
    stopReading?.();
    stopReading = () => reading.unsubscribe();
    return reading;
  };

  startListening({
    actionCreator: sessionExpected,
    effect: async (_action, { cancelActiveListeners, dispatch, getState, signal }) => {
      cancelActiveListeners();
      await read(dispatch);
      if (signal.aborted) return;
      const status = selectSessionStatus(getState());
      if (status === 'signedOut') rememberUser(null);
      if (status !== 'loading') return;
      // The server could not be asked.
      const user = storedUser();
      if (!user) return void dispatch(sessionAbsent());
      await dispatch(apiSlice.util.upsertQueryData('getMe', undefined, user));
      dispatch(sessionAssumed(user.uid));
    },
  });

  // Whoever signs in on this page has not been read yet, but is to be kept fresh as well.
  startListening({
    predicate: (_action, now, before) => selectIsSignedIn(now) && !selectIsSignedIn(before),
    effect: (_action, { dispatch }) => {
      const keeping = dispatch(getMe.initiate(undefined, { subscriptionOptions: { refetchOnReconnect: true } }));
      stopReading?.();
      stopReading = () => keeping.unsubscribe();
    },
  });

  startListening({
    matcher: getMe.matchFulfilled,
    effect: ({ payload }) => rememberUser(payload),
  });

  startListening({
    predicate: (_action, now, before) => selectIsOffline(before) && !selectIsOffline(now) && selectIsSignedIn(now),
    effect: (_action, { dispatch }) => void read(dispatch),
  });

  startListening({
    predicate: (action, now) => isSignedOutAnswer(action) && selectIsSignedIn(now),
    effect: (_action, { dispatch }) => void dispatch(sessionExpired()),
  });

  startListening({
    actionCreator: signOutChosen,
    effect: async (_action, { cancelActiveListeners, condition, dispatch, getState }) => {
      cancelActiveListeners();
      // What looks after the preferences sends the last change now: after the session it would be refused.
      await Promise.resolve();
      if (selectLastChange(getState()).isLoading)
        await condition((_next, now) => !selectLastChange(now).isLoading, LAST_CHANGE_MS);
      const { error } = await dispatch(logout.initiate(undefined, { track: false }));
      const failure = error as ApiFailure | undefined;
      // Signed out is what was wanted.
      if (failure && failure.status !== 401) {
        const { kind, values } = refusalToast('logout', failure);
        dispatch(toastRaised(kind, values));
        return;
      }
      dispatch(sessionEnded());
      leaveForRoot('loggedOut');
    },
  });

  // Every session of the account is over then: whether this one was one of them, the server knows.
  startListening({
    matcher: resetPassword.matchFulfilled,
    effect: (_action, { dispatch, getState }) => {
      if (selectIsSignedIn(getState())) dispatch(sessionExpected());
    },
  });

  startListening({
    actionCreator: accountDeleted,
    effect: (_action, { dispatch }) => {
      dispatch(sessionEnded());
      leaveForRoot('accountDeleted');
    },
  });

  startListening({
    actionCreator: sessionEnded,
    effect: () => {
      stopReading?.();
      stopReading = undefined;
      rememberUser(null);
    },
  });

  startListening({
    actionCreator: storedUserChanged,
    effect: ({ payload }, { dispatch, getState }) => {
      const theirs = readStoredUser(payload)?.uid ?? null;
      const ours = selectUid(getState());
      if (theirs === ours) return;
      if (ours !== null) dispatch(sessionEnded());
      if (theirs !== null) dispatch(sessionExpected());
    },
  });
};
