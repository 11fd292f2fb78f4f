import { SaveNote } from '@/components/SaveNote/SaveNote';
import { selectIsSignedIn } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';

/** Where the preferences are kept, and whether the last change got there. */
export const PreferencesNote = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return <SaveNote status={isSignedIn ? 'saved' : 'device'} />;
};
