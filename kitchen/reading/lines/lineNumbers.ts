import { FRACTION_SIGNS } from '../../measures/fractionSigns';
import type { Tongue } from '../tongue';

const SIGN = new RegExp(`(\\d?)([${Object.keys(FRACTION_SIGNS).join('')}])`, 'gu');

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** Fraction signs, superscript and subscript digits as plain digits: "1½" → "1 1/2", "1¹⁄₂" → "1 1/2". */
export const withPlainFractions = (line: string): string =>
  line
    .replace(SIGN, (_, digit: string, sign: string) => `${digit && `${digit} `}${FRACTION_SIGNS[sign]}`)
    .replace(/⁄|∕/g, '/')
    .replace(/(\d?)([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})\/?([₀₁₂₃₄₅₆₇₈₉]{1,2})/gu, (_, digit: string, above: string, below: string) => {
      const plain = (text: string, digits: string) => [...text].map((one) => digits.indexOf(one)).join('');
      return `${digit && `${digit} `}${plain(above, RAISED)}/${plain(below, LOWERED)}`;
    })
    .replace(/(\d?)⅟(?=\d)/gu, (_, digit: string) => `${digit && `${digit} `}1/`);

/** Units in which a thousand is an everyday amount and a thousandth is not. */
const SMALL_UNIT = /^\s?(?:mg|gr?s?|gms?|gram\w*|ml|mls|mill?ilit\w*|cc)\b/i;
/** Metric units never used by the thousand in a recipe. */
const LARGE_METRIC = /^\s?(?:kgs?|kilos?|kilogram\w*|lt?|lts|ltrs?|lit(?:er|re|ro)s?)\b/i;
/** All units never used by the thousand in a recipe. */
const LARGE_UNIT =
  /^\s?(?:c\.|(?:kgs?|kilos?|kilogram\w*|lt?|lts|ltrs?|lit(?:er|re|ro)s?|lbs?|pounds?|libras?|livres?|oz|ounces?|onzas?|cups?|tazas?|tasses?|tbsps?|tsps?|t(?:able|ea)spoons?|cda?s?|cdtas?|cucharad\w*|cuill\w*|pints?|quarts?)\b)/i;

const THOUSANDS_BY_SPACE = /(?<![\d.,/])([1-9]\d{0,2})((?:[ \u00a0\u2009\u202f]\d{3})+)(?=\s?\p{L})/gu;
const CONTAINER_BEHIND =
  /^\s?\p{L}+\.?\s+(?:de\s+)?(?:tins?|cans?|jars?|packs?|packets?|packages?|bags?|box(?:es)?|bottles?|latas?|botes?|tarros?|paquetes?|bolsas?|sobres?|cajas?|bo[iî]tes?|conserves?|pots?|sachets?|paquets?|barquettes?|bocal|bocaux|briques?|bouteilles?)\b/iu;

/**
 * "1 000 g" as one number. French sets a space between thousands; English does so with a narrow one, or before three
 * zeros. "2 400 g boîtes" are two tins of four hundred.
 */
export const withJoinedThousands = (line: string, tongue: Tongue): string =>
  line.replace(THOUSANDS_BY_SPACE, (whole, first: string, groups: string, at: number) => {
    const behind = line.slice(at + whole.length);
    const isZeros = /^(?:\s000)+$/.test(groups);
    const isNarrow = !/[ \u00a0]/.test(groups);
    const isThousands = isZeros || isNarrow || (tongue !== 'en' && SMALL_UNIT.test(behind));
    return isThousands && !CONTAINER_BEHIND.test(behind) ? first + groups.replace(/\s/g, '') : whole;
  });

/**
 * Value of a number without a fraction. The language decides what three digits after a separator mean, unless the unit
 * leaves no doubt: "1,000 g" is a kilogram everywhere, "1.250 kg" is never a ton.
 * @param behind the text after it in the line
 */
export const decimalOf = (text: string, behind: string, tongue: Tongue): number => {
  if (/,.*\./.test(text)) return Number(text.replaceAll(',', ''));
  if (/[.,].*[.,]/.test(text)) return Number(text.replace(/[.,]/g, ''));
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) {
    const isComma = text.includes(',');
    const large = tongue === 'en' ? LARGE_METRIC : LARGE_UNIT;
    const isSeparator = (tongue === 'en') === isComma ? !large.test(behind) : isComma && SMALL_UNIT.test(behind);
    if (isSeparator) return Number(text.replace(/[.,]/, ''));
  }
  return Number(text.replace(',', '.'));
};
