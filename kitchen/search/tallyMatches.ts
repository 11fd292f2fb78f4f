import type { Held } from './kitchen';
import type { MatchIndex } from './matchColumns';
import { NEED_AT } from './matchIndex';

/** Held ingredients beyond this match as well, but weigh nothing: their marks are the bits of one number. */
export const WEIGHED_MAX = 31;

/**
 * What the kitchen is to each recipe. The arrays are as long as the index and are used again by the next search: only
 * `touched` says which places hold something.
 */
export interface MatchTally {
  /** The recipes with at least one held ingredient, and how many they are. */
  touched: Uint32Array;
  count: number;
  /** How many of its ingredients the cook has, itself or as a stand-in. */
  matched: Uint8Array;
  /** What these would cost if they were missing. */
  spared: Uint16Array;
  /** Which held ingredients it uses as they are, and which as stand-ins: one bit each. */
  uses: Int32Array;
  standsIn: Int32Array;
  /** Room for the matches that pass every limit, and for the score of each. */
  passed: Uint32Array;
  scores: Float64Array;
}

export const createTally = (size: number): MatchTally => ({
  touched: new Uint32Array(size),
  count: 0,
  matched: new Uint8Array(size),
  spared: new Uint16Array(size),
  uses: new Int32Array(size),
  standsIn: new Int32Array(size),
  passed: new Uint32Array(size),
  scores: new Float64Array(size),
});

/** Empties the places of the last search. */
export const clearTally = (tally: MatchTally): void => {
  const { touched, matched, spared, uses, standsIn } = tally;
  for (let i = 0; i < tally.count; i += 1) {
    const recipe = touched[i]!;
    matched[recipe] = 0;
    spared[recipe] = 0;
    uses[recipe] = 0;
    standsIn[recipe] = 0;
  }
  tally.count = 0;
};

/** By ingredient number, the held ingredients it can replace, as bits. */
const bitsByNumber = (held: readonly Held[], numbersOf: (one: Held) => readonly number[]): Map<number, number> => {
  const bits = new Map<number, number>();
  held.forEach((one, i) => {
    const bit = i < WEIGHED_MAX ? 1 << i : 0;
    for (const number of numbersOf(one)) bits.set(number, (bits.get(number) ?? 0) | bit);
  });
  return bits;
};

/** Goes through the postings of everything that the cook has, once each. */
export const tallyMatches = ({ postings }: MatchIndex, held: readonly Held[], tally: MatchTally): void => {
  const { touched, matched, spared, uses, standsIn } = tally;
  let count = 0;
  const add = (number: number, bits: number, marks: Int32Array) => {
    const list = postings[number];
    if (!list) return;
    const need = NEED_AT[number]!;
    for (let i = 0; i < list.length; i += 1) {
      const recipe = list[i]!;
      if (matched[recipe] === 0) {
        touched[count] = recipe;
        count += 1;
      }
      matched[recipe]! += 1;
      spared[recipe]! += need;
      marks[recipe]! |= bits;
    }
  };
  const direct = bitsByNumber(held, ({ numbers }) => numbers);
  for (const [number, bits] of direct) add(number, bits, uses);
  for (const [number, bits] of bitsByNumber(held, ({ standIns }) => standIns))
    if (!direct.has(number)) add(number, bits, standsIn);
  tally.count = count;
};
