/**
 * The first `most` of many in order, without sorting them all: what stands behind the last one that is kept so far is
 * passed over at once.
 */
export const bestOf = <T>(all: Iterable<T>, most: number, compare: (a: T, b: T) => number): T[] => {
  if (most <= 0) return [];
  let kept: T[] = [];
  let last: T | undefined;
  for (const one of all) {
    if (last !== undefined && compare(one, last) > 0) continue;
    kept.push(one);
    if (kept.length < most * 2) continue;
    kept = kept.sort(compare).slice(0, most);
    last = kept[most - 1];
  }
  return kept.sort(compare).slice(0, most);
};
