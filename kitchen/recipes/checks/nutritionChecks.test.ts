import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

it('refuses a recipe whose nutrition is only estimated', () => {
  const file = omeletteFile();
  Object.assign(file.ingredients, { eggs: 'truffle, 4 g', butter: 'wakame, 30 g', chives: 'wakame, 1 tbsp' });
  const faults = checkRecipe(parseRecipeFile(file, 'estimated-omelette', 'Meals')).map(({ reason }) => reason);
  expect(faults).toContain('nutrition covers 0 of 3');
});

it('accepts one that is covered in part', () => {
  const file = omeletteFile();
  Object.assign(file.ingredients, { butter: 'wakame, 30 g' });
  const faults = checkRecipe(parseRecipeFile(file, 'estimated-omelette', 'Meals')).map(({ reason }) => reason);
  expect(faults).toEqual([]);
});
