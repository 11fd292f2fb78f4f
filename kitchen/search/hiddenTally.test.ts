import { createHiddenTally } from './hiddenTally';

/** The bits that are counted, with how often. */
const countsOf = (counts: readonly number[]) => counts.flatMap((count, bit) => (count > 0 ? [[bit, count]] : []));

/** Recipes are of the requested kind with bit 0 and without bit 1. */
const BASE = { required: 0b1, forbidden: 0b10 };

it('counts a recipe under each reason that hides it, and not under the kind that was asked for', () => {
  const tally = createHiddenTally({ required: 0b101, forbidden: 0b1010, forbiddenMay: 0b11, base: BASE });
  tally.add(0b1001, 0b10); // lacks bit 2, has bit 3, may have bit 1
  tally.add(0b0101, 0b11);
  tally.add(0b0001, 0b100);
  expect(countsOf(tally.counts.facts)).toEqual([
    [2, 2],
    [3, 1],
  ]);
  expect(countsOf(tally.counts.may)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

it('ignores recipes of another kind', () => {
  const tally = createHiddenTally({ required: 0b101, forbidden: 0b1010, forbiddenMay: 0b1, base: BASE });
  tally.add(0b0000, 0b1);
  tally.add(0b1011, 0b1);
  expect([countsOf(tally.counts.facts), countsOf(tally.counts.may)]).toEqual([[], []]);
});

it('counts the last bit, too', () => {
  const last = 1 << 31;
  const tally = createHiddenTally({
    required: 0,
    forbidden: last,
    forbiddenMay: last,
    base: { required: 0, forbidden: 0 },
  });
  tally.add(last, last);
  expect([countsOf(tally.counts.facts), countsOf(tally.counts.may)]).toEqual([[[31, 1]], [[31, 1]]]);
});
