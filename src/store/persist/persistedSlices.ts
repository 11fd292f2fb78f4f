import type { PersistConfig } from 'redux-persist';
import type { PreferencesState } from '@/slices/preferencesSlice';
import type { SearchState } from '@/slices/searchSlice';
import { specStorage, writeFields } from './specStorage';
import { STORED_PREFERENCES } from './storedPreferences';
import { cachedResultsOf, STORED_CHOICES, STORED_RESULTS } from './storedSearch';

/** How a slice is persisted: which of its fields, and under which of the specification's keys. */
const persistence = <State extends object>(
  key: string,
  fields: readonly (keyof State & string)[],
  write: (state: State, area: Storage) => void,
): PersistConfig<State> => ({
  key,
  keyPrefix: '',
  whitelist: [...fields],
  storage: specStorage<State>(write),
  serialize: false,
  // Nothing is read by redux-persist, so there is nothing to wait for.
  timeout: 0,
});

export const preferencesPersistence = persistence<PreferencesState>(
  'preferences',
  ['language', 'measurementSystem', 'excludedAllergens', 'dietTypes'],
  (preferences, area) => writeFields(STORED_PREFERENCES, { preferences }, area),
);

const RESULT_FIELDS = ['results', 'status', 'text', 'detected', 'at'] as const;

export const searchPersistence = persistence<SearchState>(
  'search',
  [...(Object.keys(STORED_CHOICES) as (keyof SearchState)[]), ...RESULT_FIELDS],
  (search, area) => {
    writeFields(STORED_CHOICES, search, area);
    writeFields(STORED_RESULTS, cachedResultsOf(search), area);
  },
);
