import { clockRead, timersArrived } from '@/slices/cookingTimerSlice';
import type { AppDispatch } from '@/store/listening';
import { readStoredTimers, TIMERS_KEY } from '@/store/persist/storedTimers';

/**
 * Updates the countdowns where ticks cannot: when another tab has changed them, or after the page was hidden, frozen or
 * in the back-forward cache, where it received no events.
 */
export const followTimers = (dispatch: AppDispatch, page: Window) => {
  const arrive = (text: string | null) => dispatch(timersArrived(readStoredTimers(text)));
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === TIMERS_KEY) arrive(newValue);
  };
  const onVisible = () => {
    if (page.document.visibilityState === 'visible') dispatch(clockRead());
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    try {
      arrive(page.localStorage.getItem(TIMERS_KEY));
    } catch {
      // Storage is blocked, so no other tab has changed anything.
    }
    dispatch(clockRead());
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onShow);
  page.document.addEventListener('visibilitychange', onVisible);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onShow);
    page.document.removeEventListener('visibilitychange', onVisible);
  };
};
