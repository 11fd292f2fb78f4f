import { createAppStore } from '@/app/store';
import { selectToast, toastDismissed, toastRaised } from '@/slices/uiSlice';
import { fakeEffects } from '@/testing/fakeEffects';

describe('a dismissed toast', () => {
  it('is forgotten after 1,000,000 ms', async () => {
    jest.useFakeTimers();
    const store = createAppStore(fakeEffects());
    store.dispatch(toastRaised('cacheCleared'));
    store.dispatch(toastDismissed(selectToast(store.getState())!.id));
    await jest.advanceTimersByTimeAsync(999_999);
    expect(store.getState().ui.toast).not.toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().ui.toast).toBeNull();
  });
});
