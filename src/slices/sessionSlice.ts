import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';

export interface SessionState {
  /** `loading` until it is known who is there. */
  status: 'loading' | 'signedIn' | 'signedOut';
  /** Whose session it is; null for a guest, and while it is loading. */
  uid: string | null;
}

const initialState: SessionState = { status: 'loading', uid: null };

const { getMe } = apiSlice.endpoints;

const signedOut: SessionState = { status: 'signedOut', uid: null };

/** Who is there. The user's own data lives in the cache of `getMe`: this is the state machine of SPEC §4. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Nothing says that there may be a session, so nobody asked the server. */
    sessionAbsent: () => signedOut,
    /** The server cannot be asked: whoever was here last is taken to be here still. */
    sessionAssumed: (_state, { payload }: PayloadAction<string>): SessionState => ({
      status: 'signedIn',
      uid: payload,
    }),
    sessionEnded: () => signedOut,
  },
  extraReducers: (builder) =>
    builder
      // Signing in and registering put the user there, too.
      .addMatcher(getMe.matchFulfilled, (_state, { payload }): SessionState => ({
        status: 'signedIn',
        uid: payload.uid,
      }))
      .addMatcher(getMe.matchRejected, (state, { payload }) => {
        if (payload?.status === 401) return signedOut;
        return state.status === 'loading' ? signedOut : state;
      }),
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectUid: (state) => state.uid,
    selectIsSignedIn: (state) => state.status === 'signedIn',
  },
});

export const { sessionAbsent, sessionAssumed, sessionEnded } = sessionSlice.actions;
export const { selectSessionStatus, selectUid, selectIsSignedIn } = sessionSlice.selectors;

/** Somebody pressed Sign out. */
export const signOutChosen = createAction('session/signOutChosen');

/** The server holds nothing about the user any more, and ended the session itself. */
export const accountDeleted = createAction('session/accountDeleted');
