import { checkFryingHeat } from './fryingChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const faultsOf = (oil: string, sentence: string) => {
  const file = omeletteFile();
  file.ingredients.oil = oil;
  file.en.steps[1] = sentence;
  const faults: string[] = [];
  checkFryingHeat(
    parseRecipeFile(file, 'fried-omelette', 'Meals'),
    (path) => faults.push(path),
    () => undefined,
  );
  return faults;
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
