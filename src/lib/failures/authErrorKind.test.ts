import { authErrorKind } from './authErrorKind';

it.each([
  ['Firebase: Error (auth/network-request-failed).', 'network'],
  ['auth/unauthorized-domain', 'domain'],
  ['The requested action is invalid (auth/invalid-action)', 'domain'],
  ['auth/popup-closed-by-user', 'other'],
  ['', 'other'],
])('%j is %s', (message, kind) => {
  expect(authErrorKind(message)).toBe(kind);
});
