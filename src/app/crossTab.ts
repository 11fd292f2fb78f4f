import { pantryArrived } from '@/slices/pantrySlice';
import { preferencesArrived } from '@/slices/preferencesSlice';
import { storedUserChanged } from '@/slices/sessionSlice';
import type { AppDispatch } from '@/store/listening';
import { PANTRY_KEY, pantryOf } from '@/store/persist/storedPantry';
import { PREFERENCES_KEY, readStoredPreferences } from '@/store/persist/storedPreferences';
import { USER_KEY } from '@/store/persist/userKey';

/**
 * Shows what another tab has chosen. The browser fires `storage` only in the other tabs, and only when the text changed:
 * writing it back is silent. A text that cannot be read is no choice, and is left alone.
 */
export const followOtherTabs = (dispatch: AppDispatch, page: Window) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === PANTRY_KEY) {
      const items = pantryOf(newValue);
      if (items) dispatch(pantryArrived(items));
    }
    if (key === USER_KEY) dispatch(storedUserChanged(newValue));
    if (key !== PREFERENCES_KEY) return;
    const preferences = readStoredPreferences(newValue);
    if (preferences) dispatch(preferencesArrived(preferences));
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
};
