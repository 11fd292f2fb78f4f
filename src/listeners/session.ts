import { isAnyOf } from '@reduxjs/toolkit';
import { accountFormOpened, sessionAbsent, sessionExpected, storedUserChanged } from '@/slices/sessionSlice';
import type { AppStartListening } from '@/store/listening';

/** What only somebody with an account needs is fetched with the first sign of one; then the sign is given again. */
export const addSessionListeners = (startListening: AppStartListening) => {
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
