import { foldText } from './foldWord';

/** A word, a number or a sign of a line, and where it stands. */
export interface LineToken {
  /** Folded. */
  word: string;
  /** Set for numbers: 1.5 for "1,5" and "1 1/2". */
  value?: number;
  from: number;
  to: number;
  /** Inside brackets: a note. */
  isAside: boolean;
  /** Nothing stands between it and the token before. */
  isGlued: boolean;
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5',
  '⅙': '1/6', '⅚': '5/6', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8',
}; // prettier-ignore

/** Fraction signs as digits, one kind of dash and of slash, no bullet in front. Positions below are in this text. */
export const plainLine = (line: string): string =>
  line
    .normalize('NFC')
    .replace(
      /(\d?)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/gu,
      (_, digit: string, sign: string) => `${digit && `${digit} `}${FRACTIONS[sign]}`,
    )
    .replace(/⁄|∕/g, '/')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/×/g, 'x')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•·▢☐*◦▪-]+/u, '')
    .trim();

const TOKEN = /\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?|[\p{L}\p{M}]+|[()[\]%°"”″+&/:;,.~-]/gu;

const valueOf = (text: string): number | undefined => {
  // "00" flour and the like are names.
  if (/^0\d/.test(text)) return undefined;
  const [number = '', below] = text.replace(/\s/g, '').split('/');
  const value = Number(number.replace(',', '.'));
  return below === undefined ? value : Number(below) > 0 ? value / Number(below) : undefined;
};

/** Spoons and cups that American cooks tell apart by a capital. */
const LETTER_UNITS: Readonly<Record<string, string>> = { T: 'tbsp', t: 'tsp', c: 'cup', C: 'cup' };

/**
 * Cuts a line that `plainLine` has made plain; "1 1/2" is one number.
 * @param isContinental whether "1.500 g" is a kilogram and a half, and "4/5 carottes" four or five
 */
export const tokensOf = (line: string, isContinental = false): LineToken[] => {
  const tokens: LineToken[] = [];
  let depth = 0;
  for (const match of line.matchAll(TOKEN)) {
    const text = match[0];
    const from = match.index;
    const to = from + text.length;
    if (text === '(' || text === '[') depth += 1;
    const isNumber = /^\d/.test(text);
    const value = isNumber
      ? isContinental && /^[1-9]\d{0,2}\.\d{3}$/.test(text)
        ? Number(text.replace('.', ''))
        : valueOf(text)
      : undefined;
    const last = tokens.at(-1);
    const isMixed =
      value !== undefined && text.includes('/') && last?.value !== undefined && Number.isInteger(last.value);
    if (isMixed && last.to + 1 === from && value < 1 && line[last.to] === ' ') {
      last.value = last.value! + value;
      last.to = to;
    } else
      tokens.push({
        word: !isContinental && last?.value !== undefined ? (LETTER_UNITS[text] ?? foldText(text)) : foldText(text),
        ...(value !== undefined && { value }),
        from,
        to,
        isAside: depth > 0,
        isGlued: last !== undefined && last.to === from,
      });
    if ((text === ')' || text === ']') && depth > 0) depth -= 1;
  }
  return tokens;
};
