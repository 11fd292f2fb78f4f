import { authErrorDismissed, authErrorSlice, signInErrorStored } from './authErrorSlice';

const { reducer } = authErrorSlice;
const { selectAuthError } = authErrorSlice.getSelectors();

it('keeps the message of a failed sign-in until it is dismissed', () => {
  const begun = reducer(undefined, { type: 'start' });
  expect(selectAuthError(begun)).toBeNull();
  const failed = reducer(begun, signInErrorStored('No network'));
  expect(selectAuthError(failed)).toBe('No network');
  expect(selectAuthError(reducer(failed, authErrorDismissed()))).toBeNull();
});
