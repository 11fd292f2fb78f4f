import { checkFryingHeat } from './fryingChecks';
import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';

const faultsOf = (oil: string, sentence: string) => {
  const file = omeletteFile();
  file.ingredients.oil = oil;
  file.en.steps[1] = sentence;
  return omeletteFaults(checkFryingHeat, file).map(({ path }) => path);
};

it('refuses a deep pan of oil without its temperature', () => {
  const sentence = 'Heat {oil|the oil} until a crumb sizzles and fry {eggs|the eggs}.';
  expect(faultsOf('vegetable-oil, 500 ml', sentence)).toEqual(['ingredients.oil']);
  expect(faultsOf('sunflower-oil, 1 l', sentence)).toEqual(['ingredients.oil']);
});

it.each([
  ['its temperature', 'vegetable-oil, 500 ml', 'Heat {oil|the oil} to {175 °C} and fry {eggs|the eggs} in it.'],
  ['a shallow film of oil', 'vegetable-oil, 100 ml', 'Heat {oil|the oil} and fry {eggs|the eggs}.'],
  ['oil that nothing is fried in', 'olive-oil, 500 ml', 'Beat {oil|the oil} into {eggs|the eggs} drop by drop.'],
])('accepts %s', (_, oil, sentence) => expect(faultsOf(oil, sentence)).toEqual([]));
