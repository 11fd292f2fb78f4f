import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { RootState } from './rootReducer';
import type { Travelling } from './timeTravel';

/** The app's store with the way into its past, for the debug panel. */
export const useTravellingStore = useStore.withTypes<Store<RootState> & Travelling<RootState>>();
