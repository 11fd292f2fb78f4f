import { foldText } from '@kitchen/reading/foldWord';

/** Words without meaning in a dish's name, in the supported languages, folded. */
const FILLERS = new Set(
  (
    'a an and the of with in on for my ' +
    'de del la las el los un una y e con en al a para ' +
    'le les du des d l et au aux avec en une ' +
    'all alla alle alli dell di n ' +
    'recipe recipes receta recetas recette recettes dish dishes plato platos plat plats ' +
    'food comida cuisine cocina'
  ).split(' '),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

/** French and Italian elisions, which the apostrophe separates from the word: "l'oignon", "all'arrabbiata". */
const ELISION = /(?<!\p{L})(l|d|qu|un|all|dell|sull)'(?=\p{L})/gu;

/**
 * Lower case, without accents, split into words of letters and digits. An apostrophe is not a letter: "shepherd's" and
 * "shepherds" are one word.
 */
export const foldedWords = (text: string): string[] =>
  foldText(text)
    .replace(/[ʼ＇]/g, "'")
    .replace(ELISION, '$1 ')
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word in the other number: "pie" and "pies", "gateau" and "gateaux", "curry" and "curries". */
export const wordForms = (word: string): string[] => [
  word,
  ...(word.length > 2 ? [`${word}s`, `${word}es`, `${word}x`] : []),
  ...(word.length > 3 ? [word.replace(/[sx]$/, ''), word.replace(/es$/, '')] : []),
  word.replace(/ies$/, 'y'),
  word.replace(/y$/, 'ies'),
];

/** Number of typing errors accepted in a word of this length. */
export const forgiven = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);

/**
 * Whether two words differ by at most `limit` typing errors: a letter too many, too few, wrong, or two swapped (the
 * restricted Damerau–Levenshtein distance).
 */
export const isWithin = (a: string, b: string, limit: number): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false;
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(back[j]! + 1, row[j - 1]! + 1, back[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, twoBack[j - 2]! + 1);
      row[j] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return false;
    twoBack = back;
    back = row;
  }
  return back[b.length]! <= limit;
};
