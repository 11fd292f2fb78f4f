/** Letters that Unicode does not take apart into a letter and an accent, as a keyboard without them writes them. */
const SPELLINGS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' };

const JOINED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g');

/** A lower-case text whose ligatures and crossed letters are spelled out: "smørrebrød", "gołąbki" and "karnıyarık". */
export const spelledOut = (lower: string): string => lower.replace(JOINED, (letter) => SPELLINGS[letter]!);
