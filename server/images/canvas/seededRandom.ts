/** A stream of random numbers. The same seed gives the same stream, so that a recipe keeps its picture. */
export interface Random {
  /** At least 0, below 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** A whole number; both ends included. */
  whole: (low: number, high: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  chance: (share: number) => boolean;
}

const hashOf = (seed: string) => {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

/** The mulberry32 generator over an FNV-1a hash of the seed. */
export const seededRandom = (seed: string): Random => {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (share) => next() < share,
  };
};
