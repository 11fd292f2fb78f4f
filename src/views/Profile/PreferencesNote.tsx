import { SaveNote } from '@/components/SaveNote/SaveNote';
import { useAppSelector } from '@/store/hooks';
import { selectPreferencesSync } from '@/store/selectPreferencesSync';

/** Where the preferences are kept, and whether the last change got there. */
export const PreferencesNote = () => <SaveNote status={useAppSelector(selectPreferencesSync)} />;
