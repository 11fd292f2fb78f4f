import { TOAST_REMOVE_DELAY_MS } from '@contracts/limits';
import { toastDismissed, toastRemoved } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';

/** A dismissed toast is forgotten after its time (SPEC §2). */
export const addToastRemovalListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: toastDismissed,
    effect: async ({ payload }, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(TOAST_REMOVE_DELAY_MS);
      dispatch(toastRemoved(payload));
    },
  });
};
