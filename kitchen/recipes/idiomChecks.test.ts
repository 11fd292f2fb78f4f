import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from './recipeFormat';
import { omeletteFile } from '../testing/omelette';

it.each<['es' | 'fr', string, string]>([
  ['es', 'Los fideos se acaban en la sartén.', 'se acaban en la sartén'],
  ['es', 'Dóralo en una sartén pesada.', 'sartén pesada'],
  ['es', 'Salpimienta el pollo con sal y pimienta.', 'Salpimienta el pollo con sal'],
  ['es', 'La mitad de el ajo.', 'de el '],
  ['es', 'Un plato indochino.', 'indochino'],
  ['es', 'Pásalo a través de un colador.', 'a través de un colador'],
  ['es', 'Descarta el laurel.', 'Descarta'],
  ['es', 'Sirve la pizza en cuñas.', 'cuñas'],
  ['es', 'El postre reposa mientras coméis.', 'coméis'],
  ['es', 'Remata con la última mantequilla.', 'la última mantequilla'],
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

it.each([
  ['Añade {butter|la mantequilla} un minuto.', true],
  ['Incorpora {eggs|los huevos} y {butter|la mantequilla} durante 2 minutos.', true],
  ['Añade {butter|la mantequilla} y remueve un minuto.', false],
])('a minute belongs to a verb that takes time: %s', (step, isRefused) => {
  const file = omeletteFile();
  file.es.steps[1] += ` ${step}`;
  const reasons = checkRecipe(parseRecipeFile(file, 'added-omelette', 'Meals')).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason.endsWith('does not say what happens in that time'))).toHaveLength(
    isRefused ? 1 : 0,
  );
});

it('lets a Spanish recipe speak of sixteen pieces, of El Salvador and of one wedge cut out', () => {
  const file = omeletteFile();
  file.es.description = 'Dieciséis pupusas de El Salvador, y una cuña de queso.';
  expect(checkRecipe(parseRecipeFile(file, 'plain-omelette', 'Meals'))).toEqual([]);
});
