export type AuthErrorKind = 'network' | 'domain' | 'other';

/** The codes by which a stored sign-in error is told apart; the first kind that has one counts. */
export const AUTH_ERROR_CODES: readonly (readonly [kind: AuthErrorKind, codes: readonly string[]])[] = [
  ['network', ['network-request-failed']],
  ['domain', ['unauthorized-domain', 'invalid-action']],
];

/** Classifies a stored sign-in error by the codes it contains (row 8.authbanner of docs/spec-coverage.md). */
export const authErrorKind = (message: string): AuthErrorKind =>
  AUTH_ERROR_CODES.find(([, codes]) => codes.some((code) => message.includes(code)))?.[0] ?? 'other';
