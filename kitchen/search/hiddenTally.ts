/** The masks of a search: what it requires and forbids beyond `base` hides a match. */
export interface HidingMasks {
  required: number;
  forbidden: number;
  forbiddenMay: number;
  base: { required: number; forbidden: number };
}

/** How many matches each bit hides, by the number of the bit. */
export interface HiddenCounts {
  /** Bits of the facts: forbidden and present, or required and missing. */
  facts: number[];
  /** Bits of what a recipe may contain. */
  may: number[];
}

const BITS = 32;

const addBits = (bits: number, counts: number[]) => {
  for (let rest = bits; rest !== 0; rest &= rest - 1) counts[31 - Math.clz32(rest & -rest)]! += 1;
};

/** Counts the matches that a search hides, by each bit that hides them. */
export const createHiddenTally = ({ required, forbidden, forbiddenMay, base }: HidingMasks) => {
  const counts: HiddenCounts = { facts: Array<number>(BITS).fill(0), may: Array<number>(BITS).fill(0) };
  const demanded = required & ~base.required;
  const refused = forbidden & ~base.forbidden;
  return {
    counts,
    /** Adds a rejected recipe; one that is not of the requested kind is not a match and is ignored. */
    add(mask: number, mayMask: number): void {
      if ((mask & base.required) !== base.required || (mask & base.forbidden) !== 0) return;
      addBits((demanded & ~mask) | (refused & mask), counts.facts);
      addBits(forbiddenMay & mayMask, counts.may);
    },
  };
};
