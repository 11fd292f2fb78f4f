import { everyName } from './everyName';

const popularities = Float64Array.of(10, 90, 50, 90, 0);

it('lists every recipe, the most popular first, then in the order in which they were added', () => {
  expect(everyName(popularities, { isWanted: () => true }, 9)).toEqual({
    entries: [1, 3, 2, 0, 4],
    total: 5,
    hidden: [],
    counted: [0, 1, 2, 3, 4],
  });
});

it('tells what is not wanted but of the requested kind, and counts beyond the page', () => {
  const limits = {
    isWanted: (entry: number) => entry > 2,
    isOfKind: (entry: number) => entry !== 1,
    isCounted: (entry: number) => entry > 1,
  };
  expect(everyName(popularities, limits, 1)).toEqual({ entries: [3], total: 2, hidden: [0, 2], counted: [2, 3, 4] });
});
