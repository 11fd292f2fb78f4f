import { accountApi } from '@/api/accountApi';
import { selectIsSignedIn, selectUid, sessionEnded, sessionExpected, storedUserChanged } from '@/slices/sessionSlice';
import type { AppStartListening } from '@/store/listening';
import { readStoredUser } from '@/store/persist/storedUser';
import type { SessionEffects } from '@/store/sessionEffects';
import { addSessionEndListeners } from './sessionEnd';
import { addSessionReadingListeners } from './sessionReading';

const { resetPassword } = accountApi.endpoints;

/** Follows the session: reads it, ends it, and reacts when the server or another tab changes it. */
export const addSessionLifecycleListeners = (startListening: AppStartListening, effects: SessionEffects) => {
  addSessionReadingListeners(startListening, effects);
  addSessionEndListeners(startListening, effects);

  // These calls end every session of the account. The server knows whether this one is among them.
  startListening({
    matcher: resetPassword.matchFulfilled,
    effect: (_action, { dispatch, getState }) => {
      if (selectIsSignedIn(getState())) dispatch(sessionExpected());
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
