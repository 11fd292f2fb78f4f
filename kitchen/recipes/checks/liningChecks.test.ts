import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';
import { checkLining } from './liningChecks';

const faultsOf = (language: 'en' | 'es' | 'fr', sentence: string) => {
  const file = omeletteFile();
  file[language].steps[1] = sentence;
  return omeletteFaults(checkLining, file).map(({ path }) => path);
};

it.each(['Lay {eggs|the eggs} on a lined tray.', 'Spread {eggs|the eggs} on two lined baking trays.'])(
  'refuses a tray that is lined with nothing: %s',
  (sentence) => expect(faultsOf('en', sentence)).toEqual(['en.steps[1]']),
);

it.each([
  ['en', 'Spread {eggs|the eggs} on a tray lined with baking paper and brown them under a hot grill.'],
  ['es', 'Extiende {eggs|los huevos} en una bandeja con papel de horno y dóralos bajo el grill.'],
  ['fr', 'Étalez {eggs|les œufs} sur du papier cuisson et faites-les dorer en haut du four.'],
] as const)('refuses paper under the element: %s', (language, sentence) => {
  expect(faultsOf(language, sentence)).toEqual([`${language}.steps[1]`]);
});

it.each([
  'Lay {eggs|the eggs} on the lined tray.',
  'Grill {eggs|the eggs} on a foil-lined tray under a hot grill.',
  'Bake {eggs|the eggs} on a tray lined with baking paper.',
])('accepts %s', (sentence) => expect(faultsOf('en', sentence)).toEqual([]));
