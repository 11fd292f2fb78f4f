import { jsonrepair } from 'jsonrepair';
import type { RawRecipe } from './importTypes';

/** Pages wrap their JSON in comments and CDATA sections. */
const WRAPPING_BEFORE = /^(?:\s*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?|\/\*.{0,20}\*\/))+/;
const WRAPPING_BEHIND = /(?:-->|(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?|;)+\s*$/;
/** Wrapping is within this many letters of either end; a pattern over the whole text would be slow. */
const WRAPPING_MAX = 200;

const withoutWrapping = (text: string): string => {
  const start = text.slice(0, WRAPPING_MAX).replace(WRAPPING_BEFORE, '') + text.slice(WRAPPING_MAX);
  return start.slice(0, -WRAPPING_MAX) + start.slice(-WRAPPING_MAX).replace(WRAPPING_BEHIND, '');
};

/** Longer texts are parsed but not repaired. */
const REPAIR_MAX = 5_000_000;
/** The repair library recurses for each level. */
const DEPTH_MAX = 200;

const isDeep = (text: string): boolean => {
  let depth = 0;
  for (const sign of text.match(/[[{}\]]/g) ?? []) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
};

const unescaped = (text: string): string =>
  /^\s*[[{]\s*&(?:quot|#34);/.test(text)
    ? text
        .replace(/&(?:quot|#34);/g, '"')
        .replace(/&(?:#39|apos);/g, "'")
        .replace(/&amp;/g, '&')
    : text;

export interface LooseJson {
  data: unknown;
  /** It was invalid JSON: a superfluous comma, a bad escape, a raw line break. */
  isMended: boolean;
}

/** Parses JSON, repairing small faults; undefined when it cannot be repaired. */
export const parseLooseJson = (given: string): LooseJson | undefined => {
  try {
    return { data: JSON.parse(given) as unknown, isMended: false };
  } catch {
    // Falls through to the repair below.
  }
  const text = unescaped(withoutWrapping(given.replace(/^\ufeff/, '').trim()).replace(/\p{Cc}+/gu, ' '));
  try {
    return { data: JSON.parse(text) as unknown, isMended: false };
  } catch {
    if (text.length > REPAIR_MAX || !/^\s*[[{]/.test(text) || isDeep(text)) return undefined;
  }
  try {
    return { data: JSON.parse(jsonrepair(text.replace(/\\(?!["\\/bfnrtu])/g, ''))) as unknown, isMended: true };
  } catch {
    return undefined;
  }
};

/** The recipes of repaired JSON, without the nameless one that a truncated end leaves. */
export const asMended = (recipes: readonly RawRecipe[]): RawRecipe[] =>
  recipes.filter(({ title }) => title !== '').map((recipe) => ({ ...recipe, notes: [MENDED_NOTE] }));

/** Report note for a recipe that was read from repaired JSON. */
export const MENDED_NOTE = 'its JSON had faults that were mended: check it against the original';
