import { createAppStore } from '@/app/store';
import {
  allergenToggled,
  dietToggled,
  preferencesArrived,
  preferencesClosed,
  preferencesOpened,
  preferencesReset,
} from '@/slices/preferencesSlice';
import { selectToast } from '@/slices/uiSlice';
import { selectPreferences } from '@/store/selectors';
import { fakeEffects } from '@/testing/fakeEffects';
import { settled } from '@/testing/settled';

const toastAfter = async (...actions: Parameters<ReturnType<typeof createAppStore>['dispatch']>[0][]) => {
  const store = createAppStore(fakeEffects());
  for (const action of actions) {
    store.dispatch(action);
    await settled();
  }
  return selectToast(store.getState())?.kind;
};

describe('the preferences', () => {
  it('confirm a diet', async () => {
    expect(await toastAfter(dietToggled('Vegan'))).toBe('dietUpdated');
  });

  it('confirm a reset', async () => {
    expect(await toastAfter(preferencesReset())).toBe('preferencesReset');
  });

  it('are complete when they are closed with changes', async () => {
    expect(await toastAfter(preferencesOpened(), allergenToggled('Eggs'), preferencesClosed())).toBe(
      'customizationComplete',
    );
  });

  it('say nothing when they are closed as they were', async () => {
    expect(await toastAfter(preferencesOpened(), preferencesClosed())).toBeUndefined();
    expect(
      await toastAfter(preferencesOpened(), allergenToggled('Eggs'), allergenToggled('Eggs'), preferencesClosed()),
    ).toBeUndefined();
  });

  it('that another tab changed say nothing', async () => {
    const theirs = selectPreferences(createAppStore(fakeEffects()).getState());
    expect(await toastAfter(preferencesArrived({ ...theirs, dietTypes: ['Keto'] }))).toBeUndefined();
  });
});
