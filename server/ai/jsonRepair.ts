import { jsonrepair } from 'jsonrepair';
import { createLooseReader, type OpenBracket } from './looseJson';

/** Deeper than any answer that was asked for; whoever goes through a value by recursion is safe. */
const DEEPEST = 24;

/** A member of this name would be taken for something else when the object is copied. */
const NO_MEMBER = '__proto__';

/** What could be read; `isCut` says that the text stopped before its end. */
export interface ReadJson {
  value: unknown;
  isCut: boolean;
}

/** Members without a value are left out: where a member must be there, models write null. */
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

/** A string, or what stands outside of strings and is no JSON although its meaning is plain. */
const STRING_OR_SLIP =
  /"(?:\\[^]|[^"\\])*"|[ \t]#[^\n]*|,(?=\s*,)|([:,[]\s*)\+(?=[\d.])|([:,[]\s*)(\d+)\s*\/\s*([1-9]\d*)(?=\s*[,}\]\n])/g;

/** Control characters but tab and line end. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Mends what the repair does not know: comments after `#`, commas twice, a plus sign, fractions, control characters. */
const withoutSlips = (text: string): string =>
  text
    .replace(CONTROLS, ' ')
    .replace(STRING_OR_SLIP, (slip, beforePlus?: string, beforeFraction?: string, over?: string, under?: string) => {
      if (slip.startsWith('"')) return slip;
      if (over !== undefined) return `${beforeFraction}${Number(over) / Number(under)}`;
      return beforePlus ?? '';
    });

const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Reads one object or list whose text is known from its first bracket to its last; undefined when nothing helps. */
export const readComposite = (text: string): unknown => {
  const value = tryParse(text) ?? tryRepair(text) ?? tryRepair(withoutSlips(text));
  return isComposite(value) ? withoutNulls(value) : undefined;
};

interface Piece {
  text: string;
  isCut: boolean;
}

/** The text of what stands open at the end, up to its last whole element, with its brackets closed. */
const closeCut = (text: string, innermost: OpenBracket): string => {
  const brackets: OpenBracket[] = [];
  for (let bracket: OpenBracket | undefined = innermost; bracket; bracket = bracket.parent) brackets.unshift(bracket);
  const [root] = brackets;
  const last = brackets.findIndex(({ kind }) => kind === '[');
  const kept = brackets.slice(0, last === -1 ? 1 : last + 1);
  const closers = kept.map(({ kind }) => (kind === '{' ? '}' : ']')).reverse();
  return text.slice(root?.start, kept.at(-1)?.settled) + closers.join('');
};

/** The objects and lists that stand in the text side by side, the longest first. */
const outermostPieces = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  const reader = createLooseReader({
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

/** An answer that quotes itself as mails do. */
const withoutQuoteMarks = (text: string): string => {
  const lines = text.split('\n');
  const isQuoted = lines.every((line) => line.trim() === '' || QUOTED_LINE.test(line));
  return isQuoted ? lines.map((line) => line.replace(QUOTED_LINE, '')).join('\n') : text;
};

/** An answer in quotes: JSON that was written as a JSON string, once or twice. */
const unquoted = (text: string): string => {
  const inner = text.startsWith('"') ? tryParse(text) : undefined;
  return typeof inner === 'string' ? unquoted(inner.trim()) : text;
};

/**
 * Reads the JSON value of an answer, however it is wrapped or bent: fences, prose around it, commas, quotes, comments,
 * constants of other languages, a forgotten bracket, a cut end (then only what was complete is kept).
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
