/** Deepest nesting of a body. A recipe, the deepest that we understand, has five levels. */
const DEPTH_MAX = 32;
/** Most values in a body: more than a recipe of 100 ingredients and 100 steps has, each step in a dozen pieces. */
const VALUES_MAX = 10_000;

const [QUOTE, BACKSLASH, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number];

/** Where the string that begins here ends. */
const endOfString = (text: string, from: number): number => {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
};

/**
 * Whether the structure of a JSON text is one that can be parsed and checked within a few milliseconds. A text of
 * 256 KB may hold 100,000 lists inside each other, or 20,000 keys, which keep the engine busy ten times as long as a
 * recipe of this length. Reads each letter once; does not say whether the text is valid.
 */
export const isBoundedJson = (text: string): boolean => {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === LIST_END || sign === OBJECT_END) depth -= 1;
    else if (sign === LIST || sign === OBJECT || sign === COMMA) {
      values += 1;
      if (sign !== COMMA) depth += 1;
      if (depth > DEPTH_MAX || values > VALUES_MAX) return false;
    }
  }
  return true;
};
