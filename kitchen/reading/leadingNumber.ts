/** The first digit of thousands, which a comma, a point or a space marks. */
const THOUSANDS = /(?<![\d.,])([1-9])[., \u00a0\u202f](?=\d{3}(?!\d))/;

const NUMBER = /\d+(?:[.,]\d+)?/;

/**
 * The first number of a text such as "1,200 kcal" or "412,5"; undefined when it has none. Three digits behind one mark
 * thousands, so it suits values up to 9,999.
 */
export const leadingNumber = (text: string): number | undefined => {
  const digits = NUMBER.exec(text.replace(THOUSANDS, '$1'))?.[0];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};
