import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { serverReachChecked } from '@/api/serverReach';

interface DeviceState {
  /** The server cannot be reached. */
  isOffline: boolean;
  /** The recipes in the interface language are stored on this device. */
  hasRecipes: boolean;
  /** A newer version is installed and waits for the user's consent. */
  isUpdateReady: boolean;
  /** The page came over plain http, so the browser withholds features such as notifications and the wake lock. */
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

/** The browser reported a change of its network connection. */
export const networkChanged = createAction('device/networkChanged');

/** The user asked for the newer version. */
export const updateAccepted = createAction('device/updateAccepted');
