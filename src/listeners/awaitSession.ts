import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { accountFormOpened, sessionAbsent, sessionExpected, storedUserChanged } from '@/slices/sessionSlice';
import type { AppStartListening } from '@/store/listening';

/**
 * Loads the code for accounts at the first sign of a session, then dispatches again for it what came until then: another
 * tab may sign in while the code for a form is loading.
 */
export const addAwaitSessionListeners = (startListening: AppStartListening) => {
  let waiting: UnknownAction[] = [];
  startListening({
    matcher: isAnyOf(sessionExpected, accountFormOpened, storedUserChanged),
    effect: async (action, { dispatch, extra, unsubscribe }) => {
      waiting.push(action);
      if (waiting.length > 1) return;
      try {
        const [{ addSignedInListeners }, effects] = await Promise.all([import('./signedIn'), extra.session()]);
        unsubscribe();
        addSignedInListeners(startListening, effects);
        for (const one of waiting) dispatch(one);
      } catch {
        const isExpected = waiting.some(sessionExpected.match);
        waiting = [];
        if (isExpected) dispatch(sessionAbsent());
      }
    },
  });
};
