/** The letters of a word, as bits: words that differ in many letters need not be compared. */
export const lettersOf = (word: string): number => {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) % 31);
  return mask;
};

/** How many bits are set. */
const bitCount = (mask: number): number => {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Whether words with these letters may be this few edits apart: one edit changes at most two of the bits. */
export const mayBeWithin = (edits: number, letters: number, others: number): boolean =>
  bitCount(letters ^ others) <= 2 * edits;
