import { checkShopping } from './shopChecks';
import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';

const faultsOf = (line: string, note?: string) => {
  const file = omeletteFile();
  file.ingredients.food = line;
  for (const language of ['en', 'es', 'fr'] as const) {
    file[language].steps[0] += ' {food}';
    if (note !== undefined) file[language].notes.food = note;
  }
  return omeletteFaults(checkShopping, file).map(({ path }) => path);
};

it.each([
  ['mustard, 1 tbsp', undefined],
  ['rabbit, 1', 'jointed'],
])('refuses %s without its kind or weight', (line, note) => {
  expect(faultsOf(line, note)).toEqual(['ingredients.food']);
});

it.each([
  ['mustard, 1 tbsp', 'mild and yellow'],
  ['dijon-mustard, 1 tbsp', undefined],
  ['rabbit, 1', 'about one and a half kilos, jointed'],
  ['chicken, 1.4 kg', undefined],
])('accepts %s, %s', (line, note) => {
  expect(faultsOf(line, note)).toEqual([]);
});
