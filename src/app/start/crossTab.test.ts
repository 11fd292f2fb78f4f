/** @jest-environment jest-fixed-jsdom */
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { selectDietTypes, selectLanguage } from '@/slices/preferencesSlice';
import { storedUserChanged } from '@/slices/sessionSlice';
import { selectKeepsToasts, selectToast } from '@/slices/uiSlice';
import { USER_KEY } from '@/store/persist/userKey';
import { fakeEffects } from '@/testing/fakeEffects';
import { followOtherTabs } from './crossTab';
import { createAppStore } from '../store/store';

const theirs = JSON.stringify({ ...DEFAULT_PREFERENCES, language: 'es', dietTypes: ['Vegan'] });

const following = () => {
  const store = createAppStore(fakeEffects());
  const stop = followOtherTabs(store.dispatch, window);
  const write = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return { store, stop, write };
};

describe('another tab', () => {
  it('changes the preferences here as well, without a toast', () => {
    const { store, stop, write } = following();
    write('userPreferences', theirs);
    expect(selectLanguage(store.getState())).toBe('es');
    expect(selectDietTypes(store.getState())).toEqual(['Vegan']);
    expect(selectToast(store.getState())).toBeNull();
    stop();
  });

  it('keeps toasts, or lets them go again: this tab does so too', () => {
    const { store, stop, write } = following();
    write('keepsToasts', 'true');
    expect(selectKeepsToasts(store.getState())).toBe(true);
    write('keepsToasts', null);
    expect(selectKeepsToasts(store.getState())).toBe(false);
    stop();
  });

  it('leaves a form unfinished, and it can be finished here', () => {
    const { store, stop, write } = following();
    const drafts = [{ owner: 'guest', kind: 'collection', fields: { name: 'Sundays' } }];
    write('formDrafts', JSON.stringify(drafts));
    expect(store.getState().formDrafts.drafts).toEqual(drafts);
    write('formDrafts', null);
    expect(store.getState().formDrafts.drafts).toEqual([]);
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

  it('changes things while this page is in the back-forward cache: noticed when the page is shown again', () => {
    window.localStorage.setItem(USER_KEY, '{"uid":"ada"}');
    const { store, stop } = following();
    const dispatched = jest.spyOn(store, 'dispatch');
    stop();
    const stopAgain = followOtherTabs(store.dispatch, window);
    const passes = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    passes('pagehide');
    window.localStorage.removeItem(USER_KEY);
    window.localStorage.setItem('userPreferences', theirs);
    passes('pageshow');
    expect(dispatched).toHaveBeenCalledWith(storedUserChanged(null));
    expect(selectDietTypes(store.getState())).toEqual(['Vegan']);
    window.localStorage.clear();
    stopAgain();
  });

  it('is ignored after cleanup', () => {
    const { store, stop, write } = following();
    stop();
    write('userPreferences', theirs);
    expect(selectLanguage(store.getState())).toBe('en-GB');
  });
});
