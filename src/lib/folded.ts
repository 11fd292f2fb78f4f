const PLAIN = /^[\0-\x7f]*$/;

/** A text as it is compared: lower case, without accents, so that "creme brulee" finds "Crème brûlée". */
export const folded = (text: string): string => {
  const lower = text.toLowerCase();
  // Most texts need no more, and a long list has thousands.
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
};
