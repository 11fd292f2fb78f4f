import { FILLERS, JOINERS, NEGATIONS } from '../../reading/fillerWords';
import { foldText } from '../../reading/foldWord';
import { useUpsOf } from '../wishes/useUp';
import { readText } from '../wishes/wishText';

/** The unfinished item of a list, and what stands before it. */
export interface LastItem {
  before: string;
  /** Without quantities and other words around the ingredient; empty when there is nothing to continue. */
  typed: string;
}

/** Ends an item, like the separators of a whole list; a comma between digits is a decimal sign. */
const SEPARATOR = /(?<!\d),|,(?!\d)|[;\n\r•·|&+/]/gu;

const wordOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

const isAround = (text: string): boolean => {
  const word = wordOf(text);
  return word === '' || /^\d/.test(word) || FILLERS.has(word);
};

/** Where the last "use up:" ends; 0 without one. */
const introductionEnd = (text: string): number => {
  const to = useUpsOf(readText(text)).at(-1)?.words.to ?? 0;
  return text.charAt(to) === ':' ? to + 1 : to;
};

/**
 * Splits a list of ingredients before its last, unfinished item. An item that rules something out is not continued: a
 * suggestion that replaces "no che" would ask for cheese.
 */
export const lastItemOf = (text: string): LastItem => {
  const start = Math.max(
    [...text.matchAll(SEPARATOR)].reduce((_, { index, 0: found }) => index + found.length, 0),
    introductionEnd(text),
  );
  // The words with the space behind each. The last is being typed, and joins nothing before its space.
  const words = text.slice(start).match(/\s*\S+\s*/gu) ?? [];
  if (words.some((word) => NEGATIONS.has(wordOf(word)))) return { before: text.slice(0, start), typed: '' };
  const joiner = words.findLastIndex((word) => /\s$/.test(word) && JOINERS.has(wordOf(word)));
  const item = words.slice(joiner + 1);
  // -1, which is the last word, if all are around an ingredient.
  const first = item.findIndex((word) => !isAround(word));
  const before = text.slice(0, start) + words.slice(0, joiner + 1).join('');
  return { before, typed: item.slice(first).join('').trim() };
};
