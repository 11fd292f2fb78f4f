import { DomainError } from '../../../errors/domainError';
import type { RightCode, StoredFactor } from '../../../repositories/secondFactorsRepository';
import type { Counted } from '../../signInBuckets';
import type { AccountContext, Caller } from '../accountContext';
import { readTypedCode, stepOfCode } from './codes';

export type CodeContext = Pick<
  AccountContext,
  'secondFactors' | 'secretBox' | 'passwords' | 'throttle' | 'devices' | 'failures' | 'complain' | 'now'
>;

/** The name under which a browser's mark remembers that it passed the second step of this account. */
const secondStepOf = (uid: string): string => `second-step:${uid}`;

/**
 * Wrong codes are counted apart from wrong passwords: a new password by mail clears those, and an attacker who can read the
 * mailbox must not get fresh tries at the code. Only a browser that has passed this account's second step before has a
 * bucket of its own.
 */
const countedFor = (
  { devices, failures }: CodeContext,
  uid: string,
  { address, deviceMark }: Caller,
): [Counted, ...Counted[]] => {
  const device = devices.find(deviceMark, secondStepOf(uid));
  if (device !== undefined) return [{ key: `code-device:${device}:${uid}`, free: failures.perAccount }];
  return [
    { key: `code:${uid}`, free: failures.perAccount },
    { key: `address:${address}`, free: failures.perAddress },
  ];
};

/** The mark of a browser that has passed the second step. */
export const rememberSecondStep = ({ devices }: Pick<CodeContext, 'devices'>, mark: string | undefined, uid: string) =>
  devices.remember(mark, secondStepOf(uid));

/** The step of a code of the app. Without the key that encrypts the app's, only recovery codes work. */
export const stepOf = ({ secretBox, complain, now }: CodeContext, uid: string, sealedKey: string, code: string) => {
  let key: string;
  try {
    key = secretBox.open(sealedKey, uid);
  } catch (error) {
    complain(error, 'decrypting the key of a second factor');
    return undefined;
  }
  return stepOfCode(key, code, now());
};

const rightCodeOf = async (
  context: CodeContext,
  uid: string,
  { sealedKey, codeHashes }: StoredFactor,
  typed: string,
): Promise<RightCode | undefined> => {
  const code = readTypedCode(typed);
  if (code?.kind === 'app') {
    const found = stepOf(context, uid, sealedKey, code.text);
    return found && { kind: 'app', ...found };
  }
  const hash = code && (await context.passwords.findAmong(code.text, codeHashes, uid));
  return hash === undefined ? undefined : { kind: 'recovery', hash };
};

/** Counts a try at a code: it fails unless `check` resolves. A busy server costs no try. */
export const asTry = async <Result>(
  context: CodeContext,
  uid: string,
  caller: Caller,
  check: () => Promise<Result>,
): Promise<Result> => {
  const attempt = await context.throttle.begin({ counted: countedFor(context, uid, caller) });
  let result: Result;
  try {
    result = await check();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'wrongCode') await attempt.withdrawn();
    throw error;
  }
  await attempt.succeeded();
  return result;
};

/**
 * The right code of an account whose factor is on.
 * @throws DomainError wrongCode; `ifOff` when the account has no factor
 */
export const proveCode = async (
  context: CodeContext,
  uid: string,
  typed: string,
  ifOff: 'signInExpired' | 'secondFactorIsOff',
): Promise<{ code: RightCode; factor: StoredFactor }> => {
  const factor = await context.secondFactors.find(uid);
  if (!factor?.turnedOnAt) throw new DomainError(ifOff);
  const code = await rightCodeOf(context, uid, factor, typed);
  if (!code) throw new DomainError('wrongCode');
  return { code, factor };
};
