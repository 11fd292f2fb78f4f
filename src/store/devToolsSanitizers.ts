import type { UnknownAction } from '@reduxjs/toolkit';

const MASK = '•••';
const SECRET = /password|token|secret|authorization/i;

/** A secret inside a text: JSON, as in the keys of RTK Query's cache, or an address with a query. */
const SECRET_IN_JSON = /("[^"]*(?:password|token|secret|authorization)[^"]*"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;
const SECRET_IN_ADDRESS = /([?&#][^=&#\s]*(?:password|token|secret)[^=&#\s]*=)[^&#\s"]*/gi;

const maskedText = (text: string) =>
  SECRET.test(text) ? text.replace(SECRET_IN_JSON, `$1"${MASK}"`).replace(SECRET_IN_ADDRESS, `$1${MASK}`) : text;

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const entriesOf = (value: object): [string, unknown][] =>
  value instanceof FormData ? [...value.entries()] : Object.entries(value);

/**
 * A copy with every password and token masked, wherever it stands, and with a word in the place of files, functions and
 * other objects.
 */
const masked = (value: unknown, isSecret = false): unknown => {
  if (typeof value === 'function') return '[Function]';
  if (typeof value !== 'object' || value === null) {
    if (isSecret && (typeof value === 'string' || typeof value === 'number')) return MASK;
    return typeof value === 'string' ? maskedText(value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => masked(one, isSecret));
  if (!isPlain(value) && !(value instanceof FormData)) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    entriesOf(value).map(([key, inner]) => [maskedText(key), masked(inner, isSecret || SECRET.test(key))]),
  );
};

/** What the DevTools may see. RTK Query puts arguments into the meta of its actions, so those need it too. */
export const devToolsSanitizers = {
  actionSanitizer: <A extends UnknownAction>(action: A): A => masked(action) as A,
  stateSanitizer: <S>(state: S): S => masked(state) as S,
};
