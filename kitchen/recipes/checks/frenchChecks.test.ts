import { omeletteFile } from '../../testing/omelette';
import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';

const reasonsOf = (file: ReturnType<typeof omeletteFile>, said: RegExp): string[] =>
  checkRecipe(parseRecipeFile(file, 'french-omelette', 'Meals'))
    .map(({ reason }) => reason)
    .filter((reason) => said.test(reason));

it.each([
  ['Posez {eggs|les œufs} sur une plaque garnie de papier.', true],
  ['Posez {eggs|les œufs} sur une plaque garnie de papier cuisson.', false],
  ['Aplatissez {eggs|la viande} entre deux feuilles de papier.', true],
  ['Égouttez {eggs|les œufs} sur du papier absorbant.', false],
  ['Fendez {chives|la ciboulette} en long.', true],
  ['Fendez {chives|la ciboulette} dans la longueur.', false],
  ['Mixez jusqu’à ce que ce soit lisse.', true],
  ['Mixez jusqu’à ce que le mélange soit lisse.', false],
  ['Roulez la pâte dans du film.', true],
  ['Roulez la pâte dans du film alimentaire.', false],
  ['Roulez le tout dans du papier.', true],
  ['Roulez le tout dans du papier d’aluminium.', false],
  ['Filtrez finement dans un verre.', true],
  ['Couvrez d’aluminium.', true],
  ['Couvrez de papier cuisson et d’aluminium.', false],
  ['Couvrez de papier d’aluminium.', false],
  ['Chauffez le four à {200 °C}.', true],
  ['Dorez {eggs|les œufs} dans {chives|l’huile} dans une poêle.', true],
  ['Dorez {eggs|les œufs} dans {chives|l’huile}, dans une poêle.', true],
  ['Chauffez {chives|l’huile} dans une poêle et faites-y dorer {eggs|les œufs}.', false],
  ['Dorez {eggs|les œufs} dans une poêle avec {chives|l’huile}.', false],
  ['Se garde deux jours.', true],
  ['La sauce se garde deux jours.', false],
  ['Retirez {eggs|les œufs} à mesure.', true],
  ['Retirez {eggs|les œufs} au fur et à mesure.', false],
  ['Retirez {eggs|les œufs} à mesure qu’ils cuisent.', false],
  ['Mélangez {chives|la sauce} et servez pour tremper.', true],
  ['Délayez {chives|la fécule}, versez et faites bouillir.', true],
  ['Délayez {chives|la fécule}, versez-la et faites bouillir.', false],
  ['Ajoutez {chives|de l’eau} si c’est trop épais.', true],
  ['Ajoutez {chives|de l’eau} si cela attache.', true],
  ['Ajoutez {chives|de l’eau} si la sauce est trop épaisse.', false],
  ['Versez {chives|le lait}, puis remettez dans la casserole.', true],
  ['Versez {chives|le lait}, puis remettez le tout dans la casserole.', false],
  ['Faites cuire {eggs|les pâtes} et égouttez-les 2 minutes avant la fin.', true],
  ['Faites cuire {eggs|les pâtes} et égouttez-les 2 minutes avant le temps indiqué sur le paquet.', false],
])('an editor strikes out what is not printed in French: %s', (step, isStruck) => {
  const file = omeletteFile();
  file.fr.steps[1] += ` ${step}`;
  expect(reasonsOf(file, /is not printed/)).toHaveLength(isStruck ? 1 : 0);
});

it.each([
  ['Retournez-la et attendez.', true],
  ['Laissez-les refroidir.', true],
  ['Enrobez-en {eggs|les œufs}.', true],
  ['Retournez {eggs|les œufs} et sortez-les.', false],
  ['Faites-y dorer {eggs|les œufs}.', true],
  ['Faites dorer {eggs|les œufs} dans cette huile.', false],
])('a step names the food that it works on and the pan: %s', (step, isStruck) => {
  const file = omeletteFile();
  file.fr.steps[1] = `${step} ${file.fr.steps[1]}`;
  expect(reasonsOf(file, /is not printed/)).toHaveLength(isStruck ? 1 : 0);
});

it.each([
  ['lettuce', 'la salade', true],
  ['lettuce', 'la laitue', false],
  ['mixed-salad', 'la salade', false],
])('a step calls %s by the word of the list: %s', (id, words, isOther) => {
  const file = omeletteFile();
  file.ingredients.chives = `${id}, 100 g`;
  file.fr.steps[0] = `Préchauffez le four à {temp}. Battez {eggs|les œufs} avec {salt} et {chives|${words}}.`;
  expect(reasonsOf(file, /, the list “/)).toHaveLength(isOther ? 1 : 0);
});

it.each([
  ['Versez {eggs|les pois chiches} dans la poêle.', true],
  ['Versez la moitié {eggs|des haricots} dans la poêle.', true],
  ['Versez {eggs|la crème} dans la poêle.', false],
  ['Ajoutez {eggs|les pois chiches}.', false],
])('food in pieces is added, not poured: %s', (step, isPoured) => {
  const file = omeletteFile();
  file.fr.steps[1] += ` ${step}`;
  expect(reasonsOf(file, /pours what is not poured/)).toHaveLength(isPoured ? 1 : 0);
});

it.each([
  ['eggs', 'battus', 'Battez {eggs|les œufs} avec {salt} et {chives|la ciboulette}.', true],
  ['eggs', 'à température ambiante', 'Battez {eggs|les œufs} avec {salt} et {chives|la ciboulette}.', false],
  ['eggs', 'durs', 'Faites cuire {eggs|les œufs}, {salt} et {chives|la ciboulette}.', true],
  ['eggs', 'à faire durcir', 'Faites cuire {eggs|les œufs}, {salt} et {chives|la ciboulette}.', false],
  ['chives', 'en rondelles', 'Coupez {eggs|les œufs}, {salt} et {chives|la ciboulette}.', true],
  ['chives', 'à couper en rondelles', 'Coupez {eggs|les œufs}, {salt} et {chives|la ciboulette}.', false],
])('a step does not do again what the list says of %s, %s: %s', (key, note, step, isAgain) => {
  const file = omeletteFile();
  for (const language of ['en', 'es', 'fr'] as const) file[language].notes[key] ??= 'x';
  file.fr.notes[key] = note;
  file.fr.steps[0] = `Préchauffez le four à {temp}. ${step}`;
  expect(reasonsOf(file, /does again what the list says/)).toHaveLength(isAgain ? 1 : 0);
});

it.each([
  ['ou du ketchup', true],
  ['ou ketchup', false],
  ['ou un autre fromage', false],
  ['égoutté, ou décongelé', true],
  ['égoutté ou décongelé', false],
])('a note of the list says it without an article or a comma: %s', (note, isStruck) => {
  const file = omeletteFile();
  file.fr.notes = { chives: note };
  expect(reasonsOf(file, /is not printed/)).toHaveLength(isStruck ? 1 : 0);
});

it.each([
  ['Du porc avec poivrons, oignon et ananas.', true],
  ['Du riz avec œuf et olives noires.', true],
  ['Du porc avec des poivrons, de l’oignon et de l’ananas.', false],
  ['Une soupe avec, dans chaque assiette, un épi.', false],
  ['Une purée servie avec soin, puis gratinée.', false],
])('a description gives the foods of a dish their articles: %s', (description, isBare) => {
  const file = omeletteFile();
  file.fr.description = description;
  expect(reasonsOf(file, /lacks its articles/)).toHaveLength(isBare ? 1 : 0);
});

it.each([
  ['Étalez {eggs|les œufs} en une couche.', true],
  ['Étalez {eggs|les œufs} en une seule couche.', false],
])('food lies in a single layer: %s', (step, isStruck) => {
  const file = omeletteFile();
  file.fr.steps[1] += ` ${step}`;
  expect(reasonsOf(file, /is not printed/)).toHaveLength(isStruck ? 1 : 0);
});
