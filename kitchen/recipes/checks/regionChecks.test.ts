import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

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

it.each([
  ['=frijoles (alubias), cocidos', false],
  ['=frijoles o alubias, cocidos', true],
])('the list may explain a word once in brackets: “%s”', (note, isRefused) => {
  const file = omeletteFile();
  file.es.description = 'Con frijoles.';
  file.es.notes = { ...file.es.notes, eggs: note };
  const reasons = checkRecipe(parseRecipeFile(file, 'explained', 'Meals')).map(({ reason }) => reason);
  expect(reasons.includes('speaks of “alubias” and of “frijoles”')).toBe(isRefused);
});

it.each([
  ['butter, 30 g', 'la manteca', true],
  ['lard, 30 g', 'la manteca', false],
  ['butter, 30 g', 'la mantequilla', false],
  ['red-pepper, 1', 'el pimentón', true],
  ['paprika, 1 tsp', 'el pimentón', false],
])('%s called “%s” is another food in Spain: %s', (line, words, isRefused) => {
  const file = omeletteFile();
  file.ingredients.butter = line;
  file.es.steps[1] = file.es.steps[1]!.replace('{butter#20 g} {butter|de mantequilla}', `{butter|${words}}`);
  const reasons = checkRecipe(parseRecipeFile(file, 'false-friend', 'Meals')).map(({ reason }) => reason);
  expect(
    reasons.includes(`“${words}” is another food in Spain: ${line.startsWith('b') ? 'mantequilla' : 'pimiento'}`),
  ).toBe(isRefused);
});
