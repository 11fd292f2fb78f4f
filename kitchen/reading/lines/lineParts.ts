import type { LineToken } from './lineTokens';
import type { LineLanguage } from './lineWords';

/** The numbers from the first to before the last. */
export const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);

/** Whether a token is a word or a number, not a sign. */
export const isWord = ({ word }: LineToken) => /[\p{L}\d]/u.test(word);

/** End of the part of a line that names an ingredient: a comma, a bracket, a colon or an alternative. */
export const endOfPart = (tokens: readonly LineToken[], from: number, language: LineLanguage): number => {
  for (let i = from; i < tokens.length; i += 1) {
    const { word, isGlued, isAside, value } = tokens[i]!;
    if (isAside || /^[,;:+]/.test(word) || (word === '-' && !isGlued)) return i;
    if (i === from) continue;
    if (word === '/' || language.alternatives.has(word)) return i;
    if (value !== undefined && tokens[i - 1]!.word !== '-') return i;
  }
  return tokens.length;
};

/** The first position from which the rest is an alternative or a note. */
export const endOfHead = (tokens: readonly LineToken[], from: number, language: LineLanguage): number => {
  const end = endOfPart(tokens, from, language);
  for (let i = from + 1; i < end; i += 1) {
    const starts = (phrase: readonly string[]) => phrase.every((part, k) => tokens[i + k]?.word === part);
    if (language.noteStarts.some(starts)) return i;
  }
  return end;
};
