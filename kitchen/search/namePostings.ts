/** Weights of a word in a title and of one elsewhere, as among the ingredients. */
export const TITLE_WEIGHT = 10;
const WORD_WEIGHT = 2;

/** A posting encodes in one number which recipe has the word, and whether in its title. */
export const postingOf = (entry: number, isTitle: boolean) => entry * 2 + (isTitle ? 1 : 0);
export const entryOf = (posting: number) => posting >>> 1;
export const isOfTitle = (posting: number) => (posting & 1) === 1;
export const weightOf = (posting: number) => (isOfTitle(posting) ? TITLE_WEIGHT : WORD_WEIGHT);
