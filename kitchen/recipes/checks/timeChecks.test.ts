import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile, type RecipeFile } from '../../testing/omelette';

const faultsOf = (change: (file: RecipeFile) => void) => {
  const file = omeletteFile();
  change(file);
  return checkRecipe(parseRecipeFile(file, 'oven-omelette', 'Meals')).map(({ path, reason }) => `${path}: ${reason}`);
};

const SAYING = { en: ' Leave it for 10 minutes.', es: ' Déjalo 10 minutos.', fr: ' Laissez reposer 10 minutes.' };

it('refuses a step that takes less than its sentence says', () => {
  expect(
    faultsOf((file) => {
      for (const language of ['en', 'es', 'fr'] as const) file[language].steps[0] += SAYING[language];
    }),
  ).toEqual(['steps[0]: takes 2 min, but its sentence says 10 min']);
});

it('refuses languages that say different times', () => {
  expect(
    faultsOf((file) => {
      file.steps[0]!.time = 600;
      for (const language of ['en', 'es', 'fr'] as const) file[language].steps[0] += SAYING[language];
      file.es.steps[0] = file.es.steps[0]!.replace('10', '5');
    }),
  ).toEqual(['es.steps[0]: says 5 min, the English sentence 10 min']);
});
