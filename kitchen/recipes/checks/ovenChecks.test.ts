import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile, type RecipeFile } from '../../testing/omelette';

const faultsOf = (change: (file: RecipeFile) => void) => {
  const file = omeletteFile();
  change(file);
  return checkRecipe(parseRecipeFile(file, 'oven-omelette', 'Meals')).map(({ path, reason }) => `${path}: ${reason}`);
};

const HEATING = {
  en: 'Heat the oven to {temp}.',
  es: 'Calienta el horno a {temp}.',
  fr: 'Préchauffez le four à {temp}.',
};

it('refuses a recipe that bakes in a cold oven', () => {
  expect(
    faultsOf((file) => {
      delete file.steps[0]!.temp;
      for (const language of ['en', 'es', 'fr'] as const)
        file[language].steps[0] = file[language].steps[0]!.replace(HEATING[language], '').trim();
    }),
  ).toEqual(['steps[1]: bakes in a cold oven']);
});

it('refuses an oven that is heated only in the step that bakes', () => {
  expect(
    faultsOf((file) => {
      delete file.steps[0]!.temp;
      for (const language of ['en', 'es', 'fr'] as const) {
        const steps = file[language].steps;
        steps[0] = steps[0]!.replace(HEATING[language], '').trim();
        steps[1] = `${HEATING[language]} ${steps[1]!.replace(/ (?:to|a|à) \{temp\}/, '')}`;
      }
    }),
  ).toEqual(['steps[1]: heats the oven only when the dish is ready for it']);
});

it('refuses an oven that stays hot and empty for an hour', () => {
  expect(faultsOf((file) => (file.steps[0]!.time = 3_600))).toEqual([
    'steps[0]: heats the oven 60 minutes before it is needed',
  ]);
});

it('counts only the steps after one that heats the oven at its end', () => {
  const faults = faultsOf((file) => {
    file.steps[0]!.time = 3_600;
    file.en.steps[0] =
      'Beat {eggs|the eggs} with {salt} and {chives|the chives}. Towards the end, heat the oven to {temp}.';
  });
  expect(faults).toEqual([]);
});

it('asks each language to heat the oven', () => {
  expect(faultsOf((file) => (file.fr.steps[0] = file.fr.steps[0]!.replace('Préchauffez le four', 'Mettez')))).toEqual([
    'fr.steps[0]: does not heat the oven to {temp}',
  ]);
});

it('asks nothing of hot oil', () => {
  const faults = faultsOf((file) => {
    delete file.steps[0]!.temp;
    for (const language of ['en', 'es', 'fr'] as const) {
      file[language].steps[0] = file[language].steps[0]!.replace(HEATING[language], '').trim();
    }
    file.en.steps[1] =
      'Melt {butter#20 g} of {butter|the butter}, heat it to {temp} and fry them in a {23 cm} pan for 4 minutes.';
  });
  expect(faults).toEqual([]);
});

it('asks how long a dish bakes', () => {
  expect(
    faultsOf((file) => (file.en.steps[1] = 'Melt {butter|the butter} in a {23 cm} pan and bake until golden.')),
  ).toContain('en.steps[1]: “Melt the butter in a {} pan and bake until golden.” does not say for how long');
});

it('refuses the temperature of an oven that is hot already', () => {
  const faults = faultsOf((file) => {
    file.steps[1]!.temp = file.steps[0]!.temp;
  });
  expect(faults.filter((fault) => fault.includes('again'))).toEqual([
    'steps[1]: says 180 °C again, which the oven has',
  ]);
});

it('asks how long a dish goes on baking', () => {
  expect(
    faultsOf((file) => (file.en.steps[1] += ' Bake for 4 minutes, turn it over and bake on until golden.')),
  ).toContain('en.steps[1]: “Bake for 4 minutes, turn it over and bake on until golden.” does not say for how long');
});
