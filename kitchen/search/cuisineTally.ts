import { CUISINES, type Cuisine } from '@contracts/cuisines';
import type { CuisineCount } from '@contracts/analyze';

/** How many numbers a cuisine may have: they are bytes. */
const NUMBERS = 256;

const numbers = new Map<Cuisine | undefined, number>(CUISINES.map((cuisine, i) => [cuisine, i + 1]));

/** The number under which the search keeps a cuisine; 0 for a recipe that has none. */
export const cuisineNumber = (cuisine: Cuisine | undefined): number => numbers.get(cuisine) ?? 0;

/**
 * Counts recipes by the number of their cuisine.
 * @param wanted numbers to find; empty for all
 */
export const createCuisineTally = (wanted: readonly number[]) => {
  const isAny = wanted.length === 0;
  const isListed = new Uint8Array(NUMBERS);
  for (const number of wanted) isListed[number] = 1;
  const counts = new Uint32Array(NUMBERS);
  return {
    counts,
    isWanted: (number: number): boolean => isAny || isListed[number] === 1,
    add(number: number): void {
      counts[number]! += 1;
    },
  };
};

export type CuisineTally = ReturnType<typeof createCuisineTally>;

/** The counts by id, the largest first; recipes without a cuisine of ours come under no id. */
export const cuisineCounts = (counts: ArrayLike<number>): CuisineCount[] => {
  const tallied: CuisineCount[] = [];
  for (let number = 0; number <= CUISINES.length; number += 1) {
    const count = counts[number] ?? 0;
    if (count > 0) tallied.push({ ...(number > 0 && { cuisine: CUISINES[number - 1]! }), count });
  }
  return tallied.sort((a, b) => b.count - a.count);
};
