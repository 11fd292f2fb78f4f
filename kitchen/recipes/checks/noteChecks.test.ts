import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const reasonsFor = (note: string): string[] => {
  const file = omeletteFile();
  file.en.notes.chives = note;
  return checkRecipe(parseRecipeFile(file, 'noted-omelette', 'Meals'))
    .filter(({ path }) => path === 'en.notes.chives')
    .map(({ reason }) => reason);
};

it.each([
  ['one halved, two in wedges', 'in wedges'],
  ['in thin slices', 'in thin slices'],
  ['without seeds', 'without seeds'],
  ['grated, skins thrown away', 'thrown away'],
  ['one squeezed, one chopped', 'one squeezed'],
  ['stalks off', 'stalks off'],
  ['peeled, diced small', 'diced small'],
  ['soaked for a night', 'for a night'],
  ['four fillets, skin on', 'four fillets'],
  ['sirloin or rump, in one piece', 'sirloin or '],
  ['peeled, chopped', 'peeled, chopped'],
  ['waxy, peeled, cut into wedges', ', peeled, cut'],
  ['soaked in cold water the day before, drained', 'soaked in cold water the day before, drained'],
  ['bruised, cut into finger lengths', 'bruised, cut into finger lengths'],
  ['washed, hulled', 'washed, hulled'],
  ['smoked, if you can find it', 'if you can find'],
  ['sliced, green and white apart', 'green and white apart'],
])('an English list does not say “%s”', (note, found) => {
  expect(reasonsFor(note)).toContainEqual(expect.stringContaining(`“${found}”`));
});

it.each([
  'cut into wedges',
  'peeled and chopped',
  'peeled, cored and sliced',
  'weighed without the rind',
  'scrubbed, halved if large',
  'stalks removed, chopped',
  'in 4 fillets, skin on',
  'cut in two at the joint',
  'tinned, drained weight',
  'drained weight, rinsed',
  'soaked in cold water the day before and drained',
  'smoked if possible',
  'toasted if you like',
  'sliced, white and green parts separated',
])('an English list says “%s”', (note) => {
  expect(reasonsFor(note)).toEqual([]);
});
