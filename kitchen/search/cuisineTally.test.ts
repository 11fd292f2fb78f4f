import { CUISINES } from '@contracts/cuisines';
import { createCuisineTally, cuisineCounts, cuisineNumber } from './cuisineTally';

it('numbers cuisines from 1, and recipes without one by 0', () => {
  expect([cuisineNumber(CUISINES[0]), cuisineNumber(CUISINES.at(-1)), cuisineNumber(undefined)]).toEqual([
    1,
    CUISINES.length,
    0,
  ]);
  expect(new Set(CUISINES.map(cuisineNumber)).size).toBe(CUISINES.length);
});

it('wants every cuisine if none is chosen, otherwise those that are', () => {
  const all = createCuisineTally([]);
  expect([0, 1, 7].map(all.isWanted)).toEqual([true, true, true]);
  const chosen = createCuisineTally([1, 7]);
  expect([0, 1, 6, 7].map(chosen.isWanted)).toEqual([false, true, false, true]);
});

it('counts recipes by cuisine, the most first, and leaves out cuisines without any', () => {
  const tally = createCuisineTally([]);
  for (const number of [0, CUISINES.length, CUISINES.length, 2]) tally.add(number);
  expect(cuisineCounts(tally.counts)).toEqual([
    { cuisine: CUISINES.at(-1), count: 2 },
    { count: 1 },
    { cuisine: CUISINES[1], count: 1 },
  ]);
  expect(cuisineCounts(createCuisineTally([]).counts)).toEqual([]);
});
