import { shareOfKey } from '@/slices/shoppingSlice';
import { linesAttended } from '@/slices/lineSyncSlice';
import { attendedUid } from '@/store/accountOwner';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { loadWhenNeeded } from './loadWhenNeeded';

const isOnServer = (state: RootState) =>
  attendedUid(state) !== null || shareOfKey(state.shopping.openList ?? '') !== undefined;

/** Loads the code that delivers shopping lists and the cookbook at the first sign of a list that a server has. */
export const addAwaitLinesListeners = (startListening: AppStartListening) =>
  loadWhenNeeded(startListening, {
    isNeeded: isOnServer,
    load: async (extra) => {
      const [{ addShoppingSyncListeners }, { addCookbookSyncListeners }, effects] = await Promise.all([
        import('./shoppingSync'),
        import('./cookbookSync'),
        extra.lines(),
      ]);
      addShoppingSyncListeners(startListening, effects);
      addCookbookSyncListeners(startListening, effects);
    },
    attended: linesAttended,
  });
