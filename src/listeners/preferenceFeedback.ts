import { dietToggled, preferencesClosed, preferencesOpened, preferencesReset } from '@/slices/preferencesSlice';
import { toastRaised } from '@/slices/uiSlice';
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
    effect: (_action, { dispatch }) => {
      dispatch(toastRaised('preferencesReset'));
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
