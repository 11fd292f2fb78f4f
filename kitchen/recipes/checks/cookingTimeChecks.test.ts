import { checkCookingTime } from './cookingTimeChecks';
import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';

const faultsOf = (sentence: string) => {
  const file = omeletteFile();
  file.en.steps[1] = sentence;
  return omeletteFaults(checkCookingTime, file).map(({ path, reason }) => `${path}: ${reason}`);
};

it.each([
  ['Melt the butter. Simmer gently until {eggs|the eggs} are thick.', 'Simmer gently until the eggs are thick.'],
  ['Stir {eggs|the eggs} all the time and simmer until thick.', 'Stir the eggs all the time and simmer until thick.'],
  ['Boil {eggs|the eggs} for a minute, then simmer until set.', 'Boil the eggs for a minute, then simmer until set.'],
  ['Cover and poach {eggs|the eggs} until set.', 'Cover and poach the eggs until set.'],
])('refuses a simmer without a time: %s', (sentence, quoted) => {
  expect(faultsOf(sentence)).toEqual([`en.steps[1]: “${quoted}” simmers without a time`]);
});

it.each(['Soften the onion in {butter|the butter}.', 'Melt {butter|the butter} and sweat the shallots in it.'])(
  'refuses an onion that softens without a time: %s',
  (sentence) => expect(faultsOf(sentence)).toEqual([expect.stringContaining('softens onions without a time')]),
);

it.each([
  'Add the onion and soften it in {butter|the butter}.',
  'Add the leeks and {butter|butter} and cook until soft.',
])('refuses an onion that is added and softens without a time: %s', (sentence) =>
  expect(faultsOf(sentence)).toEqual([expect.stringContaining('softens onions without a time')]),
);

it('refuses a simmer that says neither when it ends nor how long it takes', () => {
  expect(faultsOf('Add {eggs|the eggs}, cover loosely and simmer gently.')).toEqual([
    expect.stringContaining('simmers without a time'),
  ]);
});

it('refuses an onion that softens without a time before flour that has one', () => {
  expect(faultsOf('Soften the onion in {butter|the butter}, then stir in the flour and cook for a minute.')).toEqual([
    expect.stringContaining('softens onions without a time'),
  ]);
});

it('refuses an onion that softens without a time, although the garlic has one', () => {
  expect(faultsOf('Soften the onion in {butter|the butter}, adding the garlic for the last minute.')).toEqual([
    expect.stringContaining('softens onions without a time'),
  ]);
});

it.each([
  'Heat {butter|the butter} and brown the beef in two batches.',
  'Season the chicken and brown it, skin side first.',
  'Brown {eggs|them} all over.',
  'Soften the onion for 5 minutes, then add the mince and brown it.',
])('refuses food that is browned without a time: %s', (sentence) =>
  expect(faultsOf(sentence)).toEqual([expect.stringContaining('browns its food without a time')]),
);

it('refuses dough that rises without a time', () => {
  expect(faultsOf('Cover the dough and let it rise in a warm place until {eggs|it} has doubled.')).toEqual([
    expect.stringContaining('lets dough rise without a time'),
  ]);
});

it.each([
  'Cook the rice in salted water and drain it.',
  'Boil the new potatoes until tender, and add {eggs|the eggs}.',
  'Cook the rice in salted water until soft.',
])('refuses rice or potatoes that boil without a time: %s', (sentence) =>
  expect(faultsOf(sentence)).toEqual([expect.stringContaining('boils rice or potatoes without a time')]),
);

it.each([
  'Simmer for about 20 minutes, until {eggs|the eggs} are thick.',
  'Simmer for an hour and a half, until tender.',
  'Soften the onion in {butter|the butter} for about 8 minutes.',
  'Leave the soup overnight and simmer it for a moment, until hot.',
  'Boil the potatoes for about 20 minutes, until tender.',
  'Let the dough rise for an hour, until doubled.',
  'Bring the milk to a simmer.',
  'Press the soft onions through a sieve.',
  'Brown the beef in {butter|the butter} for about 8 minutes.',
  'Brown the chicken until it is charred at the edges.',
  'Stir in {eggs|the eggs}, then the brown sugar.',
])('accepts %s', (sentence) => expect(faultsOf(sentence)).toEqual([]));
