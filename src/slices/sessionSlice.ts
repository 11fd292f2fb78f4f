import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { AUTH_EXCHANGES_KEPT } from '@contracts/limits';
import { apiSlice } from '@/api/apiSlice';

/** A request of the auth service and what became of it, without passwords and tokens. */
export interface AuthExchange {
  /** In ms since 1970. */
  at: number;
  call: string;
  request: unknown;
  /** Of the answer; a word where there was none. */
  status: number | string;
  answer: unknown;
}

export interface SessionState {
  /** `loading` until it is known who is there. */
  status: 'loading' | 'signedIn' | 'signedOut';
  /** Whose session it is; null for a guest, and while it is loading. */
  uid: string | null;
  /**
   * The server has ended the session, and nobody chose that: whoever is here may sign in again where they are, and lose
   * nothing that they have typed.
   */
  hasExpired: boolean;
  /** The last ones, in developer mode only (SPEC §4, DECISIONS 40). */
  exchanges: AuthExchange[];
}

const initialState: SessionState = { status: 'loading', uid: null, hasExpired: false, exchanges: [] };

const { getMe } = apiSlice.endpoints;

const signedOut: SessionState = { ...initialState, status: 'signedOut' };

/** Who is there. The user's own data lives in the cache of `getMe`: this is the state machine of SPEC §4. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Nothing says that there may be a session, so nobody asked the server. */
    sessionAbsent: () => signedOut,
    /** Something says that there may be one: whose it is, the server knows. */
    sessionExpected: () => initialState,
    /** The server cannot be asked: whoever was here last is taken to be here still. */
    sessionAssumed: (_state, { payload }: PayloadAction<string>): SessionState => ({
      ...initialState,
      status: 'signedIn',
      uid: payload,
    }),
    sessionExpired(state) {
      if (state.status === 'signedIn') state.hasExpired = true;
    },
    sessionEnded: () => signedOut,
    authExchanged(state, { payload }: PayloadAction<AuthExchange>) {
      state.exchanges = [...state.exchanges, payload].slice(-AUTH_EXCHANGES_KEPT);
    },
  },
  extraReducers: (builder) =>
    builder
      // Signing in and registering put the user there, too.
      .addMatcher(getMe.matchFulfilled, (state, { payload }) => {
        state.status = 'signedIn';
        state.uid = payload.uid;
        state.hasExpired = false;
      })
      // Any other failure says nothing of the session.
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
    selectAuthExchanges: (state) => state.exchanges,
  },
});

export const { sessionAbsent, sessionExpected, sessionAssumed, sessionExpired, sessionEnded, authExchanged } =
  sessionSlice.actions;

export const { selectSessionStatus, selectUid, selectIsSignedIn, selectHasExpired, selectAuthExchanges } =
  sessionSlice.selectors;

/** Somebody is about to sign in or to create an account. */
export const accountFormOpened = createAction('session/accountFormOpened');

/** What another tab has written of the user: the text under the key `user`, null when it took it away. */
export const storedUserChanged = createAction<string | null>('session/storedUserChanged');

/** Somebody pressed Sign out. */
export const signOutChosen = createAction('session/signOutChosen');

/** The server holds nothing about the user any more, and ended the session itself. */
export const accountDeleted = createAction('session/accountDeleted');
