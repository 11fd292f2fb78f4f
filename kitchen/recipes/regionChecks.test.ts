import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from './recipeFormat';
import { omeletteFile } from '../testing/omelette';

const faultsOf = (description: string) => {
  const file = omeletteFile();
  file.es.title = 'Tortilla con papas';
  file.es.description = description;
  return checkRecipe(parseRecipeFile(file, 'regional-omelette', 'Meals')).map(({ reason }) => reason);
};

it('refuses a Spanish text that says papas here and patatas there', () => {
  expect(faultsOf('Con patatas cocidas.')).toEqual(['speaks of “patatas” and of “papas”']);
});

it('accepts the words of one country', () => {
  expect(faultsOf('Con papas cocidas y frijoles.')).toEqual([]);
});
