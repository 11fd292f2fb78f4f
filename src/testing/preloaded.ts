import { preferencesSlice, type PreferencesState } from '@/slices/preferencesSlice';
import { searchSlice, type SearchState } from '@/slices/searchSlice';
import type { RootState } from '@/store/rootReducer';

/** A state to begin with, of which only the interesting fields are named. */
export const preloaded = ({
  preferences,
  search,
}: {
  preferences?: Partial<PreferencesState>;
  search?: Partial<SearchState>;
} = {}): Partial<RootState> => ({
  preferences: { ...preferencesSlice.getInitialState(), ...preferences, _persist: undefined! },
  search: { ...searchSlice.getInitialState(), ...search, _persist: undefined! },
});
