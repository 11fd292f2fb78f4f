import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AuthErrorState {
  /** The stored message of a failed sign-in; null when there is none or it was dismissed. */
  message: string | null;
}

const initialState: AuthErrorState = { message: null };

/**
 * A sign-in that failed without a response, by a network failure or a failed redirect. Home shows it on the next
 * visit.
 */
export const authErrorSlice = createSlice({
  name: 'authError',
  initialState,
  reducers: {
    signInErrorStored(state, { payload }: PayloadAction<string>) {
      state.message = payload;
    },
    authErrorDismissed(state) {
      state.message = null;
    },
  },
  selectors: { selectAuthError: (state) => state.message },
});

export const { signInErrorStored, authErrorDismissed } = authErrorSlice.actions;
export const { selectAuthError } = authErrorSlice.selectors;
