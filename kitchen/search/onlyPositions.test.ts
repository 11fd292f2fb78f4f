import { written } from '../testing/written';
import { onlyPositions, otherPositions, pick, pickRuns } from './onlyPositions';
import { createSearchShelfBuilder } from './searchShelf';
import { columnsOfShelf } from './shelfColumns';
import { shelvedFromOwn } from './shelvedOwn';

const columnsOf = (...recipes: ReturnType<typeof written>[]) => {
  const builder = createSearchShelfBuilder();
  for (const recipe of recipes) builder.put(shelvedFromOwn(recipe));
  return columnsOfShelf(builder.finish((position) => recipes[position]!.title));
};

const PIE = written('Leek pie', ['500 g leeks', '200 g Cheddar'], { minutes: 50 });
const SOUP = written('Leek soup', ['300 g leeks', '1 potato'], { minutes: 20 });
const OMELETTE = written('Plain omelette', ['3 eggs'], { minutes: 5 });
const PUDDING = written('Rice pudding', ['200 g rice', '1 litre milk', '50 g sugar'], { minutes: 40 });

it.each([
  ['the first', [OMELETTE, PIE, PUDDING], [1, 2]],
  ['one in the middle', [PIE, SOUP, PUDDING], [0, 2]],
  ['the last', [PIE, PUDDING, SOUP], [0, 1]],
])('leaves columns as if %s recipe had never been on the shelf', (_which, recipes, kept) => {
  expect(onlyPositions(columnsOf(...recipes), Uint32Array.from(kept))).toEqual(columnsOf(PIE, PUDDING));
});

it('leaves nothing where every recipe is gone', () => {
  const { index, names } = onlyPositions(columnsOf(PIE), new Uint32Array());
  expect([names.words, names.postings, index.startOf]).toEqual([[], [], Uint32Array.of(0)]);
});

it('names the positions that are left, in order', () => {
  expect(otherPositions(5, new Set([0, 3]))).toEqual(Uint32Array.of(1, 2, 4));
  expect(otherPositions(2, new Set())).toEqual(Uint32Array.of(0, 1));
});

it('picks values, and runs of values up to the next one or the end of the column', () => {
  expect(pick(Uint8Array.of(7, 8, 9), Uint32Array.of(0, 2))).toEqual(Uint8Array.of(7, 9));
  const [values, starts] = [Uint16Array.of(1, 2, 3, 4, 5, 6), Uint32Array.of(0, 2, 2, 5)];
  expect(pickRuns(values, starts, Uint32Array.of(0, 1, 3))).toEqual({
    values: Uint16Array.of(1, 2, 6),
    starts: Uint32Array.of(0, 2, 2),
  });
});
