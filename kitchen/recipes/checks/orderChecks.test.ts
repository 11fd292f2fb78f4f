import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile, type RecipeFile } from '../../testing/omelette';

const MEANWHILE = { en: 'Meanwhile', es: 'Mientras', fr: 'Pendant ce temps' };

const faultsOf = (change: (file: RecipeFile) => void) => {
  const file = omeletteFile();
  for (const language of ['en', 'es', 'fr'] as const)
    file[language].steps.push(`${MEANWHILE[language]}, {butter|${language}}.`);
  file.steps.push({ time: 60, alongside: true });
  change(file);
  return checkRecipe(parseRecipeFile(file, 'oven-omelette', 'Meals')).map(({ path, reason }) => `${path}: ${reason}`);
};

it('accepts a step that runs alongside and says so', () => {
  expect(faultsOf(() => undefined)).toEqual([]);
});

it('refuses “meanwhile” in a step that comes after the step before it is over', () => {
  expect(faultsOf((file) => delete file.steps[2]!.alongside)).toEqual([
    'en.steps[2]: says “meanwhile”, but comes after the step before it is over',
    'es.steps[2]: says “meanwhile”, but comes after the step before it is over',
    'fr.steps[2]: says “meanwhile”, but comes after the step before it is over',
  ]);
});

it('asks a step that runs alongside to say so in every language', () => {
  expect(faultsOf((file) => (file.fr.steps[2] = '{butter|Du beurre}.'))).toEqual([
    'fr.steps[2]: runs alongside, but does not begin with “meanwhile”',
  ]);
});

it('refuses a night as the second step after a little stirring', () => {
  expect(
    faultsOf((file) => {
      file.steps[0]!.time = 240;
      file.steps[1]!.time = 28_800;
    }),
  ).toContain('steps[1]: takes 8 h: say it in a note, with the day before');
});

it('refuses a first step of twelve hours', () => {
  expect(
    faultsOf((file) => {
      file.steps[0]!.time = 43_200;
      delete file.steps[0]!.temp;
      for (const language of ['en', 'es', 'fr'] as const)
        file[language].steps[0] = file[language].steps[0]!.replace(/^[^.]*\. /, '');
    }),
  ).toEqual(['steps[0]: takes 12 h: say it in a note, with the day before', 'steps[1]: bakes in a cold oven']);
});
