import { jsonrepair } from 'jsonrepair';
import { createBracketReader } from './bracketReader';
import type { OpenBracket } from './bracketStack';

/** Maximum nesting we accept; protects recursive readers from stack overflow. */
const DEEPEST = 24;

/** Assigning a member of this name would change the object's prototype. */
const NO_MEMBER = '__proto__';

/** The parsed value; `isCut` says that the text stopped before its end. */
export interface ReadJson {
  value: unknown;
  isCut: boolean;
}

/** Leaves out members that are null: models write null when a required member has no value. */
const withoutNulls = (value: unknown, depth = 0): unknown => {
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((element) => withoutNulls(element, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => member !== null && name !== NO_MEMBER)
      .map(([name, member]) => [name, withoutNulls(member, depth + 1)]),
  );
};

const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const tryRepair = (text: string): unknown => {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
};

/** A string, or text outside strings that is not valid JSON although its meaning is clear. */
const STRING_OR_SLIP =
  /"(?:\\[^]|[^"\\])*"|[ \t]#[^\n]*|,(?=\s*,)|([:,[]\s*)\+(?=[\d.])|([:,[]\s*)(\d+)\s*\/\s*([1-9]\d*)(?=\s*[,}\]\n])/g;

/** Control characters except tab and line end. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Repairs what the library does not: comments after `#`, repeated commas, plus signs, fractions, control characters.
 */
const withoutSlips = (text: string): string =>
  text
    .replace(CONTROLS, ' ')
    .replace(STRING_OR_SLIP, (slip, beforePlus?: string, beforeFraction?: string, over?: string, under?: string) => {
      if (slip.startsWith('"')) return slip;
      if (over !== undefined) return `${beforeFraction}${Number(over) / Number(under)}`;
      return beforePlus ?? '';
    });

const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Parses one object or list from its first to its last bracket; undefined when it cannot be repaired. */
export const readComposite = (text: string): unknown => {
  const value = tryParse(text) ?? tryRepair(text) ?? tryRepair(withoutSlips(text));
  return isComposite(value) ? withoutNulls(value) : undefined;
};

interface Piece {
  text: string;
  isCut: boolean;
}

/** The text of a cut object or list up to its last whole element, with its brackets closed. */
const closeCut = (text: string, innermost: OpenBracket): string => {
  const brackets: OpenBracket[] = [];
  for (let bracket: OpenBracket | undefined = innermost; bracket; bracket = bracket.parent) brackets.unshift(bracket);
  const [root] = brackets;
  const last = brackets.findIndex(({ kind }) => kind === '[');
  const kept = brackets.slice(0, last === -1 ? 1 : last + 1);
  const closers = kept.map(({ kind }) => (kind === '{' ? '}' : ']')).reverse();
  return text.slice(root?.start, kept.at(-1)?.settled) + closers.join('');
};

/** The objects and lists at the top level of the text, longest first. */
const outermostPieces = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  const reader = createBracketReader({
    closed: (bracket, end) => {
      if (!bracket.parent) pieces.push({ text: text.slice(bracket.start, end), isCut: false });
    },
  });
  reader.push(text);
  reader.end();
  if (reader.open) pieces.push({ text: closeCut(text, reader.open), isCut: true });
  return pieces.sort((a, b) => b.text.length - a.text.length);
};

const QUOTED_LINE = /^>[ \t]?/;

/** An answer quoted with ">" as in mail. */
const withoutQuoteMarks = (text: string): string => {
  const lines = text.split('\n');
  const isQuoted = lines.every((line) => line.trim() === '' || QUOTED_LINE.test(line));
  return isQuoted ? lines.map((line) => line.replace(QUOTED_LINE, '')).join('\n') : text;
};

/** An answer in quotes: JSON written as a JSON string, once or twice. */
const unquoted = (text: string): string => {
  const inner = text.startsWith('"') ? tryParse(text) : undefined;
  return typeof inner === 'string' ? unquoted(inner.trim()) : text;
};

/**
 * Parses the JSON value of an answer despite fences, surrounding prose, wrong commas and quotes, comments, constants of
 * other languages, a missing bracket or a cut end (then only the complete part is kept).
 */
export const readJson = (answer: string): ReadJson | undefined => {
  const text = unquoted(withoutQuoteMarks(answer.replace(/^\uFEFF/, '').trim()));
  const whole = tryParse(text);
  if (isComposite(whole)) return { value: withoutNulls(whole), isCut: false };
  for (const piece of outermostPieces(text)) {
    const value = readComposite(piece.text);
    if (isComposite(value) && (piece.isCut || Object.keys(value).length > 0)) return { value, isCut: piece.isCut };
  }
  return undefined;
};
