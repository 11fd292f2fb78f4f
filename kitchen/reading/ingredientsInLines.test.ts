import { ingredientsInLines } from './ingredientsInLines';

it.each([
  [['1 can coconut milk, 200 g rice'], ['coconut-milk', 'rice']],
  [
    ['rice', 'milk and rice'],
    ['rice', 'milk'],
  ],
  [['a pinch of qwertz'], []],
  [['🥚🥛'], ['egg', 'milk']],
  [[], []],
] as const)('of %j these are ingredients, the longest names first: %j', (lines, ids) => {
  expect(ingredientsInLines(lines, 'en-GB')).toEqual(ids);
});

it('the language decides between false friends', () => {
  expect(ingredientsInLines(['prunes'], 'fr')).toEqual(['plum']);
  expect(ingredientsInLines(['prunes'], 'en-GB')).toEqual(['prune']);
});
