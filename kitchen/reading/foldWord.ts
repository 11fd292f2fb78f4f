/** Letters that Unicode does not take apart into a letter and an accent, as a keyboard without them writes them. */
const SPELLINGS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' };

const JOINED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g');

/** A lower-case text whose ligatures and crossed letters are spelled out: "smørrebrød", "gołąbki" and "karnıyarık". */
const spelledOut = (lower: string): string => lower.replace(JOINED, (letter) => SPELLINGS[letter]!);

const foldLetters = (text: string): string =>
  spelledOut(text.toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘´`]/g, "'");

/** ASCII without the backtick: only its case can change, so most names of food take one step instead of six. */
const HAS_CASE_ONLY = /^[\t\n\r -_a-~]*$/;

/** A text without accents, case, ligatures and apostrophe variants: "Crème" and "creme" are one, "fløde" and "flode". */
export const foldText = (text: string): string => (HAS_CASE_ONLY.test(text) ? text.toLowerCase() : foldLetters(text));

/** The words of a folded text: runs of letters and digits. An elided article ("l'ail", "d'ail") is a separate word. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
