import { combineSlices } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { preferencesSlice } from '@/slices/preferencesSlice';
import { searchSlice } from '@/slices/searchSlice';
import { uiSlice } from '@/slices/uiSlice';
import { createPersistReducer } from './persist/persistReducer';
import { preferencesPersistence, searchPersistence } from './persist/persistedSlices';

/**
 * @param writeFailHandler called when the browser refuses to store (full, or switched off)
 * @param isLive whether an action happens now; a history that is reduced again is not stored
 */
export const createRootReducer = (writeFailHandler: (error: Error) => void, isLive: () => boolean = () => true) => {
  const persistReducer = createPersistReducer(isLive);
  return combineSlices(apiSlice, uiSlice, {
    [preferencesSlice.reducerPath]: persistReducer(
      { ...preferencesPersistence, writeFailHandler },
      preferencesSlice.reducer,
    ),
    [searchSlice.reducerPath]: persistReducer({ ...searchPersistence, writeFailHandler }, searchSlice.reducer),
  });
};

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
