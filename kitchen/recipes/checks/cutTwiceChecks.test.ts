import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const reasonsOf = (step: string, note: string): string[] => {
  const file = omeletteFile();
  file.en.notes.chives = note;
  file.en.steps[1] += ` ${step}`;
  return checkRecipe(parseRecipeFile(file, 'cut-omelette', 'Meals'))
    .map(({ reason }) => reason)
    .filter((reason) => reason.startsWith('cuts'));
};

it.each([
  ['Chop {chives|the chives}.', 'finely chopped', true],
  ['Slice {butter|the butter} and {chives|chives}.', 'thinly sliced', true],
  ['Cut {chives|the chives} with scissors.', 'cut into rings', true],
  ['Wash {chives|the chives}, dry them and chop them.', 'finely chopped', true],
  ['Cut up {chives|the chives}.', 'chopped', true],
  ['Trim {chives|the chives}.', 'trimmed', true],
  ['Grate a little {chives|chives} over it.', 'freshly grated', true],
  ['Lift out {chives|the chives} and cut them up.', 'cut into rings', false],
  ['Scatter {chives|the chives}. Slice them a lemon.', 'sliced', false],
  ['Chop {chives|the chives}.', 'washed', false],
  ['Chop {chives|the chives} that are left.', 'half chopped, half left whole', false],
  ['Scatter {chives|the chives}.', 'finely chopped', false],
])('“%s” after a list with “%s”', (step, note, isRefused) => {
  expect(reasonsOf(step, note)).toHaveLength(isRefused ? 1 : 0);
});
