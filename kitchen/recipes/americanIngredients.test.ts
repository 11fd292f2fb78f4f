import { inAmericanNote, inAmericanSteps, nameBeside, nameInCuisine, shownInAmerica } from './americanIngredients';

it.each([
  ['tinned-tuna', 'in brine or oil, drained weight', 'in water or oil, drained weight'],
  ['pork-chop', 'thick, on the bone', 'thick, bone-in'],
  ['lemon', 'unwaxed', ''],
  ['lasagne-sheet', 'dried, no need to boil them', 'no-boil'],
  ['lasagne-sheet', 'dried, the kind that needs boiling', 'the kind that needs boiling'],
])('writes the note of %s as an American label', (id, british, american) => {
  expect(inAmericanNote(british, id)).toBe(american);
});

it('calls Emmental Swiss cheese in the sandwiches of America only', () => {
  expect(nameInCuisine('emmental', 'cuban')).toEqual(['Swiss cheese', 'Swiss cheese']);
  expect(nameInCuisine('emmental', 'french')).toBeUndefined();
});

it('gives both sugars of a list one name, in the steps as well', () => {
  expect(nameBeside('sugar', ['sugar', 'caster-sugar'])?.[0]).toBe('granulated sugar');
  expect(inAmericanSteps('the sugar', 'sugar', ['sugar', 'caster-sugar'])).toBe('the granulated sugar');
  expect(inAmericanSteps('the sugar', 'sugar', ['sugar'])).toBe('the sugar');
});

it.each([
  ['aniseed', 'the aniseed', 'the anise seeds'],
  ['dried-black-eyed-bean', 'the beans', 'the peas'],
  ['milk-powder', 'the milk powder', 'the dry milk'],
])('calls %s in the steps as in the list', (id, british, american) => {
  expect(inAmericanSteps(british, id, [id])).toBe(american);
});

it('thickens a German gravy with gingersnaps', () => {
  expect(nameInCuisine('speculoos', 'german')).toEqual(['gingersnap', 'gingersnaps']);
  expect(nameInCuisine('speculoos', 'belgian')).toBeUndefined();
});

it('shows whipping cream as the cream of American shops', () => {
  expect(shownInAmerica('whipping-cream')).toEqual(['heavy cream', 'heavy cream']);
});
