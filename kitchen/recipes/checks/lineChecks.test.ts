import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const faultsOf = (line: string) => {
  const file = omeletteFile();
  file.ingredients.chives = line;
  return checkRecipe(parseRecipeFile(file, 'leafy-omelette', 'Meals'))
    .filter(({ path }) => path === 'ingredients.chives')
    .map(({ reason }) => reason);
};

it('refuses a line that says its unit twice', () => {
  expect(faultsOf('curry-leaf, 10 leaf')[0]).toBe('is “10 leaves curry leaf” in en-GB');
});

it('accepts leaves of a herb, and curry leaves that are counted', () => {
  expect([faultsOf('basil, 10 leaf'), faultsOf('curry-leaf, 10')]).toEqual([[], []]);
});
