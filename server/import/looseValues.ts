/** Readers for untrusted values of any form. None of them throws. */

export type LooseObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is LooseObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list unchanged, undefined or null as an empty list, and anything else as a list of one. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
};

/** Text, a number as text, the first of a list, or an object's name. Anything else is the empty text. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return firstText(...value.slice(0, 10).map((one) => (Array.isArray(one) ? '' : one)));
  if (!isObject(value)) return '';
  for (const key of ['@value', 'text', 'name', 'title', 'label']) if (typeof value[key] === 'string') return value[key];
  return '';
};

/** The first value with any text. */
export const firstText = (...values: readonly unknown[]): string => {
  for (const value of values) {
    const text = textOf(value);
    if (text.trim() !== '') return text;
  }
  return '';
};

/** Each text of a list; one text with commas or line breaks counts as a list. */
export const labelsOf = (...values: readonly unknown[]): string[] =>
  values
    .flatMap(listOf)
    .flatMap((value) => textOf(value).split(/[,;\n]/))
    .map((label) => label.trim())
    .filter((label) => label !== '');

export const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** The lines of a text that are not blank. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
