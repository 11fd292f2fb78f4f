import { isAnyOf } from '@reduxjs/toolkit';
import { accountApi } from '@/api/accountApi';
import { apiSlice } from '@/api/apiSlice';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { masked } from '@/lib/values/masked';
import { authExchanged, type AuthExchange } from '@/slices/sessionSlice';
import type { AppStartListening } from '@/store/listening';

const { getMe, getHealth } = apiSlice.endpoints;
const { login, finishSignIn, register, logout, forgotPassword, resetPassword } = accountApi.endpoints;

const isAnswered = isAnyOf(
  getMe.matchFulfilled,
  login.matchFulfilled,
  finishSignIn.matchFulfilled,
  register.matchFulfilled,
  logout.matchFulfilled,
  forgotPassword.matchFulfilled,
  resetPassword.matchFulfilled,
);

const isRefused = isAnyOf(
  getMe.matchRejected,
  login.matchRejected,
  finishSignIn.matchRejected,
  register.matchRejected,
  logout.matchRejected,
  forgotPassword.matchRejected,
  resetPassword.matchRejected,
);

interface Answered {
  payload?: unknown;
  meta: {
    arg: { endpointName: string; originalArgs: unknown };
    baseQueryMeta?: { response?: { status?: number } };
    /** RTK Query itself skipped the call. */
    condition?: boolean;
  };
}

/** Records the last auth calls for the debug panel when the server has developer tools on. */
export const addAuthExchangesListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: isAnyOf(isAnswered, isRefused),
    effect: (action, { dispatch, getState }) => {
      if (getHealth.select()(getState()).data?.devTools !== true) return;
      const { payload, meta } = action as unknown as Answered;
      if (meta.condition) return;
      const { status, message } = (payload ?? {}) as Partial<ApiFailure>;
      const exchange = isRefused(action)
        ? { status: status ?? 'failed', answer: message ?? null }
        : { status: meta.baseQueryMeta?.response?.status ?? 200, answer: payload ?? null };
      const { endpointName, originalArgs } = meta.arg;
      const seen = { at: Date.now(), call: endpointName, request: originalArgs ?? null, ...exchange };
      dispatch(authExchanged(masked(seen) as AuthExchange));
    },
  });
};
