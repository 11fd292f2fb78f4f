import type { User } from '@contracts/session';
import { accountApi } from '@/api/accountApi';
import { refusalToast, type AccountCall } from '@/i18n/refusalToast';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { authErrorDismissed, signInErrorStored } from '@/slices/authErrorSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppDispatch, AppStartListening } from '@/store/listening';

const { login, finishSignIn, register, forgotPassword, resetPassword } = accountApi.endpoints;

/** The stored message of a sign-in that never reached the server. The banner on Home words it as a network failure. */
const NETWORK_FAILED = 'network-request-failed';

const sayRefusal = (dispatch: AppDispatch, call: AccountCall, failure: ApiFailure | undefined) => {
  if (!failure) return;
  const { kind, values } = refusalToast(call, failure);
  dispatch(toastRaised(kind, values));
};

const welcome = (dispatch: AppDispatch, { firstName }: User) =>
  dispatch(firstName === '' ? toastRaised('loginSuccessful') : toastRaised('loginSuccessfulWithName', { firstName }));

const addSignInFeedback = (startListening: AppStartListening) => {
  startListening({
    matcher: login.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(authErrorDismissed());
      // Without a user the account asks for a code first.
      if ('uid' in payload) welcome(dispatch, payload);
    },
  });

  startListening({
    matcher: finishSignIn.matchFulfilled,
    effect: ({ payload: { user, recoveryCodesLeft } }, { dispatch }) => {
      if (recoveryCodesLeft === null) welcome(dispatch, user);
      else dispatch(toastRaised('recoveryCodeUsed', { remaining: String(recoveryCodesLeft) }));
    },
  });

  startListening({
    matcher: login.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      sayRefusal(dispatch, 'login', payload);
      if (payload?.status === 'OFFLINE') dispatch(signInErrorStored(NETWORK_FAILED));
    },
  });
};

const addRegistrationFeedback = (startListening: AppStartListening) => {
  startListening({
    matcher: register.matchFulfilled,
    effect: ({ payload: { firstName, email } }, { dispatch }) => {
      dispatch(authErrorDismissed());
      dispatch(toastRaised('registrationSuccessful', { name: firstName || email }));
    },
  });

  startListening({
    matcher: register.matchRejected,
    effect: ({ payload }, { dispatch }) => sayRefusal(dispatch, 'registration', payload),
  });
};

const addPasswordFeedback = (startListening: AppStartListening) => {
  startListening({
    matcher: forgotPassword.matchFulfilled,
    effect: (_action, { dispatch }) => void dispatch(toastRaised('resetEmailSent')),
  });

  startListening({
    matcher: forgotPassword.matchRejected,
    effect: ({ payload }, { dispatch }) => sayRefusal(dispatch, 'resetRequest', payload),
  });

  startListening({
    matcher: resetPassword.matchFulfilled,
    effect: (_action, { dispatch }) => void dispatch(toastRaised('passwordReset')),
  });

  startListening({
    matcher: resetPassword.matchRejected,
    effect: ({ payload }, { dispatch }) => sayRefusal(dispatch, 'passwordReset', payload),
  });
};

/** Toasts for signing in, registering and forgotten passwords (specification row 8.auth). */
export const addAuthFeedbackListeners = (startListening: AppStartListening) => {
  addSignInFeedback(startListening);
  addRegistrationFeedback(startListening);
  addPasswordFeedback(startListening);
};
