import { randomBytes } from 'node:crypto';
import { createCounters } from '../../../counters/createCounters';
import { memoryStore } from '../../../counters/memoryStore';
import { DomainError } from '../../../errors/domainError';
import type { StoredFactor } from '../../../repositories/secondFactorsRepository';
import { createKnownDevices } from '../../knownDevices';
import { createSecretBox, SECRET_BOX_KEY_BYTES } from '../../secretBox';
import { createSignInThrottle } from '../../signInThrottle';
import { asTry, proveCode, rememberSecondStep, type CodeContext } from './proveCode';

/** The key of the examples of RFC 6238, and the code that it gives at this time. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const AT = new Date(59_000);
const CODE = '287082';
const RECOVERY = 'ABCD-EFGH-JKMN';

const opened = (over: Partial<StoredFactor> | null = {}) => {
  const secretBox = createSecretBox(randomBytes(SECRET_BOX_KEY_BYTES));
  const complaints: string[] = [];
  const factor = {
    sealedKey: secretBox.seal(KEY, 'ada'),
    startedAt: AT,
    turnedOnAt: AT,
    codeHashes: ['another hash', 'hash of ABCDEFGHJKMN'],
    ...over,
  };
  const context = {
    secondFactors: { find: () => Promise.resolve(over === null ? undefined : factor) },
    secretBox,
    passwords: {
      findAmong: (text: string, hashes: readonly string[]) =>
        Promise.resolve(hashes.find((hash) => hash === `hash of ${text}`)),
    },
    throttle: createSignInThrottle({ counters: createCounters(memoryStore(() => AT.getTime())) }),
    devices: createKnownDevices('a secret'),
    failures: { perAccount: 2, perAddress: 4 },
    complain: (_error: unknown, what: string) => void complaints.push(what),
    now: () => AT,
  } as unknown as CodeContext;
  return { context, complaints };
};

const kindOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 'right',
    (error: unknown) => (error instanceof DomainError ? error.kind : (error as Error).message),
  );

describe('the code of an account', () => {
  const prove = ({ context }: ReturnType<typeof opened>, typed: string) =>
    proveCode(context, 'ada', typed, 'secondFactorIsOff');

  it('is that of the app, or a recovery code that is left', async () => {
    expect((await prove(opened(), CODE)).code).toEqual({ kind: 'app', step: 1, latest: 2 });
    const { code, factor } = await prove(opened(), RECOVERY);
    expect(code).toEqual({ kind: 'recovery', hash: 'hash of ABCDEFGHJKMN' });
    expect(factor.codeHashes).toHaveLength(2);
  });

  it.each(['287083', 'ABCD-EFGH-JKMM', 'hello', ''])('is not “%s”', async (typed) => {
    expect(await kindOf(prove(opened(), typed))).toBe('wrongCode');
  });

  it.each([
    ['has no second factor', null],
    ['has not turned it on yet', { turnedOnAt: null }],
  ])('is not asked for when it %s', async (_why, factor) => {
    expect(await kindOf(prove(opened(factor), CODE))).toBe('secondFactorIsOff');
  });

  it('is a recovery code alone when the key of the app cannot be read, which is put into the log', async () => {
    const other = opened({ sealedKey: createSecretBox(randomBytes(SECRET_BOX_KEY_BYTES)).seal(KEY, 'ada') });
    expect(await kindOf(prove(other, CODE))).toBe('wrongCode');
    expect(other.complaints).toEqual(['decrypting the key of a second factor']);
    expect(await kindOf(prove(other, RECOVERY))).toBe('right');
  });
});

describe('tries at a code', () => {
  const trying = () => {
    const { context } = opened();
    const at = (uid: string, address: string, deviceMark?: string) => {
      const caller = { address, deviceMark, language: 'en-GB' as const, browser: { browser: null, system: null } };
      const end = (check: () => Promise<unknown>) => kindOf(asTry(context, uid, caller, check));
      return {
        fail: (kind: 'wrongCode' | 'tooBusy' = 'wrongCode') => end(() => Promise.reject(new DomainError(kind))),
        crash: () => end(() => Promise.reject(new TypeError('a bug'))),
        succeed: () => end(() => Promise.resolve('right')),
      };
    };
    return { context, at };
  };

  it('have to wait after some wrong ones, from wherever they come', async () => {
    const { at } = trying();
    for (const address of ['home', 'work']) expect(await at('ada', address).fail()).toBe('wrongCode');
    expect(await at('ada', 'elsewhere').succeed()).toBe('tooManyTries');
  });

  it('of one account keep no other account waiting, unless they come from one address', async () => {
    const { at } = trying();
    for (const uid of ['ada', 'ada', 'bob', 'bob']) expect(await at(uid, 'home').fail()).toBe('wrongCode');
    expect(await at('cy', 'work').succeed()).toBe('right');
    expect(await at('cy', 'home').succeed()).toBe('tooManyTries');
  });

  it('of others keep no browser waiting that has passed the second step of this account before', async () => {
    const { context, at } = trying();
    for (const address of ['home', 'work']) await at('ada', address).fail();
    const mark = rememberSecondStep(context, undefined, 'ada');
    expect(await at('ada', 'home', mark).succeed()).toBe('right');
    expect(await at('ada', 'home', rememberSecondStep(context, undefined, 'bob')).succeed()).toBe('tooManyTries');
    for (let i = 0; i < 2; i += 1) expect(await at('ada', 'home', mark).fail()).toBe('wrongCode');
    expect(await at('ada', 'home', mark).succeed()).toBe('tooManyTries');
  });

  it('are forgotten with a right one', async () => {
    const { at } = trying();
    for (const end of ['fail', 'succeed', 'fail', 'succeed'] as const) await at('ada', 'home')[end]();
    expect(await at('ada', 'home').succeed()).toBe('right');
  });

  it('cost nothing when the code was not looked at', async () => {
    const { at } = trying();
    for (let i = 0; i < 5; i += 1) {
      expect(await at('ada', 'home').fail('tooBusy')).toBe('tooBusy');
      expect(await at('ada', 'home').crash()).toBe('a bug');
    }
    expect(await at('ada', 'home').succeed()).toBe('right');
  });
});
