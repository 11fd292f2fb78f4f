import { checkCutSizes } from './cutSizeChecks';
import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';

const faultsOf = (ingredient: string, note: string) => {
  const file = omeletteFile();
  file.ingredients.root = ingredient;
  file.en.notes.root = note;
  return omeletteFaults(checkCutSizes, file).map(({ path, reason }) => `${path} ${reason}`);
};

it.each(['peeled and cut into chunks', 'cut into cubes', 'peeled and diced'])('refuses potatoes that are %s', (note) =>
  expect(faultsOf('potato, 500 g', note)).toEqual([expect.stringContaining('en.notes.root')]),
);

it.each([
  ['potato, 500 g', 'peeled and cut into large chunks'],
  ['pumpkin, 1 kg', 'finely diced'],
  ['potato, 500 g', 'thinly sliced'],
  ['tomato, 4', 'diced'],
])('accepts %s, %s', (ingredient, note) => expect(faultsOf(ingredient, note)).toEqual([]));
