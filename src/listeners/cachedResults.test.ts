import { createAppStore } from '@/app/store/store';
import { homeOpened, resultsCleared } from '@/slices/searchSlice';
import { recipes } from '@/testing/builders';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';

const opened = (count: number, isAtCard = false) => {
  const effects = fakeEffects({ isAtCard });
  const search = { status: 'success' as const, results: recipes(count), headCount: count };
  const store = createAppStore(effects, preloaded({ search }));
  store.dispatch(homeOpened());
  return { effects, store };
};

describe('coming back to results', () => {
  beforeEach(() => jest.useFakeTimers());

  it('scrolls to them after 500 ms', async () => {
    const { effects } = opened(3);
    await jest.advanceTimersByTimeAsync(499);
    expect(effects.scrollToResults).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(effects.scrollToResults).toHaveBeenCalledTimes(1);
  });

  it('scrolls once when Home opens twice, as React does in development', async () => {
    const { effects, store } = opened(3);
    store.dispatch(homeOpened());
    await jest.advanceTimersByTimeAsync(2_000);
    expect(effects.scrollToResults).toHaveBeenCalledTimes(1);
  });

  it('stays at the card of the recipe that the reader comes from', async () => {
    const { effects } = opened(3, true);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(effects.scrollToResults).not.toHaveBeenCalled();
  });

  it('stays where it is without results, or when they are cleared at once', async () => {
    const none = opened(0);
    const cleared = opened(3);
    cleared.store.dispatch(resultsCleared());
    await jest.advanceTimersByTimeAsync(2_000);
    expect(none.effects.scrollToResults).not.toHaveBeenCalled();
    expect(cleared.effects.scrollToResults).not.toHaveBeenCalled();
  });
});
