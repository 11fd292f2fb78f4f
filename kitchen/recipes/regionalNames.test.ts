import { localiseRecipe } from './localise';
import { parseRecipeFile } from './recipeFormat';
import { omeletteFile } from '../testing/omelette';

const nameOf = (line: string, words: string) => {
  const file = omeletteFile();
  file.ingredients.butter = line;
  file.es.steps[1] = file.es.steps[1]!.replace('{butter#20 g} {butter|de mantequilla}', `{butter|${words}}`);
  const [, butter] = localiseRecipe(parseRecipeFile(file, 'regional-omelette', 'Meals'), 'es').ingredients;
  return typeof butter === 'string' ? butter : butter?.name;
};

it.each([
  ['potato, 600 g', 'las papas', 'papas'],
  ['potato, 600 g', 'las patatas', 'patatas'],
  ['pinto-bean, 400 g', 'los frijoles', 'frijoles pintos'],
  ['white-bean, 400 g', 'los porotos', 'porotos blancos'],
  ['pumpkin, 600 g', 'el zapallo', 'zapallo'],
  ['prawn, 300 g', 'de los camarones', 'camarones'],
  ['peanut, 80 g', 'el maní', 'maní'],
  ['peanut-butter, 80 g', 'la mantequilla de maní', 'mantequilla de maní'],
  ['peanut-butter, 80 g', 'la mantequilla de cacahuete', 'mantequilla de cacahuete'],
  ['sweetcorn, 300 g', 'el choclo', 'choclo'],
  ['borlotti-bean, 500 g', 'los frijoles', 'frijoles cargamanto'],
  ['sweet-potato, 2', 'los camotes', 'camotes'],
  ['habanero, 1', 'el chile', 'chile habanero'],
  ['cheddar, 80 g', 'el queso', 'cheddar'],
])('the list calls %s what the sentences call “%s”: %s', (line, words, name) => {
  expect(nameOf(line, words)).toBe(name);
});
