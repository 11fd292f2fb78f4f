import { cookbookArrived } from '@/slices/cookbookSlice';
import { formDraftsArrived } from '@/slices/formDraftsSlice';
import { pantryArrived } from '@/slices/pantrySlice';
import { preferencesArrived } from '@/slices/preferencesSlice';
import { shoppingListArrived } from '@/slices/shoppingSlice';
import { storedUserChanged } from '@/slices/sessionSlice';
import { keepingToastsChosen } from '@/slices/uiSlice';
import type { AppDispatch } from '@/store/listening';
import { readStoredCookbook } from '@/store/persist/storedCookbook';
import { FORM_DRAFTS_KEY, formDraftsOf } from '@/store/persist/storedFormDrafts';
import { PANTRY_KEY, pantryOf } from '@/store/persist/storedPantry';
import { PREFERENCES_KEY, readStoredPreferences } from '@/store/persist/storedPreferences';
import { readStoredShopping } from '@/store/persist/storedShopping';
import { KEEPS_TOASTS_KEY, keepsToastsOf } from '@/store/persist/storedToasts';
import { USER_KEY } from '@/store/persist/userKey';
import { followStorage, type StorageChange } from './followStorage';

/**
 * Applies choices made in other tabs. Browsers fire `storage` only in the other tabs, and only if the text changed, so
 * writing the same value back fires nothing. A text that cannot be parsed is ignored.
 */
export const followOtherTabs = (dispatch: AppDispatch, page: Window) => {
  const onStorage = ({ key, newValue }: StorageChange) => {
    if (key === PANTRY_KEY) {
      const items = pantryOf(newValue);
      if (items) dispatch(pantryArrived(items));
    }
    if (key === KEEPS_TOASTS_KEY) dispatch(keepingToastsChosen(keepsToastsOf(newValue)));
    const shopping = readStoredShopping(key, newValue);
    if (shopping) dispatch(shoppingListArrived(shopping));
    const cookbook = readStoredCookbook(key, newValue);
    if (cookbook) dispatch(cookbookArrived(cookbook));
    if (key === FORM_DRAFTS_KEY) dispatch(formDraftsArrived(formDraftsOf(newValue)));
    if (key === USER_KEY) dispatch(storedUserChanged(newValue));
    if (key !== PREFERENCES_KEY) return;
    const preferences = readStoredPreferences(newValue);
    if (preferences) dispatch(preferencesArrived(preferences));
  };
  return followStorage(page, onStorage);
};
