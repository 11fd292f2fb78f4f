import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const reasonsOf = (steps: string[], ingredients: Record<string, string> = {}, note = 'snipped'): string[] => {
  const file = omeletteFile();
  file.ingredients = { ...file.ingredients, ...ingredients };
  file.en.notes.chives = note;
  file.en.steps = steps;
  return checkRecipe(parseRecipeFile(file, 'parted-omelette', 'Meals'))
    .filter(({ path }) => path.startsWith('en.steps'))
    .map(({ reason }) => reason);
};

const HALF = 'Heat the oven to {temp}. Beat {eggs|the eggs} with {salt} and half of {chives|the chives}.';

it.each([
  ['the rest of {butter|the butter} and {chives|the chives}', true],
  ['the rest of {butter|the butter} and {chives|chives}', false],
  ['the rest of {chives|the chives} and {butter|the butter}', false],
])('says what it means by “%s”', (words, isRefused) => {
  const refused = reasonsOf([HALF, `Add ${words}.`]).filter((reason) => reason.includes('is all of the second'));
  expect(refused).toHaveLength(isRefused ? 1 : 0);
});

it.each([
  [{ oil: 'vegetable-oil, 1 tbsp', sesame: 'sesame-oil, 1 tsp' }, '{oil|the oil}', true],
  [{ oil: 'vegetable-oil, 1 tbsp', sesame: 'sesame-oil, 1 tsp' }, '{oil|the vegetable oil}', false],
  [{ oil: 'vegetable-oil, 1 tbsp' }, '{oil|the oil}', false],
  [{ pepper: 'red-pepper, 1', black: 'black-pepper' }, '{pepper|the pepper}', true],
  [{ pepper: 'red-pepper, 1', black: 'black-pepper' }, '{pepper|the red pepper} and {black|pepper}', false],
])('names one of two: %j, %s', (ingredients, words, isRefused) => {
  const refused = reasonsOf([HALF, `Add ${words}.`], ingredients).filter((reason) => reason.includes('either of two'));
  expect(refused).toHaveLength(isRefused ? 1 : 0);
});

it.each([
  ['the white parts of {chives|the chives}', 'sliced', true],
  ['the green of {chives|the chives}', 'finely chopped', true],
  ['the green parts of {chives|the chives}', 'sliced, white and green parts separated', false],
  ['the white of {chives|the chives}', 'washed', false],
  ['{chives|the chives}', 'sliced', false],
])('takes apart only what the list has apart: %s, “%s”', (words, note, isRefused) => {
  const refused = reasonsOf([HALF, `Add ${words}.`], {}, note).filter((reason) => reason.includes('takes a part of'));
  expect(refused).toHaveLength(isRefused ? 1 : 0);
});
