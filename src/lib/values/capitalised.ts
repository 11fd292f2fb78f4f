/** Words that begin a line, with a capital letter, whatever the vocabulary or the calendar writes inside a sentence. */
export const capitalised = (words: string, locale: string): string =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
