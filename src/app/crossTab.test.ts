import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { selectDietTypes, selectLanguage } from '@/slices/preferencesSlice';
import { selectToast } from '@/slices/uiSlice';
import { fakeEffects } from '@/testing/fakeEffects';
import { followOtherTabs } from './crossTab';
import { createAppStore } from './store';

const theirs = JSON.stringify({ ...DEFAULT_PREFERENCES, language: 'es', dietTypes: ['Vegan'] });

const following = () => {
  const store = createAppStore(fakeEffects());
  const stop = followOtherTabs(store.dispatch, window);
  const write = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return { store, stop, write };
};

describe('another tab', () => {
  it('changes the preferences here as well, in silence', () => {
    const { store, stop, write } = following();
    write('userPreferences', theirs);
    expect(selectLanguage(store.getState())).toBe('es');
    expect(selectDietTypes(store.getState())).toEqual(['Vegan']);
    expect(selectToast(store.getState())).toBeNull();
    stop();
  });

  it.each([
    ['searchMode', 'name'],
    ['userPreferences', 'not json'],
    ['userPreferences', null],
    [null, null],
  ])('writes %j = %j: nothing changes', (key, text) => {
    const { store, stop, write } = following();
    const before = store.getState();
    write(key, text);
    expect(store.getState()).toBe(before);
    stop();
  });

  it('is not followed any more after the end', () => {
    const { store, stop, write } = following();
    stop();
    write('userPreferences', theirs);
    expect(selectLanguage(store.getState())).toBe('en-GB');
  });
});
