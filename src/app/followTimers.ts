import { clockRead, timersArrived } from '@/slices/cookingTimerSlice';
import type { AppDispatch } from '@/store/listening';
import { readStoredTimers, TIMERS_KEY } from '@/store/persist/storedTimers';

/**
 * Keeps the countdowns right where no tick reaches: another tab has changed them, or the page was hidden, frozen or in
 * the back-forward cache, where it heard of no other tab.
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
    arrive(page.localStorage.getItem(TIMERS_KEY));
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
