import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStartListening, PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';

const TRY_AGAIN_MS = 10_000;

interface LaterListeners {
  /** Whether there is something for them to do. */
  isNeeded: (state: RootState) => boolean;
  /** Fetches their code and adds them. */
  load: (extra: PageEffects) => Promise<void>;
  /** Lets them look at what is there already. */
  attended: () => UnknownAction;
}

/** Adds listeners at the first sign that they are needed, also after a reload. Code that does not come is asked for again. */
export const loadWhenNeeded = (
  startListening: AppStartListening,
  { isNeeded, load, attended }: LaterListeners,
): void => {
  // An action that a listener dispatches comes here before the one that it listened to, which still comes here.
  let isLoading = false;
  startListening({
    predicate: (_action, now) => !isLoading && isNeeded(now),
    effect: async (_action, { delay, dispatch, extra, subscribe, unsubscribe }) => {
      isLoading = true;
      unsubscribe();
      try {
        await load(extra);
        dispatch(attended());
      } catch {
        await delay(TRY_AGAIN_MS);
        isLoading = false;
        subscribe();
      }
    },
  });
};
