import { createIngredientColumn } from './ingredientColumn';
import { ingredientNumbers } from './ingredientNumbers';

const columnOf = (recipes: readonly string[]) => {
  const column = createIngredientColumn();
  for (const ids of recipes) column.push(ids.split(' ').filter(Boolean));
  return column.build();
};
const column = columnOf(['leek butter salt', '', 'salt egg', 'egg leek']);

it('tells which of the ingredients of a recipe count in a match: all but staples', () => {
  expect(createIngredientColumn().push(['salt', 'leek', 'water', 'egg'])).toEqual(ingredientNumbers(['leek', 'egg']));
});

it('keeps the ingredients of each recipe in their order', () => {
  expect([0, 1, 2, 3].map(column.countedIdsOf)).toEqual([['leek', 'butter'], [], ['egg'], ['egg', 'leek']]);
});

it.each([
  ['leek', [true, false, false, true]],
  ['salt', [true, false, true, false]],
  ['egg butter', [true, false, true, true]],
  ['rice', [false, false, false, false]],
])('tells which recipes have one of %s, staples included', (ids, has) => {
  expect([0, 1, 2, 3].map(column.hasOneOf(ids.split(' ')))).toEqual(has);
});

it('counts the recipes that have an ingredient, again and again', () => {
  for (let i = 0; i < 2; i += 1) expect(['leek', 'salt', 'butter', 'rice'].map(column.usesOf)).toEqual([2, 2, 1, 0]);
});

it('goes on with a column, which stays as it is', () => {
  const further = createIngredientColumn(column);
  further.push(['rice']);
  const both = further.build();
  expect(both.countedIdsOf(4)).toEqual(['rice']);
  expect([3, 4].map((position) => both.hasOneOf(['leek'])(position))).toEqual([true, false]);
  expect([column.startAt.length, both.startAt.length]).toEqual([4, 5]);
});
