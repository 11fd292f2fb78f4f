const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[’‘´`]/g, "'");

/** ASCII without the backtick: only its case can change, so most names of food take one step instead of six. */
const HAS_CASE_ONLY = /^[\t\n\r -_a-~]*$/;

/** A text without accents, case, ligatures and apostrophe variants, so that "Crème" and "creme" are one. */
export const foldText = (text: string): string => (HAS_CASE_ONLY.test(text) ? text.toLowerCase() : foldLetters(text));

/** The words of a folded text: runs of letters and digits. An elided article ("l'ail", "d'ail") is a separate word. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
