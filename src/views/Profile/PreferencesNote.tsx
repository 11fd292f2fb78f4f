import { useGetPreferencesQuery } from '@/api/accountApi';
import { SaveNote } from '@/components/SaveNote/SaveNote';
import { selectIsSignedIn } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { selectPreferencesSync } from '@/store/selectPreferencesSync';

/** Where the preferences are kept, and whether the last change got there. */
export const PreferencesNote = () => {
  // What the account said last is not forgotten while somebody looks at it.
  useGetPreferencesQuery(undefined, { skip: !useAppSelector(selectIsSignedIn) });
  return <SaveNote status={useAppSelector(selectPreferencesSync)} />;
};
