import type { PersistConfig } from 'redux-persist';
import type { AuthErrorState } from '@/slices/authErrorSlice';
import type { CookingTimerState } from '@/slices/cookingTimerSlice';
import type { PantryState } from '@/slices/pantrySlice';
import type { PreferencesState } from '@/slices/preferencesSlice';
import type { RecipePageState } from '@/slices/recipePageSlice';
import type { SavedRecipesState } from '@/slices/savedRecipesSlice';
import type { SearchState } from '@/slices/searchSlice';
import { specStorage, writeFields } from './specStorage';
import { STORED_AUTH_ERROR } from './storedAuthError';
import { STORED_IMAGE_VOTES } from './storedImageVotes';
import { STORED_PANTRY } from './storedPantry';
import { STORED_PREFERENCES } from './storedPreferences';
import { openBodyVault } from '../bodyVault';
import { createSavedRecipesWriter } from './storedSavedRecipes';
import { cachedResultsOf, STORED_CHOICES, STORED_RESULTS } from './storedSearch';
import { STORED_TIMERS } from './storedTimers';

/** How a slice is persisted: which of its fields, and under which of the specification's keys. */
const persistence = <State extends object>(
  key: string,
  fields: readonly (keyof State & string)[],
  write: (state: State, area: Storage) => void | Promise<void>,
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

/** Of one store: the writer knows what it has written. */
export const savedRecipesPersistence = () =>
  persistence<SavedRecipesState>(
    'savedRecipes',
    ['byOwner', 'unread', 'unsent', 'isKeptOnDevice'],
    createSavedRecipesWriter(openBodyVault),
  );

export const timersPersistence = persistence<CookingTimerState>(
  'cookingTimer',
  ['sessions', 'settings'],
  ({ sessions, settings }, area) => writeFields(STORED_TIMERS, { timers: { sessions, settings } }, area),
);

export const recipePagePersistence = persistence<RecipePageState>('recipePage', ['imageVotes'], (page, area) =>
  writeFields(STORED_IMAGE_VOTES, page, area),
);

export const pantryPersistence = persistence<PantryState>('pantry', ['items'], (pantry, area) =>
  writeFields(STORED_PANTRY, pantry, area),
);

export const authErrorPersistence = persistence<AuthErrorState>('authError', ['message'], (error, area) =>
  writeFields(STORED_AUTH_ERROR, error, area),
);
