import { inAmericanNote, nameInCuisine } from './americanIngredients';

it.each([
  ['tinned-tuna', 'in brine or oil, drained weight', 'in water or oil, drained weight'],
  ['lasagne-sheet', 'dried, no need to boil them', 'no-boil'],
  ['lasagne-sheet', 'dried, the kind that needs boiling', 'the kind that needs boiling'],
])('writes the note of %s as an American label', (id, british, american) => {
  expect(inAmericanNote(british, id)).toBe(american);
});

it('calls Emmental Swiss cheese in the sandwiches of America only', () => {
  expect(nameInCuisine('emmental', 'cuban')).toEqual(['Swiss cheese', 'Swiss cheese']);
  expect(nameInCuisine('emmental', 'french')).toBeUndefined();
});
