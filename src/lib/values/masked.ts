const MASK = '•••';
const SECRET = /password|token|secret|authorization|oneTimeCode|recoveryCodes(?!Left)/i;

/** A secret inside a text: JSON, as in RTK Query's cache keys, or a URL with a query. */
const SECRET_IN_JSON =
  /("[^"]*(?:password|token|secret|authorization|oneTimeCode|recoveryCodes(?!Left))[^"]*"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;
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
 * A copy with every password, token and one-time code masked at any depth. Files, functions and other objects are replaced by a word.
 */
export const masked = (value: unknown, isSecret = false): unknown => {
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
