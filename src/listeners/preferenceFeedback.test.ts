import { createAppStore } from '@/app/store/store';
import {
  allergenToggled,
  dietToggled,
  preferencesArrived,
  preferencesClosed,
  preferencesOpened,
  preferencesReset,
  preferencesRestored,
} from '@/slices/preferencesSlice';
import { selectToast, toastActionChosen, toastRaised } from '@/slices/uiSlice';
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

  describe('after a reset', () => {
    const cook = {
      language: 'fr' as const,
      measurementSystem: 'imperial' as const,
      excludedAllergens: ['Peanuts'],
      dietTypes: ['Vegan' as const],
    };
    const resetStore = async () => {
      const store = createAppStore(fakeEffects());
      store.dispatch(preferencesRestored(cook));
      await settled();
      store.dispatch(preferencesReset());
      await settled();
      expect(selectPreferences(store.getState()).excludedAllergens).toEqual([]);
      return store;
    };
    const preferencesOf = (store: ReturnType<typeof createAppStore>) => selectPreferences(store.getState());

    it('come back with the button of the toast', async () => {
      const store = await resetStore();
      store.dispatch(toastActionChosen(selectToast(store.getState())!));
      await settled();
      expect(preferencesOf(store)).toEqual(cook);
    });

    it('come back as they were before the last of two resets', async () => {
      const store = await resetStore();
      store.dispatch(dietToggled('Keto'));
      await settled();
      store.dispatch(preferencesReset());
      await settled();
      store.dispatch(toastActionChosen(selectToast(store.getState())!));
      await settled();
      expect(preferencesOf(store).dietTypes).toEqual(['Keto']);
      expect(preferencesOf(store).excludedAllergens).toEqual([]);
    });

    it('do not come back with the button of another toast', async () => {
      const store = await resetStore();
      const { payload: other } = store.dispatch(toastRaised('recipeRemoved', { title: 'Shakshuka' }));
      await settled();
      store.dispatch(toastActionChosen(other));
      await settled();
      expect(preferencesOf(store).excludedAllergens).toEqual([]);
    });
  });

  it('are complete when they are closed with changes', async () => {
    expect(await toastAfter(preferencesOpened(), allergenToggled('Eggs'), preferencesClosed())).toBe(
      'customizationComplete',
    );
  });

  it('say nothing when they are closed unchanged', async () => {
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
