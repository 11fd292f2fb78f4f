import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const faultsOf = (line: string, note: string) => {
  const file = omeletteFile();
  file.ingredients.chives = line;
  for (const language of ['en', 'es', 'fr'] as const) file[language].notes = { ...file[language].notes, chives: note };
  return checkRecipe(parseRecipeFile(file, 'tinned-omelette', 'Meals'))
    .filter(({ path, reason }) => path.endsWith('chives') && !reason.startsWith('is the same text'))
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

it('refuses the row of cooked beans for dried ones', () => {
  expect(faultsOf('white-bean, 400 g', 'large, dried, soaked overnight')).toEqual([
    'is white-bean, which is cooked, but its note says that it is dried',
  ]);
  expect(faultsOf('dried-white-bean, 400 g', 'large, dried, soaked overnight')).toEqual([]);
  expect(faultsOf('white-bean, 480 g', 'drained and dried')).toEqual([]);
});

it('counts strips of peel, and measures zest by the spoon', () => {
  expect(faultsOf('lemon-zest, 1 tsp', 'cut into strips')).toEqual([
    'measures strips of peel by the spoon; count them as slices',
  ]);
  expect(faultsOf('lemon-zest, 2 slice', 'wide')).toEqual([]);
  expect(faultsOf('lemon-zest, 1 tsp', 'finely grated')).toEqual([]);
});
