import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from './recipeFormat';
import { omeletteFile } from '../testing/omelette';

const faultsOf = (line: string, note: string) => {
  const file = omeletteFile();
  file.ingredients.chives = line;
  for (const language of ['en', 'es', 'fr'] as const) file[language].notes = { ...file[language].notes, chives: note };
  return checkRecipe(parseRecipeFile(file, 'tinned-omelette', 'Meals'))
    .filter(({ path }) => path.endsWith('chives'))
    .map(({ reason }) => reason);
};

it('refuses a drained tin that is weighed with its liquid', () => {
  expect(faultsOf('tinned-chickpea, 400 g', 'drained')).toEqual(['is 400 g, the weight of a tin with its liquid']);
  expect(faultsOf('tinned-tuna, 290 g', 'drained')).toEqual(['is 290 g, the weight of a tin with its liquid']);
});

it('takes the drained weight of a tin, and of a jar that says so', () => {
  expect(faultsOf('tinned-chickpea, 480 g', 'drained')).toEqual([]);
  expect(faultsOf('tinned-chickpea, 400 g', 'drained weight')).toEqual([]);
});

it('asks a recipe that keeps the liquid to say what is weighed', () => {
  expect(faultsOf('tinned-chickpea, 240 g', 'with liquid')).toEqual([
    'keeps the liquid: say that the weight is the drained weight',
  ]);
});
