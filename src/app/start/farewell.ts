import { toastRaised } from '@/slices/uiSlice';
import type { AppDispatch } from '@/store/listening';
import type { Farewell } from '@/store/sessionEffects';

/** Session storage key that tells the next page why the last one was left. */
export const FAREWELL_KEY = 'farewell';

const FAREWELLS: readonly Farewell[] = ['loggedOut', 'loggedOutOfLimits', 'accountDeleted'];

/** Shows the farewell toast once, after a sign-out has reloaded the root. */
export const sayFarewell = (dispatch: AppDispatch, page: Window) => {
  try {
    const stored = page.sessionStorage.getItem(FAREWELL_KEY);
    if (stored === null) return;
    page.sessionStorage.removeItem(FAREWELL_KEY);
    const farewell = FAREWELLS.find((one) => one === stored);
    if (farewell) dispatch(toastRaised(farewell));
  } catch {
    // Storage is blocked: show no farewell.
  }
};
