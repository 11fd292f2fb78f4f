import { isAnyOf } from '@reduxjs/toolkit';
import {
  dietToggled,
  preferencesClosed,
  preferencesOpened,
  preferencesReset,
  preferencesRestored,
} from '@/slices/preferencesSlice';
import { toastActionChosen, toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import { selectPreferences } from '@/store/selectors';

/** Toasts after changes of the preferences, and after the preferences panel is closed with changes. */
export const addPreferenceFeedbackListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: dietToggled,
    effect: (_action, { dispatch }) => {
      dispatch(toastRaised('dietUpdated'));
    },
  });

  startListening({
    actionCreator: preferencesReset,
    effect: async (_action, { cancelActiveListeners, dispatch, getOriginalState, take }) => {
      cancelActiveListeners();
      const before = selectPreferences(getOriginalState());
      const toast = dispatch(toastRaised('preferencesReset')).payload;
      // A slip must not drop an allergen, so the reset can be undone until the next toast.
      const [next] = await take(isAnyOf(toastActionChosen, toastRaised));
      if (next.payload.id === toast.id) dispatch(preferencesRestored(before));
    },
  });

  startListening({
    actionCreator: preferencesOpened,
    effect: async (_action, { cancelActiveListeners, condition, dispatch, getState }) => {
      cancelActiveListeners();
      const before = JSON.stringify(selectPreferences(getState()));
      await condition(preferencesClosed.match);
      if (JSON.stringify(selectPreferences(getState())) !== before) dispatch(toastRaised('customizationComplete'));
    },
  });
};
