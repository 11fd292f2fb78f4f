import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AuthErrorState {
  /** What went wrong with a sign-in, as it was said; null when nothing did or it was dismissed. */
  message: string | null;
}

const initialState: AuthErrorState = { message: null };

/** A sign-in that failed before the page could say so: the next visit to Home does (SPEC §2, DECISIONS 33). */
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
