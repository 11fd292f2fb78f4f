import { EXPORT_TIMEOUT_MS } from '@contracts/limits';
import { accountApi } from '@/api/accountApi';
import { apiSlice } from '@/api/apiSlice';
import { USER, PREFERENCES, NOON, EXPORT } from '../anAccount';
import type { CallTable } from './call';

const CREDENTIALS = { email: 'ada@example.org', password: 'saffron' };
const REGISTRATION = { ...CREDENTIALS, firstName: 'Ada', lastName: 'Cook', marketingConsent: false };
const NAMES = { firstName: 'Ada', lastName: 'Baker' };
const PASSWORDS = { currentPassword: 'saffron', newPassword: 'cardamom' };
const SECOND_STEP = { challengeToken: 'challenge', oneTimeCode: '123456' };
const FACTOR_PROOF = { password: 'saffron', oneTimeCode: '123456' };
const RESET = { token: 't0ken', password: 'cardamom' };
const account = accountApi.endpoints;
const guest = apiSlice.endpoints;

/** Sessions, accounts and their settings. */
export const ACCOUNT_CALLS = {
  getMe: {
    route: 'GET /api/auth/me',
    make: (store) => store.dispatch(guest.getMe.initiate()),
    answer: USER,
  },
  login: {
    route: 'POST /api/auth/login',
    make: (store) => store.dispatch(account.login.initiate(CREDENTIALS)),
    sends: CREDENTIALS,
    answer: USER,
  },
  finishSignIn: {
    route: 'POST /api/auth/second-step',
    make: (store) => store.dispatch(account.finishSignIn.initiate(SECOND_STEP)),
    sends: SECOND_STEP,
    answer: { user: USER, recoveryCodesLeft: null },
  },
  register: {
    route: 'POST /api/auth/register',
    make: (store) => store.dispatch(account.register.initiate(REGISTRATION)),
    sends: REGISTRATION,
    answer: USER,
  },
  logout: {
    route: 'POST /api/auth/logout',
    make: (store) => store.dispatch(account.logout.initiate()),
    answer: null,
  },
  forgotPassword: {
    route: 'POST /api/auth/forgot-password',
    make: (store) => store.dispatch(account.forgotPassword.initiate({ email: USER.email })),
    sends: { email: USER.email },
    answer: null,
  },
  resetPassword: {
    route: 'POST /api/auth/reset-password',
    make: (store) => store.dispatch(account.resetPassword.initiate(RESET)),
    sends: RESET,
    answer: null,
  },
  getPreferences: {
    route: 'GET /api/preferences',
    make: (store) => store.dispatch(account.getPreferences.initiate()),
    answer: { ...PREFERENCES, isStored: true },
  },
  savePreferences: {
    route: 'POST /api/preferences',
    make: (store) => store.dispatch(account.savePreferences.initiate(PREFERENCES)),
    sends: PREFERENCES,
    answer: null,
  },
  updateProfile: {
    route: 'PUT /api/user/profile',
    make: (store) => store.dispatch(account.updateProfile.initiate(NAMES)),
    sends: NAMES,
    answer: USER,
  },
  updateEmail: {
    route: 'PUT /api/user/email',
    make: (store) => store.dispatch(account.updateEmail.initiate(CREDENTIALS)),
    sends: CREDENTIALS,
    answer: USER,
  },
  updatePassword: {
    route: 'PUT /api/user/password',
    make: (store) => store.dispatch(account.updatePassword.initiate(PASSWORDS)),
    sends: PASSWORDS,
    answer: null,
  },
  updateMarketingConsent: {
    route: 'PUT /api/user/marketing-consent',
    make: (store) => store.dispatch(account.updateMarketingConsent.initiate({ marketingConsent: true })),
    sends: { marketingConsent: true },
    answer: USER,
  },
  getSessions: {
    route: 'GET /api/user/sessions',
    make: (store) => store.dispatch(account.getSessions.initiate()),
    answer: [{ id: 3, createdAt: NOON, lastUsedAt: NOON, browser: null, system: null, isCurrent: true }],
  },
  endSession: {
    route: 'POST /api/user/sessions/7/end',
    make: (store) => store.dispatch(account.endSession.initiate({ id: 7, password: 'saffron' })),
    sends: { password: 'saffron' },
    answer: null,
  },
  endOtherSessions: {
    route: 'POST /api/user/sessions/end',
    make: (store) => store.dispatch(account.endOtherSessions.initiate({ password: 'saffron' })),
    sends: { password: 'saffron' },
    answer: null,
  },
  getSecondFactor: {
    route: 'GET /api/user/second-factor',
    make: (store) => store.dispatch(account.getSecondFactor.initiate()),
    answer: { turnedOnAt: NOON, recoveryCodesLeft: 10 },
  },
  beginSecondFactor: {
    route: 'POST /api/user/second-factor/setup',
    make: (store) => store.dispatch(account.beginSecondFactor.initiate({ password: 'saffron' })),
    sends: { password: 'saffron' },
    answer: { secret: 'JBSWY3DP', secretAddress: 'otpauth://totp/Larder?secret=JBSWY3DP' },
  },
  confirmSecondFactor: {
    route: 'POST /api/user/second-factor',
    make: (store) => store.dispatch(account.confirmSecondFactor.initiate({ oneTimeCode: '123456' })),
    sends: { oneTimeCode: '123456' },
    answer: { recoveryCodes: ['AAAA-BBBB-CCCC'] },
  },
  renewRecoveryCodes: {
    route: 'POST /api/user/second-factor/recovery-codes',
    make: (store) => store.dispatch(account.renewRecoveryCodes.initiate(FACTOR_PROOF)),
    sends: FACTOR_PROOF,
    answer: { recoveryCodes: ['AAAA-BBBB-CCCC'] },
  },
  turnOffSecondFactor: {
    route: 'POST /api/user/second-factor/off',
    make: (store) => store.dispatch(account.turnOffSecondFactor.initiate(FACTOR_PROOF)),
    sends: FACTOR_PROOF,
    answer: null,
  },
  exportData: {
    route: 'GET /api/user/export',
    make: (store) => store.dispatch(account.exportData.initiate()),
    answer: EXPORT,
    timeoutMs: EXPORT_TIMEOUT_MS,
  },
  deleteAccount: {
    route: 'POST /api/user/delete',
    make: (store) => store.dispatch(account.deleteAccount.initiate({ password: 'saffron' })),
    sends: { password: 'saffron' },
    answer: null,
  },
} satisfies CallTable;
