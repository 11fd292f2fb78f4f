import { createSelector } from '@reduxjs/toolkit';
import type { Preferences } from '@contracts/preferences';
import { preferencesSlice, selectExcludedAllergens } from '@/slices/preferencesSlice';
import { selectIsGuest, selectIsKeptOnDevice } from '@/slices/savedRecipesSlice';
import { selectFilterAllergens } from '@/slices/searchSlice';

/** The preferences as the server and the storage expect them, without the slice's bookkeeping fields. */
export const selectPreferences = createSelector(
  [preferencesSlice.selectSlice],
  ({ language, measurementSystem, excludedAllergens, dietTypes }): Preferences => ({
    language,
    measurementSystem,
    excludedAllergens,
    dietTypes,
  }),
);

/** One object for every time, so that nothing is drawn again when two empty lists are read. */
const NO_ALLERGENS: readonly string[] = [];

/** The excluded allergens: the union of the profile's and the filter's. */
export const selectEffectiveAllergens = createSelector(
  [selectExcludedAllergens, selectFilterAllergens],
  (profile, filter): readonly string[] => {
    const all = new Set([...profile, ...filter]);
    return all.size === 0 ? NO_ALLERGENS : [...all];
  },
);

/** Whether hearts and stars open the sign-in dialog. Not for a guest who chose "Keep on this device". */
export const selectMustSignIn = createSelector(
  [selectIsGuest, selectIsKeptOnDevice],
  (isGuest, isKeptOnDevice) => isGuest && !isKeptOnDevice,
);
