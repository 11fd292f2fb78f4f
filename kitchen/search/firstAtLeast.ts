/** The place of the first value that is not before another one in a sorted list; its length when all are. */
export const firstAtLeast = <T extends string | number>(sorted: ArrayLike<T>, value: T): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
};
