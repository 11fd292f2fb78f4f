import type { UnknownAction } from '@reduxjs/toolkit';

const MASK = '•••';
const SECRET = /password|token/i;

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A copy with every password and token masked, and with a word in the place of files and other objects. */
const masked = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(masked);
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && typeof inner === 'string' ? MASK : masked(inner),
    ]),
  );
};

/** What the DevTools may see. RTK Query puts arguments into the meta of its actions, so those need it too. */
export const devToolsSanitizers = {
  actionSanitizer: <A extends UnknownAction>(action: A): A => masked(action) as A,
  stateSanitizer: <S>(state: S): S => masked(state) as S,
};
