export type AuthErrorKind = 'network' | 'domain' | 'other';

/** Which of the three a stored sign-in error is, by what it contains (SPEC §8). */
export const authErrorKind = (message: string): AuthErrorKind => {
  if (message.includes('network-request-failed')) return 'network';
  return /unauthorized-domain|invalid-action/.test(message) ? 'domain' : 'other';
};
