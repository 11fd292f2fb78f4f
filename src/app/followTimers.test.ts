import { cookingStarted, selectSession, selectSessions, settingChosen } from '@/slices/cookingTimerSlice';
import { selectToast } from '@/slices/uiSlice';
import { fakeCookingEffects, fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';
import { followTimers } from './followTimers';
import { readInitialState } from './persistence';
import { startPersisting } from './startPersisting';
import { createAppStore } from './store';

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

describe('what is on the stove', () => {
  it('is stored at once, and stands there after a reload', async () => {
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

  it('leaves no trace where nobody has cooked', async () => {
    const { flush, stop } = aTab();
    await flush();
    expect(window.localStorage.getItem(KEY)).toBeNull();
    stop();
  });

  it('follows another tab, and does not answer it', async () => {
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

  it('is brought up to date when the page is seen again', () => {
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

describe('a stored kitchen that somebody has tampered with', () => {
  const session = { ...tea, status: 'running', stepIndex: 0, stepMs: 240_000, endsAt: 5_000_000_000_000 };
  it.each([
    ['no JSON', '{"sessions":'],
    ['another shape', '[1,2,3]'],
    ['null', 'null'],
    ['a session that is a word', JSON.stringify({ sessions: { 8: 'tea' } })],
    ['an id that is not its own', JSON.stringify({ sessions: { 9: session } })],
    ['no steps', JSON.stringify({ sessions: { 8: { ...session, steps: [] } } })],
    ['a step that does not exist', JSON.stringify({ sessions: { 8: { ...session, stepIndex: 4 } } })],
    ['no end', JSON.stringify({ sessions: { 8: { ...session, endsAt: 'soon' } } })],
    ['a state that does not exist', JSON.stringify({ sessions: { 8: { ...session, status: 'boiling' } } })],
    ['a stopped dish', JSON.stringify({ sessions: { 8: { ...session, status: 'stopped' } } })],
    ['no servings', JSON.stringify({ sessions: { 8: { ...session, recipeServings: 0 } } })],
  ])('(%s) is an empty one', (_what, text) => {
    window.localStorage.setItem(KEY, text);
    const { store, stop } = aTab();
    expect(selectSessions(store.getState())).toEqual({});
    expect(selectToast(store.getState())).toBeNull();
    stop();
  });

  it('keeps what can be used', () => {
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
