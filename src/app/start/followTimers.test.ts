/** @jest-environment jest-fixed-jsdom */
import { cookingStarted, selectSession, selectSessions, settingChosen } from '@/slices/cookingTimerSlice';
import { selectToast } from '@/slices/uiSlice';
import { fakeCookingEffects, fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';
import { followTimers } from './followTimers';
import { readInitialState } from '../store/persistence';
import { startPersisting } from '../store/startPersisting';
import { createAppStore } from '../store/store';

const KEY = 'cookingTimers';

const tea = {
  recipeId: 8,
  title: 'Tea',
  language: 'en-GB' as const,
  category: 'Drinks' as const,
  ingredients: [],
  servings: 1,
  recipeServings: 1,
  isSwapped: false,
  steps: [{ step: 'Let it draw.', seconds: 240 }],
};

const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null');

const aTab = () => {
  const cooking = fakeCookingEffects();
  const store = createAppStore(fakeEffects({ cooking }), readInitialState(window));
  const persistor = startPersisting(store, window);
  const stop = followTimers(store.dispatch, window);
  const flush = async () => {
    await settled();
    await persistor.flush();
  };
  return { store, cooking, stop, flush };
};

describe('the kitchen timers', () => {
  it('are stored immediately and survive a reload', async () => {
    const before = aTab();
    before.store.dispatch(cookingStarted(tea));
    before.store.dispatch(settingChosen({ waitsForMe: true }));
    await before.flush();
    before.stop();
    const after = aTab();
    expect(selectSession(after.store.getState(), 8)).toEqual(selectSession(before.store.getState(), 8));
    expect(after.store.getState().cookingTimer.settings.waitsForMe).toBe(true);
    after.stop();
  });

  it('leave no trace if the visitor has not cooked', async () => {
    const { flush, stop } = aTab();
    await flush();
    expect(window.localStorage.getItem(KEY)).toBeNull();
    stop();
  });

  it('follow another tab without answering it', async () => {
    const one = aTab();
    one.store.dispatch(cookingStarted(tea));
    await one.flush();
    const text = window.localStorage.getItem(KEY)!;
    one.stop();
    window.localStorage.removeItem(KEY);

    const two = aTab();
    window.localStorage.setItem(KEY, text);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
    await two.flush();
    expect(selectSession(two.store.getState(), 8)?.status).toBe('running');
    expect(write.mock.calls.filter(([key]) => key === KEY)).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(selectSessions(two.store.getState())).toEqual({});
    two.stop();
  });

  it('are updated when the page becomes visible again', () => {
    jest.useFakeTimers();
    const store = createAppStore(fakeEffects(), preloaded());
    const stop = followTimers(store.dispatch, window);
    store.dispatch(cookingStarted(tea));
    jest.setSystemTime(Date.now() + 1_800_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(selectSession(store.getState(), 8)?.status).toBe('complete');
    stop();
  });
});

describe('a corrupted store of timers', () => {
  const session = { ...tea, status: 'running', stepIndex: 0, stepMs: 240_000, endsAt: 5_000_000_000_000 };
  it.each([
    ['invalid JSON', '{"sessions":'],
    ['another shape', '[1,2,3]'],
    ['null', 'null'],
    ['a session that is a string', JSON.stringify({ sessions: { 8: 'tea' } })],
    ['an id that does not match its key', JSON.stringify({ sessions: { 9: session } })],
    ['no steps', JSON.stringify({ sessions: { 8: { ...session, steps: [] } } })],
    ['a step that does not exist', JSON.stringify({ sessions: { 8: { ...session, stepIndex: 4 } } })],
    ['an end time that is not a number', JSON.stringify({ sessions: { 8: { ...session, endsAt: 'soon' } } })],
    ['a state that does not exist', JSON.stringify({ sessions: { 8: { ...session, status: 'boiling' } } })],
    ['a stopped dish', JSON.stringify({ sessions: { 8: { ...session, status: 'stopped' } } })],
    ['no servings', JSON.stringify({ sessions: { 8: { ...session, recipeServings: 0 } } })],
  ])('(%s) reads as empty', (_what, text) => {
    window.localStorage.setItem(KEY, text);
    const { store, stop } = aTab();
    expect(selectSessions(store.getState())).toEqual({});
    expect(selectToast(store.getState())).toBeNull();
    stop();
  });

  it('keeps the valid parts', () => {
    window.localStorage.setItem(
      KEY,
      JSON.stringify({
        sessions: { 8: { ...session, ended: 'x', rangAt: 'x', steps: [{ step: 'Draw.', seconds: -4 }] }, 9: 1 },
      }),
    );
    const { store, stop } = aTab();
    expect(selectSession(store.getState(), 8)).toMatchObject({
      rangAt: null,
      ended: null,
      steps: [{ step: 'Draw.', seconds: 60 }],
    });
    expect(stored()).not.toBeNull();
    stop();
  });
});
