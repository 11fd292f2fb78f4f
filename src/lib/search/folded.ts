import { spelledOut } from '@kitchen/reading/joinedLetters';

const PLAIN = /^[\0-\x7f]*$/;

/** Normalises a text for comparison: lower case, no accents, so that "creme brulee" finds "Crème brûlée", and "smorrebrod"
 * "Smørrebrød". */
export const folded = (text: string): string => {
  const lower = text.toLowerCase();
  // Fast path: most texts have no accents, and a long list has thousands of texts.
  if (PLAIN.test(lower)) return lower;
  return spelledOut(lower).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
};
