import { omeletteFile } from '../../testing/omelette';
import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';

it.each([
  ['Escúrrelos y sírvelos con el resto de la salsa.', true],
  ['Déjala en la nevera media hora.', true],
  ['Ponlos en una fuente.', true],
  ['Mézclalo todo con {butter|la mantequilla}.', false],
  ['Escurre {eggs|los huevos} y sírvelos.', false],
  ['Dales la vuelta a {eggs|los huevos}.', false],
  ['Removiéndolo, calienta {butter|la mantequilla}.', false],
  ['Derrite en ella {butter|la mantequilla}.', true],
  ['Derrite en la sartén {butter|la mantequilla}.', false],
  ['Cubre con {butter|la mantequilla} y hornea.', true],
  ['Cubre con papel de aluminio y hornea.', true],
  ['Cubre con {butter|la mantequilla} el fondo de una fuente.', false],
  ['Cubre {eggs|los huevos} con {butter|la mantequilla}.', false],
  ['Deja reposar 10 minutos.', true],
  ['Deja que se enfríe del todo y corta la tarta.', true],
  ['Deja que se ablande la cebolla.', false],
  ['Deja que la tarta se enfríe del todo.', false],
  ['Deja reposar {eggs|la tortilla} 10 minutos.', false],
  ['Deja templar un poco {eggs|la crema}.', false],
  ['Tapa y deja reposar media hora.', true],
  ['Tapa y deja que {eggs|la tortilla} repose.', false],
  ['Tapa y cuece 10 minutos.', false],
])('a Spanish step names its food where it begins: %s', (step, isStruck) => {
  const file = omeletteFile();
  file.es.steps[1] = step;
  const reasons = checkRecipe(parseRecipeFile(file, 'spanish-omelette', 'Meals')).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason.includes('a step is read alone'))).toHaveLength(isStruck ? 1 : 0);
});
