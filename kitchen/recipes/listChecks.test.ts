import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from './recipeFormat';
import { omeletteFile } from '../testing/omelette';

const reasonsOf = (file: ReturnType<typeof omeletteFile>): string[] =>
  checkRecipe(parseRecipeFile(file, 'listed-omelette', 'Meals')).map(({ reason }) => reason);

it.each([
  ['Reparte {chives|el cebollino} y sirve con arroz.', true],
  ['Sírvela con {chives|cebollino} y patatas fritas.', true],
  ['Cómela templada, con pan.', true],
  ['Sírvela con {butter|mantequilla} y {chives|cebollino}.', false],
  ['Sírvela con el pan.', false],
  ['Sírvela, con patatas si te apetece.', false],
])('a Spanish step serves only what is in the list: %s', (step, isRefused) => {
  const file = omeletteFile();
  file.es.steps[1] += ` ${step}`;
  const refused = reasonsOf(file).filter((reason) => reason.includes('names food that is not in the list'));
  expect(refused).toHaveLength(isRefused ? 1 : 0);
});

it.each([
  ['batidos', true],
  ['a temperatura ambiente', false],
])('a Spanish step beats eggs only when the list does not: %s', (note, isRefused) => {
  const file = omeletteFile();
  file.en.notes.eggs = 'beaten';
  file.es.notes.eggs = note;
  file.fr.notes.eggs = 'battus';
  const refused = reasonsOf(file).filter((reason) => reason.endsWith('already calls beaten'));
  expect(refused).toHaveLength(isRefused ? 1 : 0);
});
