import { isAnyOf } from '@reduxjs/toolkit';
import { TOAST_REMOVE_DELAY_MS } from '@contracts/limits';
import { toastActionChosen, toastDismissed, toastRemoved } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';

/** Removes a toast from the state 1,000,000 ms after it was dismissed or its action was chosen. */
export const addToastRemovalListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: isAnyOf(toastDismissed, toastActionChosen),
    effect: async (action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(TOAST_REMOVE_DELAY_MS);
      if (toastActionChosen.match(action)) dispatch(toastRemoved(action.payload.id));
      else if (toastDismissed.match(action)) dispatch(toastRemoved(action.payload));
    },
  });
};
