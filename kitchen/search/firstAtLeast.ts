/** The place of the first word that is not before `word` in a sorted vocabulary; its length when all are. */
export const firstAtLeast = (vocabulary: readonly string[], word: string): number => {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (vocabulary[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
};
