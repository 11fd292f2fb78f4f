import { ROUTES, type RouteName } from '../routes';
import { loginAnswerSchema, secondStepAnswerSchema, secondStepRequestSchema } from '../secondFactor';
import {
  forgotPasswordRequestSchema,
  loginRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  userSchema,
} from '../session';
import type { Operation } from './operation';

/** Signing in and out, and new passwords. */
export const SESSION_OPERATIONS = {
  getMe: {
    ...ROUTES.getMe,
    tag: 'session',
    summary: 'The signed-in user',
    response: userSchema,
    needsSession: true,
  },
  login: {
    ...ROUTES.login,
    tag: 'session',
    summary: 'Sign in; an account with a second factor gets a challenge instead of the user',
    body: loginRequestSchema,
    response: loginAnswerSchema,
  },
  finishSignIn: {
    ...ROUTES.finishSignIn,
    tag: 'session',
    summary: 'Answer the challenge of a sign-in with a code of the app, or with a recovery code',
    body: secondStepRequestSchema,
    response: secondStepAnswerSchema,
  },
  register: {
    ...ROUTES.register,
    tag: 'session',
    summary: 'Create an account and sign in',
    body: registerRequestSchema,
    response: userSchema,
  },
  logout: { ...ROUTES.logout, tag: 'session', summary: 'Sign out', response: null },
  forgotPassword: {
    ...ROUTES.forgotPassword,
    tag: 'session',
    summary: 'Ask for a password reset mail',
    body: forgotPasswordRequestSchema,
    response: null,
  },
  resetPassword: {
    ...ROUTES.resetPassword,
    tag: 'session',
    summary: 'Set a new password with the token of the mail',
    body: resetPasswordRequestSchema,
    response: null,
  },
} as const satisfies Partial<Record<RouteName, Operation>>;
