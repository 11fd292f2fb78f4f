import type { Preferences, StoredPreferences } from '@contracts/preferences';
import type {
  DeleteAccountRequest,
  EmailRequest,
  ForgotPasswordRequest,
  LoginRequest,
  MarketingConsentRequest,
  PasswordRequest,
  ProfileRequest,
  RegisterRequest,
  ResetPasswordRequest,
  User,
} from '@contracts/session';
import type { UserExport } from '@contracts/userExport';
import { NO_ANSWER, PREFERENCES_ANSWER, USER_ANSWER } from './answers';
import { apiSlice } from './apiSlice';

/** Part of RTK Query's lifecycle of a call that answers with the user. */
interface AnswersWithUser {
  dispatch: (action: ReturnType<typeof asSession>) => unknown;
  queryFulfilled: Promise<{ data: User }>;
}

const asSession = (user: User) => apiSlice.util.upsertQueryData('getMe', undefined, user);

/** Whoever the answer names is the session from here on; nothing has to be read again. */
const becomesSession = async (_request: unknown, { dispatch, queryFulfilled }: AnswersWithUser) => {
  const { data } = await queryFulfilled.catch(() => ({ data: null }));
  if (data) dispatch(asSession(data));
};

/** Names the one way by which preferences are saved, so that its last answer can be looked at. */
export const PREFERENCES_SAVE = 'preferences';

/** Signing in and out, the account and its preferences (SPEC §7). Never retried: a person is there to try again. */
export const accountApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<User, LoginRequest>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: USER_ANSWER,
      onQueryStarted: becomesSession,
    }),

    register: build.mutation<User, RegisterRequest>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      extraOptions: USER_ANSWER,
      onQueryStarted: becomesSession,
    }),

    /** Nothing that the server said to one user is left for the next. */
    logout: build.mutation<null, void>({
      query: () => ({ url: '/auth/logout', method: 'POST' }),
      extraOptions: NO_ANSWER,
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) dispatch(apiSlice.util.resetApiState());
      },
    }),

    forgotPassword: build.mutation<null, ForgotPasswordRequest>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
      extraOptions: NO_ANSWER,
    }),

    resetPassword: build.mutation<null, ResetPasswordRequest>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
      extraOptions: NO_ANSWER,
    }),

    getPreferences: build.query<StoredPreferences, void>({
      query: () => '/preferences',
      extraOptions: PREFERENCES_ANSWER,
    }),

    savePreferences: build.mutation<null, Preferences>({
      // Also sent by a page that is about to go.
      query: (body) => ({ url: '/preferences', method: 'POST', body, keepalive: true }),
      extraOptions: NO_ANSWER,
    }),

    updateProfile: build.mutation<User, ProfileRequest>({
      query: (body) => ({ url: '/user/profile', method: 'PUT', body }),
      extraOptions: USER_ANSWER,
      onQueryStarted: becomesSession,
    }),

    updateEmail: build.mutation<User, EmailRequest>({
      query: (body) => ({ url: '/user/email', method: 'PUT', body }),
      extraOptions: USER_ANSWER,
      onQueryStarted: becomesSession,
    }),

    updatePassword: build.mutation<null, PasswordRequest>({
      query: (body) => ({ url: '/user/password', method: 'PUT', body }),
      extraOptions: NO_ANSWER,
    }),

    updateMarketingConsent: build.mutation<User, MarketingConsentRequest>({
      query: (body) => ({ url: '/user/marketing-consent', method: 'PUT', body }),
      extraOptions: USER_ANSWER,
      onQueryStarted: becomesSession,
    }),

    /** Everything that the server holds about the user. Asked for without a trace in the store: `track: false`. */
    exportData: build.mutation<UserExport, void>({ query: () => ({ url: '/user/export', method: 'GET' }) }),

    deleteAccount: build.mutation<null, DeleteAccountRequest>({
      query: (body) => ({ url: '/user/delete', method: 'POST', body }),
      extraOptions: NO_ANSWER,
    }),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useGetPreferencesQuery,
  useUpdateProfileMutation,
  useUpdateEmailMutation,
  useUpdatePasswordMutation,
  useUpdateMarketingConsentMutation,
  useDeleteAccountMutation,
} = accountApi;
