/** Words that carry no meaning in a dish's name, in the languages we speak, already folded. */
const FILLERS = new Set(
  (
    'a an and the of with in on for my ' +
    'de del la las el los un una y e con en al a para ' +
    'le les du des d l et au aux avec en une recipe receta recette'
  ).split(' '),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Lower case, without accents, in words of letters and digits only. */
export const foldedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How many typing slips are forgiven in a word of this length. */
export const forgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Whether two words are at most `limit` slips apart, a slip being a letter too many, too few, wrong, or two swapped
 * (the restricted Damerau–Levenshtein distance).
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
