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

/** What a change of the preferences tells the cook (SPEC §8, DECISIONS 42). */
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
      // An allergen must never be gone by a slip of the finger: until the next toast the reset can be taken back.
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
