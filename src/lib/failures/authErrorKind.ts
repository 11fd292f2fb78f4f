export type AuthErrorKind = 'network' | 'domain' | 'other';

/** Classifies a stored sign-in error by the codes it contains (row 8.authbanner of docs/spec-coverage.md). */
export const authErrorKind = (message: string): AuthErrorKind => {
  if (message.includes('network-request-failed')) return 'network';
  return /unauthorized-domain|invalid-action/.test(message) ? 'domain' : 'other';
};
