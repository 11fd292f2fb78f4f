import type { TextPart } from './textCuts';
import { DENIED, ON_HAND, TO_USE_UP, USE_UP } from './useUpPatterns';
import { isBreak, type WishText } from './wishText';

/** A part of the text that has to be used up, and the words that say so. */
interface UseUp {
  /** The first token of that part, and the first one after it. */
  from: number;
  to: number;
  words: TextPart;
}

/** Breaks that end a list, unlike a comma. */
const ENDS_LIST = /[.;\n\r!?()•·|]/u;
/** So many words before "use up" may deny it. */
const DENIAL_REACH = 5;

const isIn = ({ tokens }: WishText, at: number) => at >= 0 && at < tokens.length;
const isBreakAt = (read: WishText, at: number) => !isIn(read, at) || isBreak(read.tokens[at]!);
const endsListAt = (read: WishText, at: number) => !isIn(read, at) || ENDS_LIST.test(read.tokens[at]!.raw);

const isDenied = (read: WishText, at: number, to: number): boolean => {
  const from = Math.max(read.pieceStart(at), at - DENIAL_REACH);
  return read.words(from, to).some((word) => DENIED.has(word));
};

const partOf = ({ tokens }: WishText, from: number, to: number): TextPart => ({
  from: tokens[from]!.from,
  to: tokens[to - 1]!.to,
});

/** The end of the last list or piece, and from where on it is the end. */
interface End {
  from: number;
  end: number;
}
interface Ends {
  list: End;
  piece: End;
}

/** "use up: spinach, eggs": a list that begins with it, up to its end; within a list, up to the comma. */
const introducedAt = (read: WishText, at: number, ends: Ends): UseUp | undefined => {
  const to = read.match(USE_UP, at);
  if (to === undefined || isDenied(read, at, to)) return undefined;
  let start = to;
  while (isIn(read, start) && isBreakAt(read, start) && read.tokens[start]!.raw !== ',') start += 1;
  const isList = start > to || (isBreakAt(read, at - 1) && endsListAt(read, at - 1));
  // What begins within the last list or piece ends where that one ends.
  const last = ends[isList ? 'list' : 'piece'];
  let end = start >= last.from && start <= last.end ? last.end : start;
  while (!endsListAt(read, end) && (isList || !isBreakAt(read, end)) && read.match(ON_HAND, end) === undefined)
    end += 1;
  ends[isList ? 'list' : 'piece'] = { from: start, end };
  return end === start ? undefined : { from: start, to: end, words: partOf(read, at, to) };
};

const JOINS = /^(?:and|y|e|et|&|\+|plus|con|with|avec)$/;

/** "spinach to use up": the piece before it. */
const endedAt = (read: WishText, at: number): UseUp | undefined => {
  const to = read.match(TO_USE_UP, at);
  if (to === undefined || isDenied(read, at, to)) return undefined;
  if (!isBreakAt(read, to) && !JOINS.test(read.tokens[to]!.word)) return undefined;
  const isAside = isIn(read, at - 1) && read.tokens[at - 1]!.raw === '(';
  const end = isAside ? at - 1 : at;
  const from = read.pieceStart(end);
  return from === end ? undefined : { from, to: end, words: partOf(read, at, to) };
};

/** The parts of a text that have to be used up, in order. */
export const useUpsOf = (read: WishText): UseUp[] => {
  const found: UseUp[] = [];
  const ends: Ends = { list: { from: 0, end: -1 }, piece: { from: 0, end: -1 } };
  for (let at = 0; at < read.tokens.length;) {
    const one = isBreakAt(read, at) ? undefined : (endedAt(read, at) ?? introducedAt(read, at, ends));
    if (one) found.push(one);
    at += 1;
    while (one && at < read.tokens.length && read.tokens[at]!.from < one.words.to) at += 1;
  }
  return found;
};

/** The texts of those parts, in order, without parts of other parts: each word is in few of them. */
export const useUpTexts = (read: WishText, found: readonly UseUp[]): string[] => {
  const widestFirst = [...found].sort((one, other) => one.from - other.from || other.to - one.to);
  const outermost = new Set<UseUp>();
  let end = -1;
  for (const one of widestFirst) {
    if (one.to > end) outermost.add(one);
    end = Math.max(end, one.to);
  }
  return found.filter((one) => outermost.has(one)).map(({ from, to }) => read.raw(from, to));
};
