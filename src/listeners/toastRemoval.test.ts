import { createAppStore } from '@/app/store/store';
import { selectToast, toastActionChosen, toastDismissed, toastRaised, type Toast } from '@/slices/uiSlice';
import { fakeEffects } from '@/testing/fakeEffects';

describe('a toast', () => {
  it.each([
    ['dismissed', (toast: Toast) => toastDismissed(toast.id)],
    ['acted upon', toastActionChosen],
  ])('%s is forgotten after 1,000,000 ms', async (_how, goes) => {
    jest.useFakeTimers();
    const store = createAppStore(fakeEffects());
    store.dispatch(toastRaised('cacheCleared'));
    store.dispatch(goes(selectToast(store.getState())!));
    await jest.advanceTimersByTimeAsync(999_999);
    expect(store.getState().ui.toast).not.toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().ui.toast).toBeNull();
  });

  it('stays although one before it is forgotten', async () => {
    jest.useFakeTimers();
    const store = createAppStore(fakeEffects());
    store.dispatch(toastRaised('cacheCleared'));
    store.dispatch(toastDismissed(selectToast(store.getState())!.id));
    store.dispatch(toastRaised('languageUpdated'));
    await jest.advanceTimersByTimeAsync(1_000_000);
    expect(selectToast(store.getState())?.kind).toBe('languageUpdated');
  });
});
