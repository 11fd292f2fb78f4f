import { omeletteFile } from '../testing/omelette';
import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from './recipeFormat';

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
  ['pork-loin, 300 g', 'en deux tranches d’un doigt', 'en deux tranches d’un doigt'],
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
])('accepts %s with the note “%s”', (line, note) => {
  expect(reasonsOf(line, note)).toEqual([]);
});
