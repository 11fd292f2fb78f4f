/** Every fraction sign of Unicode that has both numbers, with the fraction in digits. */
export const FRACTION_SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5',
  '⅙': '1/6', '⅚': '5/6', '⅐': '1/7', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅑': '1/9', '⅒': '1/10',
}; // prettier-ignore

/** The value of one of these signs or of a fraction in digits: 0.5 for "½" and for "1/2". */
export const fractionValue = (fraction: string): number => {
  const [above, below] = (FRACTION_SIGNS[fraction] ?? fraction).split('/').map(Number);
  return above! / below!;
};

/** The signs that Larder shows: those of quarters, thirds, eighths and a fifth. Others are hard to read on a small screen. */
export const SHOWN_FRACTIONS: readonly { sign: string; digits: string; value: number }[] = [...'½⅓⅔¼¾⅕⅛⅜⅝⅞'].map(
  (sign) => ({ sign, digits: FRACTION_SIGNS[sign]!, value: fractionValue(sign) }),
);
