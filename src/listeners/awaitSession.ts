import { isAnyOf } from '@reduxjs/toolkit';
import { accountFormOpened, sessionAbsent, sessionExpected, storedUserChanged } from '@/slices/sessionSlice';
import type { AppStartListening } from '@/store/listening';

/** Loads the code for accounts at the first sign of a session, then dispatches that action again for it. */
export const addAwaitSessionListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: isAnyOf(sessionExpected, accountFormOpened, storedUserChanged),
    effect: async (action, { dispatch, extra, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        const [{ addSignedInListeners }, effects] = await Promise.all([import('./signedIn'), extra.session()]);
        addSignedInListeners(startListening, effects);
        dispatch(action);
      } catch {
        subscribe();
        if (sessionExpected.match(action)) dispatch(sessionAbsent());
      }
    },
  });
};
