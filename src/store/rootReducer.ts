import { combineSlices } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { apiSlice } from '@/api/apiSlice';
import { preferencesSlice } from '@/slices/preferencesSlice';
import { searchSlice } from '@/slices/searchSlice';
import { uiSlice } from '@/slices/uiSlice';
import { preferencesPersistence, searchPersistence } from './persist/persistedSlices';

/** @param writeFailHandler called when the browser refuses to store (full, or switched off) */
export const createRootReducer = (writeFailHandler: (error: Error) => void) =>
  combineSlices(apiSlice, uiSlice, {
    [preferencesSlice.reducerPath]: persistReducer(
      { ...preferencesPersistence, writeFailHandler },
      preferencesSlice.reducer,
    ),
    [searchSlice.reducerPath]: persistReducer({ ...searchPersistence, writeFailHandler }, searchSlice.reducer),
  });

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
