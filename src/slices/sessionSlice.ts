import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { AUTH_EXCHANGES_KEPT } from '@contracts/limits';
import { apiSlice } from '@/api/apiSlice';

/** A request to the auth service and its outcome, without passwords and tokens. */
export interface AuthExchange {
  /** In ms since 1970. */
  at: number;
  call: string;
  request: unknown;
  /** The HTTP status, or a word when there was no response. */
  status: number | string;
  answer: unknown;
}

export interface SessionState {
  /** `loading` until the session is known. */
  status: 'loading' | 'signedIn' | 'signedOut';
  /** The signed-in user; null for a guest and while loading. */
  uid: string | null;
  /**
   * The server ended the session, not the user. The user may sign in again on the same page without losing what they
   * typed.
   */
  hasExpired: boolean;
  /** A session ended on this page: by signing out here or in another tab, or because the account was deleted. */
  isOver: boolean;
  /** The last five, in developer mode only. */
  exchanges: AuthExchange[];
}

const initialState: SessionState = { status: 'loading', uid: null, hasExpired: false, isOver: false, exchanges: [] };

const { getMe } = apiSlice.endpoints;

const signedOut: SessionState = { ...initialState, status: 'signedOut' };

/** State machine of the session: loading, then signed in or out. The user's data lives in the cache of `getMe`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** There is no sign of a session, so the server was not asked. */
    sessionAbsent: () => signedOut,
    /** There is a sign of a session, so the server is asked for the user. */
    sessionExpected: () => initialState,
    /** The server cannot be reached, so the last user is assumed to be signed in. */
    sessionAssumed: (_state, { payload }: PayloadAction<string>): SessionState => ({
      ...initialState,
      status: 'signedIn',
      uid: payload,
    }),
    sessionExpired(state) {
      if (state.status === 'signedIn') state.hasExpired = true;
    },
    sessionEnded: () => ({ ...signedOut, isOver: true }),
    authExchanged(state, { payload }: PayloadAction<AuthExchange>) {
      state.exchanges = [...state.exchanges, payload].slice(-AUTH_EXCHANGES_KEPT);
    },
  },
  extraReducers: (builder) =>
    builder
      // Signing in and registering set the user there, too.
      .addMatcher(getMe.matchFulfilled, (state, { payload }) => {
        state.status = 'signedIn';
        state.uid = payload.uid;
        state.hasExpired = false;
        state.isOver = false;
      })
      // Any other failure says nothing about the session.
      .addMatcher(getMe.matchRejected, (state, { payload }) => {
        if (payload?.status !== 401) return;
        if (state.status === 'signedIn') state.hasExpired = true;
        else state.status = 'signedOut';
      }),
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectUid: (state) => state.uid,
    selectIsSignedIn: (state) => state.status === 'signedIn',
    selectHasExpired: (state) => state.hasExpired,
    selectIsSessionOver: (state) => state.isOver,
    selectAuthExchanges: (state) => state.exchanges,
  },
});

export const { sessionAbsent, sessionExpected, sessionAssumed, sessionExpired, sessionEnded, authExchanged } =
  sessionSlice.actions;

export const {
  selectSessionStatus,
  selectUid,
  selectIsSignedIn,
  selectHasExpired,
  selectIsSessionOver,
  selectAuthExchanges,
} = sessionSlice.selectors;

/** A form for signing in, registering or resetting the password was opened. */
export const accountFormOpened = createAction('session/accountFormOpened');

/** Another tab changed the stored user: the text under the key `user`, null when it was removed. */
export const storedUserChanged = createAction<string | null>('session/storedUserChanged');

/** Sign out was pressed. */
export const signOutChosen = createAction('session/signOutChosen');

/** The server deleted the account and ended the session. */
export const accountDeleted = createAction('session/accountDeleted');
