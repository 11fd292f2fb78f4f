import { RECOVERY_CODES_COUNT } from '@contracts/limits';
import { appAddress, mintAppKey, mintRecoveryCodes, printedCode, readTypedCode, stepOfCode } from './codes';

/** The key of the examples of RFC 6238, appendix B. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a typed code', () => {
  it.each([
    ['287082', { kind: 'app', text: '287082' }],
    [' 287 082\n', { kind: 'app', text: '287082' }],
    ['287-082', { kind: 'app', text: '287082' }],
    ['２８７０８２', { kind: 'app', text: '287082' }],
    ['28708', undefined],
    ['2870821', undefined],
    ['28708a', undefined],
    ['abcd-efgh-jkmn', { kind: 'recovery', text: 'ABCDEFGHJKMN' }],
    ['ABCD–EFGH JKMN', { kind: 'recovery', text: 'ABCDEFGHJKMN' }],
    ['oOiIlL000000', { kind: 'recovery', text: '001111000000' }],
    ['ABCD-EFGH-JKM', undefined],
    ['ABCD-EFGH-JKMN-P', undefined],
    ['ABCD-EFGH-JKMU', undefined],
    ['', undefined],
  ])('“%s” is %j', (typed, code) => {
    expect(readTypedCode(typed)).toEqual(code);
  });
});

describe('recovery codes', () => {
  it('are ten different ones, each of which can be typed as it is printed', () => {
    const codes = mintRecoveryCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODES_COUNT);
    for (const code of codes) {
      expect(printedCode(code)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      expect(readTypedCode(printedCode(code))).toEqual({ kind: 'recovery', text: code });
    }
  });
});

describe('the key of an authenticator app', () => {
  it('has 160 bits, and is another one each time', () => {
    expect(mintAppKey()).toMatch(/^[A-Z2-7]{32}$/);
    expect(mintAppKey()).not.toBe(mintAppKey());
  });

  it('is read by the app with the name of its account', () => {
    const { protocol, host, pathname, searchParams } = new URL(appAddress(KEY, 'ada@example.org'));
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', '/Larder:ada@example.org']);
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Larder',
      secret: KEY,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it.each([
    ['a step before its time', 29_999, { step: 1, latest: 1 }],
    ['in its time', 59_000, { step: 1, latest: 2 }],
    ['a step after its time', 89_999, { step: 1, latest: 3 }],
    ['two steps after its time', 90_000, undefined],
  ])('gives a code that is valid %s', (_when, at, found) => {
    expect(stepOfCode(KEY, '287082', new Date(at))).toEqual(found);
  });
});
