import { omeletteFile } from '../../testing/omelette';
import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';

const reasonsOf = (line: string, note: string): string[] => {
  const file = omeletteFile();
  file.ingredients.chives = line;
  for (const language of ['en', 'es'] as const) file[language].notes.chives ??= 'x';
  file.fr.notes.chives = note;
  return checkRecipe(parseRecipeFile(file, 'listed-omelette', 'Meals'))
    .map(({ reason }) => reason)
    .filter((reason) => reason.includes('is not listed in French'));
};

it.each([
  ['curry-powder, 1 tbsp', 'doux', 'en poudre doux'],
  ['bacon, 100 g', 'épais', 'lardons épais'],
  ['bacon, 100 g', 'fumés, en dés', 'lardons fumés, en dés'],
  ['egg-noodle, 200 g', 'larges', 'nouilles aux œufs larges'],
  ['thyme, 1 tbsp', 'frais et effeuillé', ', frais et effeuillé'],
  ['pork-loin, 300 g', 'en deux tranches d’un doigt', 'tranches d’un doigt'],
  ['potato, 300 g', 'en rondelles d’un demi-doigt', 'rondelles d’un demi-doigt'],
  ['cumin, 1 tsp', 'moulu, ou mieux en graines', 'moulu, ou mieux en graines'],
  ['achiote, 1 tbsp', 'en pâte', 'rocou, en pâte'],
  ['flour, 3 tbsp', 'pour fariner', 'farine, pour fariner'],
  ['flour, 3 tbsp', 'et un peu pour fariner', 'farine, et un peu pour fariner'],
  ['raisin, 80 g', 'petits, ou de Corinthe', 'ou de Corinthe'],
])('refuses %s with the note “%s”', (line, note, found) => {
  expect(reasonsOf(line, note)).toEqual([expect.stringContaining(`“${found}”`)]);
});

it.each([
  ['curry-powder, 1 tbsp', '=curry doux en poudre'],
  ['bacon, 100 g', '=petits lardons fumés'],
  ['bacon, 100 g', 'fumés'],
  ['egg-noodle, 200 g', '=larges nouilles aux œufs'],
  ['thyme, 1 tbsp', '=thym frais, effeuillé'],
  ['pork-loin, 300 g', 'en tranches épaisses d’un doigt'],
  ['flour, 3 tbsp', 'pour enrober le poisson'],
  ['raisin, 80 g', '=petits raisins secs ou raisins de Corinthe'],
])('accepts %s with the note “%s”', (line, note) => {
  expect(reasonsOf(line, note)).toEqual([]);
});

it.each([
  ['Torréfiez {chives|le cumin} à sec, et écrasez-le.', true],
  ['Torréfiez {chives|le cumin} à sec, ajoutez {eggs|les œufs} et écrasez-les.', false],
  ['Faites revenir {chives|le cumin} une minute.', false],
])('a spice that is listed ground is not ground again: %s', (step, isAgain) => {
  const file = omeletteFile();
  file.ingredients.chives = 'cumin, 1 tsp';
  for (const language of ['en', 'es', 'fr'] as const) delete file[language].notes.chives;
  file.fr.steps[1] += ` ${step}`;
  const reasons = checkRecipe(parseRecipeFile(file, 'ground-omelette', 'Meals')).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason.endsWith('which a French step grinds again'))).toHaveLength(isAgain ? 1 : 0);
});
