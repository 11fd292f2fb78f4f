import { useGetPreferencesQuery } from '@/api/accountApi';
import { SaveNote } from '@/components/SaveNote/SaveNote';
import { selectIsSignedIn } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { selectPreferencesSync } from '@/store/selectPreferencesSync';

/** Where the preferences are stored, and whether the last change has been saved. */
export const PreferencesNote = () => {
  // Subscribes, so that the account's last answer stays in the cache while the tab is open.
  useGetPreferencesQuery(undefined, { skip: !useAppSelector(selectIsSignedIn) });
  return <SaveNote status={useAppSelector(selectPreferencesSync)} />;
};
