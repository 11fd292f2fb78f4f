import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

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
  ['en', 'Scatter with {chives|chives} and serve with bread.', true],
  ['en', 'Serve with {butter|butter} and boiled potatoes.', true],
  ['en', 'Serve with the bread, or eat it with {butter|butter}.', false],
  ['en', 'Serve with chips, if you like.', false],
  ['fr', 'Servez avec du pain et {chives|de la ciboulette}.', true],
  ['fr', 'Servez avec le pain.', false],
  ['fr', 'Servez avec des frites, si vous le souhaitez.', false],
] as const)('a step in %s serves only what is in the list: %s', (language, step, isRefused) => {
  const file = omeletteFile();
  file[language].steps[1] += ` ${step}`;
  const refused = reasonsOf(file).filter((reason) => reason.includes('names food that is not in the list'));
  expect(refused).toHaveLength(isRefused ? 1 : 0);
});

it.each([
  ['Pour into a buttered dish.', 'egg, 4', true],
  ['Grease a deep {23 cm} tin.', 'egg, 4', true],
  ['Pour into a buttered dish.', 'butter, 30 g', false],
  ['Pour into a lined tin.', 'egg, 4', false],
])('a dish is greased with fat from the list: %s, %s', (step, fat, isRefused) => {
  const file = omeletteFile();
  file.ingredients.butter = fat;
  file.en.steps[1] += ` ${step}`;
  expect(reasonsOf(file).filter((reason) => reason.includes('takes a fat'))).toHaveLength(isRefused ? 1 : 0);
});
