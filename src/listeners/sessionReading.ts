import type { User } from '@contracts/session';
import { apiSlice } from '@/api/apiSlice';
import { selectIsOffline } from '@/slices/deviceSlice';
import {
  selectIsSignedIn,
  selectSessionStatus,
  sessionAbsent,
  sessionAssumed,
  sessionEnded,
  sessionExpected,
} from '@/slices/sessionSlice';
import type { AppDispatch, AppListenerApi, AppStartListening } from '@/store/listening';
import type { SessionEffects } from '@/store/sessionEffects';

const { getMe } = apiSlice.endpoints;

/** Refetch the user on reconnect, until the subscription ends with the session. */
const KEPT_FRESH = { subscriptionOptions: { refetchOnReconnect: true } } as const;

/** Assumes that the last user of this browser is still signed in. Without one, there is no session. */
const assume = async (dispatch: AppDispatch, user: User | null) => {
  if (!user) return void dispatch(sessionAbsent());
  await dispatch(apiSlice.util.upsertQueryData('getMe', undefined, user));
  return void dispatch(sessionAssumed(user.uid));
};

/** Reads the user of the session. When the server cannot be reached, assumes the last user of this browser. */
const readSession = async (
  { cancelActiveListeners, condition, dispatch, getState, signal }: AppListenerApi,
  { storedUser, rememberUser }: SessionEffects,
) => {
  cancelActiveListeners();
  const reading = dispatch(getMe.initiate(undefined, { forceRefetch: true, ...KEPT_FRESH }));
  try {
    await reading;
    if (signal.aborted) return;
    const status = selectSessionStatus(getState());
    if (status === 'signedOut') rememberUser(null);
    // The server could not be reached.
    if (status === 'loading') await assume(dispatch, storedUser());
    await condition(sessionEnded.match);
  } finally {
    reading.unsubscribe();
  }
};

/** Asks the server when there is a sign of a session, and keeps the answer fresh until the session ends. */
export const addSessionReadingListeners = (startListening: AppStartListening, effects: SessionEffects) => {
  startListening({
    actionCreator: sessionExpected,
    effect: (_action, api) => readSession(api, effects),
  });

  // A user who signs in on this page has not been read yet, but must be kept fresh as well.
  startListening({
    predicate: (_action, now, before) => selectIsSignedIn(now) && !selectIsSignedIn(before),
    effect: async (_action, { cancelActiveListeners, condition, dispatch }) => {
      cancelActiveListeners();
      const keeping = dispatch(getMe.initiate(undefined, KEPT_FRESH));
      try {
        await condition(sessionEnded.match);
      } finally {
        keeping.unsubscribe();
      }
    },
  });

  startListening({
    matcher: getMe.matchFulfilled,
    effect: ({ payload }) => effects.rememberUser(payload),
  });

  startListening({
    predicate: (_action, now, before) => selectIsOffline(before) && !selectIsOffline(now) && selectIsSignedIn(now),
    effect: (_action, { dispatch }) =>
      void dispatch(getMe.initiate(undefined, { forceRefetch: true, subscribe: false })),
  });
};
