import type { TextPart } from './textCuts';
import { DENIED, ON_HAND, TO_USE_UP, USE_UP } from './useUpPatterns';
import { isBreak, type WishText } from './wishText';

/** A part of the text that has to be used up, and the words that say so. */
interface UseUp {
  text: string;
  words: TextPart;
}

/** Breaks that end a list, unlike a comma. */
const ENDS_LIST = /[.;\n\r!?()•·|]/u;
/** So many words before "use up" may deny it. */
const DENIAL_REACH = 5;

const isIn = ({ tokens }: WishText, at: number) => at >= 0 && at < tokens.length;
const isBreakAt = (read: WishText, at: number) => !isIn(read, at) || isBreak(read.tokens[at]!);
const endsListAt = (read: WishText, at: number) => !isIn(read, at) || ENDS_LIST.test(read.tokens[at]!.raw);

const pieceStart = (read: WishText, at: number): number => {
  let from = at;
  while (!isBreakAt(read, from - 1)) from -= 1;
  return from;
};

const isDenied = (read: WishText, at: number, to: number): boolean => {
  const from = Math.max(pieceStart(read, at), at - DENIAL_REACH);
  return read.words(from, to).some((word) => DENIED.has(word));
};

const partOf = ({ tokens }: WishText, from: number, to: number): TextPart => ({
  from: tokens[from]!.from,
  to: tokens[to - 1]!.to,
});

/** "use up: spinach, eggs": a list that begins with it, up to its end; within a list, up to the comma. */
const introducedAt = (read: WishText, at: number): UseUp | undefined => {
  const to = read.match(USE_UP, at);
  if (to === undefined || isDenied(read, at, to)) return undefined;
  let start = to;
  while (isIn(read, start) && isBreakAt(read, start) && read.tokens[start]!.raw !== ',') start += 1;
  const isList = start > to || (isBreakAt(read, at - 1) && endsListAt(read, at - 1));
  let end = start;
  while (!endsListAt(read, end) && (isList || !isBreakAt(read, end)) && read.match(ON_HAND, end) === undefined)
    end += 1;
  return end === start ? undefined : { text: read.raw(start, end), words: partOf(read, at, to) };
};

const JOINS = /^(?:and|y|e|et|&|\+|plus|con|with|avec)$/;

/** "spinach to use up": the piece before it. */
const endedAt = (read: WishText, at: number): UseUp | undefined => {
  const to = read.match(TO_USE_UP, at);
  if (to === undefined || isDenied(read, at, to)) return undefined;
  if (!isBreakAt(read, to) && !JOINS.test(read.tokens[to]!.word)) return undefined;
  const isAside = isIn(read, at - 1) && read.tokens[at - 1]!.raw === '(';
  const end = isAside ? at - 1 : at;
  const from = pieceStart(read, end);
  return from === end ? undefined : { text: read.raw(from, end), words: partOf(read, at, to) };
};

/** The parts of a text that have to be used up, in order. */
export const useUpsOf = (read: WishText): UseUp[] => {
  const found: UseUp[] = [];
  for (let at = 0; at < read.tokens.length;) {
    const one = isBreakAt(read, at) ? undefined : (endedAt(read, at) ?? introducedAt(read, at));
    if (one) found.push(one);
    at += 1;
    while (one && at < read.tokens.length && read.tokens[at]!.from < one.words.to) at += 1;
  }
  return found;
};
