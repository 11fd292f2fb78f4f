import { EXPORT_TIMEOUT_MS } from '@contracts/limits';
import type { Preferences, StoredPreferences } from '@contracts/preferences';
import type {
  BeginSecondFactorRequest,
  ConfirmSecondFactorRequest,
  LoginAnswer,
  RecoveryCodes,
  SecondFactor,
  SecondFactorKey,
  SecondFactorProof,
  SecondStepAnswer,
  SecondStepRequest,
} from '@contracts/secondFactor';
import type {
  DeleteAccountRequest,
  EmailRequest,
  EndSessionsRequest,
  ForgotPasswordRequest,
  LoginRequest,
  MarketingConsentRequest,
  PasswordRequest,
  ProfileRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SessionEntry,
  User,
} from '@contracts/session';
import type { UserExport } from '@contracts/userExport';
import {
  APP_KEY_ANSWER,
  LIST_ANSWER,
  LOGIN_ANSWER,
  NO_ANSWER,
  PREFERENCES_ANSWER,
  RECOVERY_CODES_ANSWER,
  SECOND_FACTOR_ANSWER,
  SECOND_STEP_ANSWER,
  USER_ANSWER,
} from './answers';
import { apiSlice } from './apiSlice';
import { callOf } from './callOf';

/** The part of RTK Query's call lifecycle that we need for calls that answer with the user. */
interface AnswersWithUser {
  dispatch: (action: ReturnType<typeof asSession>) => unknown;
  queryFulfilled: Promise<{ data: User }>;
}

const asSession = (user: User) => apiSlice.util.upsertQueryData('getMe', undefined, user);

/** The user in the answer becomes the session, so the session need not be read again. */
const becomesSession = async (_request: unknown, { dispatch, queryFulfilled }: AnswersWithUser) => {
  const { data } = await queryFulfilled.catch(() => ({ data: null }));
  if (data) dispatch(asSession(data));
};

const answeredByUser = <Body>(name: 'register' | 'updateProfile' | 'updateEmail' | 'updateMarketingConsent') => ({
  query: (body: Body) => ({ ...callOf(name), body }),
  extraOptions: USER_ANSWER,
  onQueryStarted: becomesSession,
});

const answeredByNothing = <Body>(
  name: 'forgotPassword' | 'resetPassword' | 'updatePassword' | 'endOtherSessions' | 'deleteAccount',
) => ({
  query: (body: Body) => ({ ...callOf(name), body }),
  extraOptions: NO_ANSWER,
});

/** Fixed cache key for saving preferences, so that selectors can read the outcome of the last save. */
export const PREFERENCES_SAVE = 'preferences';

/** The list of sessions is outdated after a call that ended some of them. */
const endsSessions = { invalidatesTags: (_done: unknown, error: unknown) => (error ? [] : (['sessions'] as const)) };

type Build = Parameters<Parameters<typeof apiSlice.injectEndpoints>[0]['endpoints']>[0];

const signInEndpoints = (build: Build) => ({
  /** Answers with a challenge for `finishSignIn` when the account has a second factor. */
  login: build.mutation<LoginAnswer, LoginRequest>({
    query: (body) => ({ ...callOf('login'), body }),
    extraOptions: LOGIN_ANSWER,
    onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data && 'uid' in data) dispatch(asSession(data));
    },
  }),
  finishSignIn: build.mutation<SecondStepAnswer, SecondStepRequest>({
    query: (body) => ({ ...callOf('finishSignIn'), body }),
    extraOptions: SECOND_STEP_ANSWER,
    onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data) dispatch(asSession(data.user));
    },
  }),
  register: build.mutation<User, RegisterRequest>(answeredByUser('register')),

  /** Clears all cached server data, so that the next user sees none of it. */
  logout: build.mutation<null, void>({
    query: () => callOf('logout'),
    extraOptions: NO_ANSWER,
    onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
      const isDone = await queryFulfilled.then(
        () => true,
        () => false,
      );
      if (isDone) dispatch(apiSlice.util.resetApiState());
    },
  }),

  forgotPassword: build.mutation<null, ForgotPasswordRequest>(answeredByNothing('forgotPassword')),
  resetPassword: build.mutation<null, ResetPasswordRequest>(answeredByNothing('resetPassword')),
});

const preferencesEndpoints = (build: Build) => ({
  getPreferences: build.query<StoredPreferences, void>({
    query: () => callOf('getPreferences'),
    extraOptions: PREFERENCES_ANSWER,
  }),

  savePreferences: build.mutation<null, Preferences>({
    // Also sent while the page is being closed.
    query: (body) => ({ ...callOf('savePreferences'), body, keepalive: true }),
    extraOptions: NO_ANSWER,
  }),
});

/** Who the user is, what the server knows about them, and the end of the account. */
const personEndpoints = (build: Build) => ({
  updateProfile: build.mutation<User, ProfileRequest>(answeredByUser('updateProfile')),
  updateEmail: build.mutation<User, EmailRequest>({ ...answeredByUser('updateEmail'), ...endsSessions }),
  updatePassword: build.mutation<null, PasswordRequest>({ ...answeredByNothing('updatePassword'), ...endsSessions }),
  updateMarketingConsent: build.mutation<User, MarketingConsentRequest>(answeredByUser('updateMarketingConsent')),

  /**
   * Everything the server stores about the user. Call it with `track: false`, so that the answer never enters the
   * store.
   */
  exportData: build.mutation<UserExport, void>({
    query: () => ({ ...callOf('exportData'), timeout: EXPORT_TIMEOUT_MS }),
  }),

  deleteAccount: build.mutation<null, DeleteAccountRequest>(answeredByNothing('deleteAccount')),
});

const sessionsEndpoints = (build: Build) => ({
  getSessions: build.query<SessionEntry[], void>({
    query: () => callOf('getSessions'),
    extraOptions: LIST_ANSWER,
    providesTags: ['sessions'],
  }),
  endSession: build.mutation<null, EndSessionsRequest & { id: number }>({
    query: ({ id, ...body }) => ({ ...callOf('endSession', { id }), body }),
    extraOptions: NO_ANSWER,
    ...endsSessions,
  }),
  endOtherSessions: build.mutation<null, EndSessionsRequest>({
    ...answeredByNothing('endOtherSessions'),
    ...endsSessions,
  }),
});

const secondFactorEndpoints = (build: Build) => ({
  getSecondFactor: build.query<SecondFactor, void>({
    query: () => callOf('getSecondFactor'),
    extraOptions: SECOND_FACTOR_ANSWER,
    providesTags: ['secondFactor'],
  }),
  /** The answers of these three are secret: call them with `track: false`, so that they never enter the store. */
  beginSecondFactor: build.mutation<SecondFactorKey, BeginSecondFactorRequest>({
    query: (body) => ({ ...callOf('beginSecondFactor'), body }),
    extraOptions: APP_KEY_ANSWER,
  }),
  confirmSecondFactor: build.mutation<RecoveryCodes, ConfirmSecondFactorRequest>({
    query: (body) => ({ ...callOf('confirmSecondFactor'), body }),
    extraOptions: RECOVERY_CODES_ANSWER,
    invalidatesTags: (_done, error) => (error ? [] : ['secondFactor', 'sessions']),
  }),
  renewRecoveryCodes: build.mutation<RecoveryCodes, SecondFactorProof>({
    query: (body) => ({ ...callOf('renewRecoveryCodes'), body }),
    extraOptions: RECOVERY_CODES_ANSWER,
    invalidatesTags: (_done, error) => (error ? [] : ['secondFactor']),
  }),
  turnOffSecondFactor: build.mutation<null, SecondFactorProof>({
    query: (body) => ({ ...callOf('turnOffSecondFactor'), body }),
    extraOptions: NO_ANSWER,
    invalidatesTags: (_done, error) => (error ? [] : ['secondFactor']),
  }),
});

/** Signing in and out, the account and its preferences. Never retried: the user is there to try again. */
export const accountApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    ...signInEndpoints(build),
    ...preferencesEndpoints(build),
    ...personEndpoints(build),
    ...sessionsEndpoints(build),
    ...secondFactorEndpoints(build),
  }),
});

export const {
  useLoginMutation,
  useFinishSignInMutation,
  useGetSecondFactorQuery,
  useRegisterMutation,
  useLogoutMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useGetPreferencesQuery,
  useUpdateProfileMutation,
  useUpdateEmailMutation,
  useUpdatePasswordMutation,
  useUpdateMarketingConsentMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useDeleteAccountMutation,
} = accountApi;
