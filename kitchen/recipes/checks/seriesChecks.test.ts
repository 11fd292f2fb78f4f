import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const faultsOf = (sentence: string) => {
  const file = omeletteFile();
  file.en.steps[0] = `Heat the oven to {temp}. ${sentence}`;
  return checkRecipe(parseRecipeFile(file, 'oven-omelette', 'Meals')).map(({ path, reason }) => `${path} ${reason}`);
};

it('refuses an article before each food of a series', () => {
  expect(faultsOf('Beat {eggs|the eggs}, {salt|the salt} and {chives|the chives}.')).toEqual([
    'en.steps[0] repeats “the” before each food of a series',
  ]);
});

it('refuses an article before three foods that a preposition follows', () => {
  expect(faultsOf('Beat {eggs|the eggs}, {salt|the salt}, {chives|the chives} with a little water.')).toEqual([
    'en.steps[0] repeats “the” before each food of a series',
  ]);
});

it('takes a series with one article, and a part of a food beside a whole one', () => {
  expect(faultsOf('Beat {eggs|the eggs}, {salt|salt} and {chives|chives}.')).toEqual([]);
  expect(faultsOf('Beat {salt} with half of {eggs|the eggs} and {chives|the chives}.')).toEqual([]);
});
