/** The pastry that French recipes mean by "pâte" alone: it has the allergens of any other. */
export const PASTRY = 'shortcrust-pastry';

/** Whether a word is French for pastry. Without its accents it could not be told from "pâté". */
export const isPastry = (word: string): boolean => /^pâte$/i.test(word.normalize('NFC'));
