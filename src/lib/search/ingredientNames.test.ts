import { findIngredients, readIngredient } from './ingredientNames';

const ALL = [
  'red onions|purple',
  'onions|brown pearl',
  'spring onions|salad',
  'œufs',
  'crème fraîche|cream',
  'olive oil|extra virgin',
].map(readIngredient);

describe('findIngredients', () => {
  it('puts names that begin with the text before those that contain it', () => {
    expect(findIngredients(ALL, 'on')).toEqual(['onions', 'red onions', 'spring onions']);
  });

  it.each([
    ['pearl', ['onions']],
    ['pearl on', ['onions']],
    ['CREME', ['crème fraîche']],
    ['oeu', ['œufs']],
    ['oil ol', ['olive oil']],
    ['nion', []],
    ['pearl salad', []],
    ['  ', []],
  ])('finds for "%s" %j', (typed, names) => {
    expect(findIngredients(ALL, typed)).toEqual(names);
  });
});
