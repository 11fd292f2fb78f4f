import { toastRaised } from '@/slices/uiSlice';
import type { AppDispatch } from '@/store/listening';
import type { Farewell } from '@/store/sessionEffects';

/** Where the page that was left tells the next one why. */
export const FAREWELL_KEY = 'farewell';

const FAREWELLS: readonly Farewell[] = ['loggedOut', 'accountDeleted'];

/** Says goodbye once, after somebody signed out and the root was loaded anew. */
export const sayFarewell = (dispatch: AppDispatch, page: Window) => {
  try {
    const told = page.sessionStorage.getItem(FAREWELL_KEY);
    if (told === null) return;
    page.sessionStorage.removeItem(FAREWELL_KEY);
    const farewell = FAREWELLS.find((one) => one === told);
    if (farewell) dispatch(toastRaised(farewell));
  } catch {
    // A browser that stores nothing says no goodbye.
  }
};
