import type { PersistConfig } from 'redux-persist';
import type { AuthErrorState } from '@/slices/authErrorSlice';
import type { CookbookState } from '@/slices/cookbookSlice';
import type { CookingTimerState } from '@/slices/cookingTimerSlice';
import type { FormDraftsState } from '@/slices/formDraftsSlice';
import type { PantryState } from '@/slices/pantrySlice';
import type { PreferencesState } from '@/slices/preferencesSlice';
import type { PreferencesSyncState } from '@/slices/preferencesSyncSlice';
import type { RecipeDraftState } from '@/slices/recipeDraft/draftState';
import type { RecipeImportState } from '@/slices/recipeImportSlice';
import type { RecipePageState } from '@/slices/recipePageSlice';
import type { SavedRecipesState } from '@/slices/savedRecipesSlice';
import type { SavedSyncState } from '@/slices/savedSyncSlice';
import type { ShoppingState } from '@/slices/shoppingSlice';
import type { SearchState } from '@/slices/searchSlice';
import type { UiState } from '@/slices/uiSlice';
import { specStorage, writeFields } from './specStorage';
import { STORED_AUTH_ERROR } from './storedAuthError';
import { createCookbookWriter } from './storedCookbook';
import { STORED_DRAFT } from './storedDraft';
import { STORED_FORM_DRAFTS } from './storedFormDrafts';
import { STORED_IMPORT } from './storedImport';
import { STORED_IMAGE_VOTES } from './storedImageVotes';
import { STORED_PANTRY } from './storedPantry';
import { STORED_PREFERENCES } from './storedPreferences';
import { STORED_PREFERENCES_RECORD } from './storedPreferencesRecord';
import { openBodyVault } from '../bodyVault';
import { lineOverflow } from '../lineOverflow';
import { createSavedRecipesWriter } from './savedRecipesWriter';
import { STORED_SYNC_PAUSE } from './storedSyncPause';
import { cachedResultsOf, STORED_CHOICES, STORED_RESULTS } from './storedSearch';
import { createShoppingWriter } from './storedShopping';
import { STORED_TIMERS } from './storedTimers';
import { STORED_TOASTS } from './storedToasts';

/** How a slice is persisted: its fields and their keys (specification row 3.storage.keys). */
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
  // redux-persist reads nothing, so there is nothing to wait for.
  timeout: 0,
});

export const preferencesPersistence = persistence<PreferencesState>(
  'preferences',
  ['language', 'measurementSystem', 'excludedAllergens', 'dietTypes'],
  (preferences, area) => writeFields(STORED_PREFERENCES, { preferences }, area),
);

export const preferencesSyncPersistence = persistence<PreferencesSyncState>(
  'preferencesSync',
  ['record'],
  (sync, area) => writeFields(STORED_PREFERENCES_RECORD, sync, area),
);

const RESULT_FIELDS = ['results', 'status', 'text', 'detected', 'at', 'found', 'mustUse', 'weaker'] as const;

export const searchPersistence = persistence<SearchState>(
  'search',
  [...(Object.keys(STORED_CHOICES) as (keyof SearchState)[]), ...RESULT_FIELDS],
  (search, area) => {
    writeFields(STORED_CHOICES, search, area);
    writeFields(STORED_RESULTS, cachedResultsOf(search), area);
  },
);

/** One per store, because the writer remembers what it has written. */
export const savedRecipesPersistence = () =>
  persistence<SavedRecipesState>(
    'savedRecipes',
    ['byOwner', 'unread', 'unsent', 'isKeptOnDevice'],
    createSavedRecipesWriter(openBodyVault, lineOverflow),
  );

export const savedSyncPersistence = persistence<SavedSyncState>('savedSync', ['unwelcomeUntil'], (sync, area) =>
  writeFields(STORED_SYNC_PAUSE, sync, area),
);

export const timersPersistence = persistence<CookingTimerState>(
  'cookingTimer',
  ['sessions', 'settings'],
  ({ sessions, settings }, area) => writeFields(STORED_TIMERS, { timers: { sessions, settings } }, area),
);

export const recipePagePersistence = persistence<RecipePageState>('recipePage', ['imageVotes'], (page, area) =>
  writeFields(STORED_IMAGE_VOTES, page, area),
);

/** One per store, because the writer remembers what it has written. */
export const shoppingPersistence = () =>
  persistence<ShoppingState>('shopping', ['byList'], createShoppingWriter(lineOverflow));

/** One per store, because the writer remembers what it has written. */
export const cookbookPersistence = () =>
  persistence<CookbookState>('cookbook', ['byOwner'], createCookbookWriter(lineOverflow));

export const pantryPersistence = persistence<PantryState>('pantry', ['items'], (pantry, area) =>
  writeFields(STORED_PANTRY, pantry, area),
);

export const draftPersistence = persistence<RecipeDraftState>('recipeDraft', ['draft', 'found'], (draft, area) =>
  writeFields(STORED_DRAFT, draft, area),
);

export const formDraftsPersistence = persistence<FormDraftsState>('formDrafts', ['drafts'], (forms, area) =>
  writeFields(STORED_FORM_DRAFTS, forms, area),
);

export const importPersistence = persistence<RecipeImportState>('recipeImport', ['current'], (state, area) =>
  writeFields(STORED_IMPORT, state, area),
);

export const authErrorPersistence = persistence<AuthErrorState>('authError', ['message'], (error, area) =>
  writeFields(STORED_AUTH_ERROR, error, area),
);

export const uiPersistence = persistence<UiState>('ui', ['keepsToasts'], (ui, area) =>
  writeFields(STORED_TOASTS, ui, area),
);
