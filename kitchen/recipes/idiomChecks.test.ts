import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from './recipeFormat';
import { omeletteFile } from '../testing/omelette';

it.each<['es' | 'fr', string, string]>([
  ['es', 'Los fideos se acaban en la sartén.', 'se acaban en la sartén'],
  ['fr', 'Ajoutez le chou et sautez deux minutes.', 'sautez'],
  ['fr', 'Ajoutez les œufs et tournez-les dans le beurre.', 'tournez-les dans'],
  ['fr', 'Avec un peu de verdure.', 'verdure'],
])('refuses a turn of phrase of another language in %s: %s', (language, description, found) => {
  const file = omeletteFile();
  file[language].description = description;
  expect(checkRecipe(parseRecipeFile(file, 'foreign-omelette', 'Meals')).map(({ reason }) => reason)).toEqual([
    expect.stringContaining(`“${found}” is said otherwise`),
  ]);
});

it('lets nobody skip a step in French', () => {
  const file = omeletteFile();
  file.fr.description = 'Ne sautez pas le repos de la pâte, faites-la sauter ensuite.';
  expect(checkRecipe(parseRecipeFile(file, 'french-omelette', 'Meals'))).toEqual([]);
});
