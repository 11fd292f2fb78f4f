import { inBatches, weightOf } from './recipeBatches';

const entries = (...bytes: number[]) => bytes.map((one, id) => ({ id, bytes: one }));
const many = (count: number, bytes: number) => entries(...Array.from({ length: count }, () => bytes));
const sizes = (list: ReturnType<typeof entries>) => [...inBatches(list)].map((batch) => batch.length);
const KB = 1024;

it('weighs an entry by its text, and as 4 KB where its text is not in the database', () => {
  expect(entries(700, 0).map(weightOf)).toEqual([700, 4 * KB]);
});

it.each([
  ['nothing', [], []],
  ['100 short recipes at once', many(250, 10), [100, 100, 50]],
  ['256 KB at once', many(5, 128 * KB), [2, 2, 1]],
  ['a longer one by itself', entries(10, 300 * KB, 300 * KB, 10, 10), [1, 1, 1, 2]],
  ['a longer one by itself, also as the first', entries(300 * KB, 10, 10), [1, 2]],
  ['64 recipes at once whose text is not in the database', many(100, 0), [64, 36]],
])('a list is read in batches: %s', (_what, list, batches) => {
  expect(sizes(list)).toEqual(batches);
});

it('keeps the order of the list, and each entry once', () => {
  const list = many(250, 3 * KB);
  expect([...inBatches(list)].flat()).toEqual(list);
});
