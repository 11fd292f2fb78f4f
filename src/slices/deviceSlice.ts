import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { serverReachChecked } from '@/api/serverReach';

interface DeviceState {
  /** The server cannot be reached. */
  isOffline: boolean;
  /** The recipes in the language of the interface are on this device. */
  hasRecipes: boolean;
  /** A newer version waits for a word of the cook. */
  isUpdateReady: boolean;
  /** The page came over plain http: the browser keeps from it what a kitchen needs. */
  isInsecure: boolean;
}

const initialState: DeviceState = { isOffline: false, hasRecipes: false, isUpdateReady: false, isInsecure: false };

/** What this device can do at the moment. */
export const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    recipesLookedFor(state, { payload }: PayloadAction<boolean>) {
      state.hasRecipes = payload;
    },
    updateFound(state) {
      state.isUpdateReady = true;
    },
    updatePostponed(state) {
      state.isUpdateReady = false;
    },
    insecurePageFound(state) {
      state.isInsecure = true;
    },
    insecureNoteDismissed(state) {
      state.isInsecure = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(serverReachChecked, (state, { payload }) => {
      state.isOffline = !payload;
    });
  },
  selectors: {
    selectIsOffline: (state) => state.isOffline,
    selectHasRecipes: (state) => state.hasRecipes,
    selectIsUpdateReady: (state) => state.isUpdateReady,
    selectIsInsecure: (state) => state.isInsecure,
    selectHasDeviceNews: ({ isOffline, isUpdateReady, isInsecure }) => isOffline || isUpdateReady || isInsecure,
  },
});

export const { recipesLookedFor, updateFound, updatePostponed, insecurePageFound, insecureNoteDismissed } =
  deviceSlice.actions;

export const { selectIsOffline, selectHasRecipes, selectIsUpdateReady, selectIsInsecure, selectHasDeviceNews } =
  deviceSlice.selectors;

/** The browser says that its network changed. */
export const networkChanged = createAction('device/networkChanged');

/** The cook wants the newer version now. */
export const updateAccepted = createAction('device/updateAccepted');
