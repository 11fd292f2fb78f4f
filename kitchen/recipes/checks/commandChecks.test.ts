import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const reasonsOf = (step: string): string[] => {
  const file = omeletteFile();
  file.en.steps[1] += ` ${step}`;
  return checkRecipe(parseRecipeFile(file, 'joined-omelette', 'Meals'))
    .map(({ reason }) => reason)
    .filter((reason) => reason.includes('by a comma alone'));
};

it('refuses a last command behind a comma alone', () => {
  expect(reasonsOf('Strain into a jug, stir in {chives|the chives} and the rest of {butter|the butter}.')).toEqual([
    'joins “stir in ◆ and the rest of ◆” to what is before it by a comma alone',
  ]);
});

it.each([
  'Strain into a jug, stir in {chives|the chives} and chill.',
  'Strain into a jug, then stir in {chives|the chives}.',
  'Lay them on a dish, cut side up.',
  'Serve warm, cut into squares.',
  'Lower the heat, and as soon as it smells sweet, add {chives|the chives}.',
  'Until it bubbles, stir {chives|the chives}.',
])('accepts “%s”', (step) => {
  expect(reasonsOf(step)).toEqual([]);
});
