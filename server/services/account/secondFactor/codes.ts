import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { APP_CODE_DIGITS, RECOVERY_CODES_COUNT } from '@contracts/limits';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Steps before and after the current one that are accepted, for clocks that are a little wrong. */
const WINDOW = 1;

/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits. */
const RECOVERY_LENGTH = 12;
const GROUP = 4;

const APP_CODE = new RegExp(`^\\d{${APP_CODE_DIGITS}}$`);
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${RECOVERY_LENGTH}}$`);

/** A typed code: of the app or a recovery code, by its form; undefined: neither. */
export type TypedCode = { kind: 'app' | 'recovery'; text: string };

/** Reads what was typed or pasted: spaces, hyphens and case do not matter, and O, I and L are read as digits. */
export const readTypedCode = (typed: string): TypedCode | undefined => {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  if (APP_CODE.test(text)) return { kind: 'app', text };
  const word = text.replaceAll('O', '0').replace(/[IL]/g, '1');
  return RECOVERY_CODE.test(word) ? { kind: 'recovery', text: word } : undefined;
};

const recoveryCode = (): string => [...randomBytes(RECOVERY_LENGTH)].map((byte) => ALPHABET[byte % 32]).join('');

/** Ten different codes as they are stored, before hashing. */
export const mintRecoveryCodes = (): string[] => {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES_COUNT) codes.add(recoveryCode());
  return [...codes];
};

/** A recovery code as the user keeps it. */
export const printedCode = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');

/** A new key for an authenticator app, in base 32. */
export const mintAppKey = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (key: string, label = '') =>
  new TOTP({
    issuer: 'Larder',
    label,
    algorithm: 'SHA1',
    digits: APP_CODE_DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(key),
  });

/** The address that an authenticator app reads from the QR code. */
export const appAddress = (key: string, email: string): string => totpOf(key, email).toString();

/** The step whose code this is, and the newest valid one; undefined when it is no valid code at this time. */
export const stepOfCode = (key: string, code: string, at: Date): { step: number; latest: number } | undefined => {
  const timestamp = at.getTime();
  const delta = totpOf(key).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  const current = Math.floor(timestamp / 1_000 / PERIOD_SECONDS);
  return { step: current + delta, latest: current + WINDOW };
};
