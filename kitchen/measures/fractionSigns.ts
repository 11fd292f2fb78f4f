/** Unicode spells each sign out: "1", a slash of its own, and "2". */
const inDigits = (sign: string): string => sign.normalize('NFKD').replace('⁄', '/');

/** Every fraction sign of Unicode that has both numbers, with the fraction in digits. */
export const FRACTION_SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒'].map((sign) => [sign, inDigits(sign)]),
);

/** The value of one of these signs or of a fraction in digits: 0.5 for "½" and for "1/2". */
export const fractionValue = (fraction: string): number => {
  const [above, below] = (FRACTION_SIGNS[fraction] ?? fraction).split('/').map(Number);
  return above! / below!;
};

/** The signs that Larder shows: those of quarters, thirds, eighths and a fifth. Others are hard to read on a small screen. */
export const SHOWN_FRACTIONS: readonly { sign: string; digits: string; value: number }[] = [...'½⅓⅔¼¾⅕⅛⅜⅝⅞'].map(
  (sign) => ({ sign, digits: FRACTION_SIGNS[sign]!, value: fractionValue(sign) }),
);
