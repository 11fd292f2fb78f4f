/** A food, another word for it that sends the cook back to the list, and the word of the list. */
export type OtherWord = readonly [id: string, other: RegExp, listed: string];

/** The list's words for a food that a step calls by another one. */
export const listedInstead = (rows: readonly OtherWord[], id: string | undefined, words: string): string[] =>
  rows.flatMap(([one, other, listed]) => (id === one && other.test(words) ? [listed] : []));
