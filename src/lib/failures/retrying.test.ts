import { isFinal, mayPass } from './retrying';

describe('another try of a failed call', () => {
  it.each([408, 425, 429, 500, 502, 503, 504, 'OFFLINE', 'TIMEOUT', 'MALFORMED'] as const)(
    'is made after a wait when the failure is %s',
    (status) => {
      expect(isFinal({ status })).toBe(false);
      expect(mayPass({ status })).toBe(true);
    },
  );

  it.each([400, 403, 404, 409, 413, 422] as const)('is not made when the server refuses with %s', (status) => {
    expect(isFinal({ status })).toBe(true);
    expect(mayPass({ status })).toBe(false);
  });

  it('waits for the cook to sign in when the session has ended', () => {
    expect(isFinal({ status: 401 })).toBe(false);
    expect(mayPass({ status: 401 })).toBe(false);
  });
});
