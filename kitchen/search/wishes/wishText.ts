import { foldText } from '@kitchen/reading/foldWord';

/** A word of the text, or a break between pieces of it. */
export interface WishToken {
  raw: string;
  /** Folded; "," for any break. */
  word: string;
  from: number;
  to: number;
}

const BREAK = ',';
const TOKENS = /[\p{L}\p{M}\p{N}]+|[&+/]|(?<!\d),|,(?!\d)|(?<!\d)\.|\.(?!\d)|[;:()\n\r•·|!?]/gu;

export const isBreak = ({ word }: WishToken): boolean => word === BREAK;

const tokensOf = (text: string): WishToken[] =>
  [...text.matchAll(TOKENS)].map(({ 0: raw, index }) => {
    const folded = foldText(raw);
    return { raw, word: /[\p{L}\p{N}&+/]/u.test(folded) ? folded : BREAK, from: index, to: index + raw.length };
  });

/** The words of a text with their positions, and as one line for patterns over several words. */
export const readText = (text: string) => {
  const tokens = tokensOf(text);
  const starts: number[] = [];
  const endAt = new Map<number, number>();
  let line = '';
  for (const [i, { word }] of tokens.entries()) {
    starts.push(line.length);
    line += word;
    endAt.set(line.length, i + 1);
    line += ' ';
  }
  line = line.trimEnd();
  const pieceEnds: number[] = [];
  for (let i = tokens.length - 1, end = tokens.length; i >= 0; i -= 1) {
    if (isBreak(tokens[i]!)) end = i;
    pieceEnds[i] = end;
  }
  const pieceStarts: number[] = [];
  for (let i = 0, start = 0; i < tokens.length; i += 1) {
    pieceStarts[i] = start;
    if (isBreak(tokens[i]!)) start = i + 1;
  }
  return {
    tokens,
    /** The text of some tokens, and the text from one token to the start of another. */
    raw: (from: number, to: number) => (to > from ? text.slice(tokens[from]!.from, tokens[to - 1]!.to) : ''),
    between: (from: number, to: number) => text.slice(tokens[from]!.from, tokens[to]?.from ?? text.length),
    /** From the end of one token to the end of the last token before another. */
    behind: (token: number, to: number) => text.slice(tokens[token]!.to, tokens[to - 1]!.to),
    words: (from: number, to: number) => tokens.slice(from, to).map(({ word }) => word),
    /** Index of the first token after a pattern's match at a token. */
    match(pattern: RegExp, at: number): number | undefined {
      if (at >= tokens.length) return undefined;
      pattern.lastIndex = starts[at]!;
      return pattern.test(line) ? endAt.get(pattern.lastIndex) : undefined;
    },
    /** Index of the first token of a pattern's match that ends right before a token, within a limited distance. */
    matchBefore(pattern: RegExp, at: number, most: number): number {
      let first = at;
      while (first > 0 && !isBreak(tokens[first - 1]!) && starts[at]! - starts[first - 1]! <= most) first -= 1;
      const before = line.slice(starts[first], starts[at]);
      const found = pattern.exec(before);
      if (!found) return at;
      const start = starts[first]! + found.index;
      return starts.indexOf(start, first);
    },
    /** The first token after the last break before a token. */
    pieceStart: (at: number): number => pieceStarts[at] ?? at,
    /** Tokens from an index up to the next break. */
    pieceEnd: (at: number): number => pieceEnds[at] ?? tokens.length,
  };
};

export type WishText = ReturnType<typeof readText>;
