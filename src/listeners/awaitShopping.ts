import { shareOfKey } from '@/slices/shoppingSlice';
import { shoppingAttended } from '@/slices/shoppingSyncSlice';
import { attendedUid } from '@/store/accountOwner';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';

const TRY_AGAIN_MS = 10_000;

const isOnServer = (state: RootState) =>
  attendedUid(state) !== null || shareOfKey(state.shopping.openList ?? '') !== undefined;

/** Loads the code that delivers shopping lists and the cookbook at the first sign of a list that a server has. */
export const addAwaitShoppingListeners = (startListening: AppStartListening) => {
  // An action that a listener dispatches comes here before the one that it listened to, which still comes here.
  let isLoading = false;
  startListening({
    predicate: (_action, now) => !isLoading && isOnServer(now),
    effect: async (_action, { delay, dispatch, extra, subscribe, unsubscribe }) => {
      isLoading = true;
      unsubscribe();
      try {
        const [{ addShoppingSyncListeners }, { addCookbookSyncListeners }, effects] = await Promise.all([
          import('./shoppingSync'),
          import('./cookbookSync'),
          extra.shopping(),
        ]);
        addShoppingSyncListeners(startListening, effects);
        addCookbookSyncListeners(startListening, effects);
        dispatch(shoppingAttended());
      } catch {
        await delay(TRY_AGAIN_MS);
        isLoading = false;
        subscribe();
      }
    },
  });
};
