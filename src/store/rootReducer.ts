import { combineSlices } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { authErrorSlice } from '@/slices/authErrorSlice';
import { cookbookSlice } from '@/slices/cookbookSlice';
import { cookingTimerSlice } from '@/slices/cookingTimerSlice';
import { cookingViewSlice } from '@/slices/cookingViewSlice';
import { deviceSlice } from '@/slices/deviceSlice';
import { formDraftsSlice } from '@/slices/formDraftsSlice';
import { guestMigrationSlice } from '@/slices/guestMigrationSlice';
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
import { shoppingSyncSlice } from '@/slices/shoppingSyncSlice';
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

/**
 * @param writeFailHandler called when the browser refuses to store (full, or switched off)
 * @param isLive whether actions happen now; a history that is recomputed is not stored
 * @param onListLost the same for the lists of recipes and lines, which a guest has nowhere else
 */
export const createRootReducer = (
  writeFailHandler: (error: Error) => void,
  isLive: () => boolean = () => true,
  onListLost: (error: Error) => void = writeFailHandler,
) => {
  const persistReducer = createPersistReducer(isLive);
  return combineSlices(
    apiSlice,
    suggestionsSlice,
    cookingViewSlice,
    deviceSlice,
    sessionSlice,
    guestMigrationSlice,
    shoppingSyncSlice,
    {
      [uiSlice.reducerPath]: persistReducer({ ...uiPersistence, writeFailHandler }, uiSlice.reducer),
      [preferencesSlice.reducerPath]: persistReducer(
        { ...preferencesPersistence, writeFailHandler },
        preferencesSlice.reducer,
      ),
      [preferencesSyncSlice.reducerPath]: persistReducer(
        { ...preferencesSyncPersistence, writeFailHandler },
        preferencesSyncSlice.reducer,
      ),
      [recipePageSlice.reducerPath]: persistReducer(
        { ...recipePagePersistence, writeFailHandler },
        recipePageSlice.reducer,
      ),
      [savedRecipesSlice.reducerPath]: persistReducer(
        { ...savedRecipesPersistence(), writeFailHandler: onListLost },
        savedRecipesSlice.reducer,
      ),
      [savedSyncSlice.reducerPath]: persistReducer(
        { ...savedSyncPersistence, writeFailHandler },
        savedSyncSlice.reducer,
      ),
      [pantrySlice.reducerPath]: persistReducer({ ...pantryPersistence, writeFailHandler }, pantrySlice.reducer),
      [shoppingSlice.reducerPath]: persistReducer(
        { ...shoppingPersistence(), writeFailHandler: onListLost },
        shoppingSlice.reducer,
      ),
      [cookbookSlice.reducerPath]: persistReducer(
        { ...cookbookPersistence(), writeFailHandler: onListLost },
        cookbookSlice.reducer,
      ),
      [recipeDraftSlice.reducerPath]: persistReducer(
        { ...draftPersistence, writeFailHandler },
        recipeDraftSlice.reducer,
      ),
      [formDraftsSlice.reducerPath]: persistReducer(
        { ...formDraftsPersistence, writeFailHandler },
        formDraftsSlice.reducer,
      ),
      [recipeImportSlice.reducerPath]: persistReducer(
        { ...importPersistence, writeFailHandler },
        recipeImportSlice.reducer,
      ),
      [authErrorSlice.reducerPath]: persistReducer(
        { ...authErrorPersistence, writeFailHandler },
        authErrorSlice.reducer,
      ),
      [searchSlice.reducerPath]: persistReducer({ ...searchPersistence, writeFailHandler }, searchSlice.reducer),
      [cookingTimerSlice.reducerPath]: persistReducer(
        { ...timersPersistence, writeFailHandler },
        cookingTimerSlice.reducer,
      ),
    },
  );
};

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
