import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import type { PersistConfig } from 'redux-persist';
import { apiSlice } from '@/api/apiSlice';
import { authErrorSlice } from '@/slices/authErrorSlice';
import { cookbookSlice } from '@/slices/cookbookSlice';
import { cookingTimerSlice } from '@/slices/cookingTimerSlice';
import { cookingViewSlice } from '@/slices/cookingViewSlice';
import { deviceSlice } from '@/slices/deviceSlice';
import { formDraftsSlice } from '@/slices/formDraftsSlice';
import { guestMigrationSlice } from '@/slices/guestMigrationSlice';
import { lineSyncSlice } from '@/slices/lineSyncSlice';
import { pantrySlice } from '@/slices/pantrySlice';
import { preferencesSlice } from '@/slices/preferencesSlice';
import { preferencesSyncSlice } from '@/slices/preferencesSyncSlice';
import { recipeDraftSlice } from '@/slices/recipeDraftSlice';
import { recipeImportSlice } from '@/slices/recipeImportSlice';
import { recipePageSlice } from '@/slices/recipePageSlice';
import { savedRecipesSlice } from '@/slices/savedRecipesSlice';
import { savedSyncSlice } from '@/slices/savedSyncSlice';
import { searchSlice } from '@/slices/searchSlice';
import { sessionSlice } from '@/slices/sessionSlice';
import { shoppingSlice } from '@/slices/shoppingSlice';
import { suggestionsSlice } from '@/slices/suggestionsSlice';
import { uiSlice } from '@/slices/uiSlice';
import { createPersistReducer } from './persist/persistReducer';
import {
  authErrorPersistence,
  cookbookPersistence,
  draftPersistence,
  formDraftsPersistence,
  importPersistence,
  pantryPersistence,
  preferencesPersistence,
  preferencesSyncPersistence,
  recipePagePersistence,
  savedRecipesPersistence,
  savedSyncPersistence,
  searchPersistence,
  shoppingPersistence,
  timersPersistence,
  uiPersistence,
} from './persist/persistedSlices';

type FailHandler = (error: Error) => void;

/** The reducers of the slices whose fields this browser stores. */
const storedReducers = (isLive: () => boolean, onFailed: FailHandler, onListLost: FailHandler) => {
  const persistReducer = createPersistReducer(isLive);
  const storedBy =
    (writeFailHandler: FailHandler) =>
    <State>({ reducer }: { reducer: Reducer<State> }, persistence: PersistConfig<State>) =>
      persistReducer({ ...persistence, writeFailHandler }, reducer);
  const stored = storedBy(onFailed);
  const storedList = storedBy(onListLost);
  return {
    [uiSlice.reducerPath]: stored(uiSlice, uiPersistence),
    [preferencesSlice.reducerPath]: stored(preferencesSlice, preferencesPersistence),
    [preferencesSyncSlice.reducerPath]: stored(preferencesSyncSlice, preferencesSyncPersistence),
    [recipePageSlice.reducerPath]: stored(recipePageSlice, recipePagePersistence),
    [savedRecipesSlice.reducerPath]: storedList(savedRecipesSlice, savedRecipesPersistence()),
    [savedSyncSlice.reducerPath]: stored(savedSyncSlice, savedSyncPersistence),
    [pantrySlice.reducerPath]: stored(pantrySlice, pantryPersistence),
    [shoppingSlice.reducerPath]: storedList(shoppingSlice, shoppingPersistence()),
    [cookbookSlice.reducerPath]: storedList(cookbookSlice, cookbookPersistence()),
    [recipeDraftSlice.reducerPath]: stored(recipeDraftSlice, draftPersistence),
    [formDraftsSlice.reducerPath]: stored(formDraftsSlice, formDraftsPersistence),
    [recipeImportSlice.reducerPath]: stored(recipeImportSlice, importPersistence),
    [authErrorSlice.reducerPath]: stored(authErrorSlice, authErrorPersistence),
    [searchSlice.reducerPath]: stored(searchSlice, searchPersistence),
    [cookingTimerSlice.reducerPath]: stored(cookingTimerSlice, timersPersistence),
  };
};

/**
 * @param writeFailHandler called when the browser refuses to store (full, or switched off)
 * @param isLive whether actions happen now; a history that is recomputed is not stored
 * @param onListLost the same for the lists of recipes and lines, which a guest has nowhere else
 */
export const createRootReducer = (
  writeFailHandler: FailHandler,
  isLive: () => boolean = () => true,
  onListLost: FailHandler = writeFailHandler,
) =>
  combineSlices(
    apiSlice,
    suggestionsSlice,
    cookingViewSlice,
    deviceSlice,
    sessionSlice,
    guestMigrationSlice,
    lineSyncSlice,
    storedReducers(isLive, writeFailHandler, onListLost),
  );

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
