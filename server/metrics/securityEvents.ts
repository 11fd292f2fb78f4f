import type { RouteName } from '@contracts/routes';
import type { FailureKind } from '../errors/failures';

/** Everything that the log and the metrics call a security event. */
export const SECURITY_EVENTS = [
  'signedIn',
  'signInFailed',
  'codeAsked',
  'codeRefused',
  'recoveryCodeUsed',
  'signedUp',
  'signedOut',
  'sessionEnded',
  'otherSessionsEnded',
  'sessionSurplus',
  'sessionExpired',
  'resetAsked',
  'passwordReset',
  'resetLinkRefused',
  'passwordRefused',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodesRenewed',
  'addressChanged',
  'accountDeleted',
  'dataExported',
  'signInThrottled',
  'limitReached',
  'sessionMissing',
  'ownerRefused',
  'originRefused',
  'hostRefused',
  'inputRefused',
  'metricsRefused',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Notes a security event that is not the result of a call. */
export type NoteSecurity = (kind: SecurityEvent, details?: { account?: string; count?: number }) => void;

/** What a call means for security when it succeeds. */
const BY_CALL: Partial<Record<RouteName, SecurityEvent>> = {
  login: 'signedIn',
  finishSignIn: 'signedIn',
  register: 'signedUp',
  logout: 'signedOut',
  endSession: 'sessionEnded',
  endOtherSessions: 'otherSessionsEnded',
  forgotPassword: 'resetAsked',
  resetPassword: 'passwordReset',
  updatePassword: 'passwordChanged',
  updateEmail: 'addressChanged',
  confirmSecondFactor: 'secondFactorOn',
  turnOffSecondFactor: 'secondFactorOff',
  renewRecoveryCodes: 'recoveryCodesRenewed',
  deleteAccount: 'accountDeleted',
  exportData: 'dataExported',
};

/** What a failure means, whichever call it ends. */
const BY_FAILURE: Partial<Record<FailureKind, SecurityEvent>> = {
  wrongCredentials: 'signInFailed',
  wrongCode: 'codeRefused',
  tooManyTries: 'signInThrottled',
  wrongPassword: 'passwordRefused',
  resetLinkInvalid: 'resetLinkRefused',
  notSignedIn: 'sessionMissing',
  notYours: 'ownerRefused',
  foreignOrigin: 'originRefused',
  foreignHost: 'hostRefused',
  tooManyRequests: 'limitReached',
  addressFull: 'limitReached',
  accountFull: 'limitReached',
  tooBusy: 'limitReached',
  malformedJson: 'inputRefused',
  malformedForm: 'inputRefused',
  malformedRequest: 'inputRefused',
  wrongMediaType: 'inputRefused',
  bodyTooLarge: 'inputRefused',
};

/** The security event of a finished call, if it is one. */
export const securityEventOf = (
  call: RouteName | undefined,
  failure: FailureKind | undefined,
): SecurityEvent | undefined => (failure === undefined ? call && BY_CALL[call] : BY_FAILURE[failure]);
