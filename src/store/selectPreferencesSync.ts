import { createSelector } from '@reduxjs/toolkit';
import type { Preferences } from '@contracts/preferences';
import { accountApi, PREFERENCES_SAVE } from '@/api/accountApi';
import { selectIsSignedIn } from '@/slices/sessionSlice';
import { selectPreferences } from './selectors';

/** Where the preferences are stored. `waiting`: the account has not taken the last change. Null: not known. */
export type PreferencesSync = 'device' | 'saving' | 'saved' | 'waiting' | null;

const { getPreferences, savePreferences } = accountApi.endpoints;

const asText = ({ language, measurementSystem, excludedAllergens, dietTypes }: Preferences) =>
  JSON.stringify([language, measurementSystem, excludedAllergens, dietTypes]);

/**
 * Whether the account has the shown preferences. Not in selectors.ts, so that a guest does not load the account's
 * calls.
 */
export const selectPreferencesSync = createSelector(
  [selectIsSignedIn, selectPreferences, savePreferences.select(PREFERENCES_SAVE), getPreferences.select()],
  (isSignedIn, here, saving, { data: there, isError }): PreferencesSync => {
    if (!isSignedIn) return 'device';
    if (saving.isLoading) return 'saving';
    if (!there) return saving.isError ? 'waiting' : isError ? 'device' : null;
    if (asText(there) === asText(here)) return 'saved';
    // A change is sent after a delay.
    return saving.isError ? 'waiting' : 'saving';
  },
);
