import { checkFirstVessel, checkPanName, checkRouxPan, checkSecondVessel } from './panNameChecks';
import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';

const faultsOf = (first: string, second: string, check = checkPanName) => {
  const file = omeletteFile();
  file.en.steps[0] = first;
  file.en.steps[1] = second;
  return omeletteFaults(check, file).map(({ path, reason }) => `${path}: ${reason}`);
};

it.each([
  ['Bring {butter|the milk} to the boil.', 'Return {eggs|the custard} to the pan.', 'the pan'],
  ['Fry {eggs|the eggs}.', 'Melt {butter|the butter} in the same pan.', 'the same pan'],
  ['Beat {eggs|the eggs}.', 'Take the pot off the heat and warm a pan.', 'the pot'],
])('refuses a pan that was not named: %s %s', (first, second, quoted) =>
  expect(faultsOf(first, second)).toEqual([`en.steps[1]: says “${quoted}” before any is named`]),
);

it.each([
  ['Bring {butter|the milk} to the boil in a small, heavy saucepan.', 'Return {eggs|the custard} to the pan.'],
  ['Beat {eggs|the eggs}.', 'Fry them in a wide frying pan, then move the pan off the heat.'],
  ['Heat your largest pan.', 'Wipe out the pan.'],
  ['Rinse the tea in a teapot.', 'Fill the pot.'],
  ['Keep the rest of {butter|the butter} for the pan.', 'Beat {eggs|the eggs}.'],
])('accepts %s %s', (first, second) => expect(faultsOf(first, second)).toEqual([]));

it.each([
  ['Fry {eggs|the eggs} in {butter|the butter} for 2 minutes.', 'Serve.'],
  ['Beat {eggs|the eggs}.', 'Meanwhile, soften the onion in {butter|the butter}. Warm a pan.'],
])('refuses food that is fried in nothing: %s %s', (first, second) =>
  expect(faultsOf(first, second, checkFirstVessel)).toEqual([expect.stringContaining('does not say in which pan')]),
);

it.each([
  ['Melt {butter|the butter} in a wide pan and fry {eggs|the eggs}.', 'Soften the onion.'],
  ['Fry {eggs|the eggs} in {butter|the butter} in a wok.', 'Fry the rest.'],
  ['Stir in the brown sugar.', 'Beat {eggs|the eggs}.'],
])('accepts that the first food is fried in a pan: %s %s', (first, second) =>
  expect(faultsOf(first, second, checkFirstVessel)).toEqual([]),
);

it('refuses a sauce of butter and flour in no pan', () => {
  const faults = faultsOf('Melt {butter|the butter} and stir in the flour. Warm a pan.', 'Serve.', checkRouxPan);
  expect(faults).toEqual([expect.stringContaining('does not say in which pan')]);
  expect(faultsOf('Melt {butter|the butter} in a saucepan and stir in the flour.', 'Serve.', checkRouxPan)).toEqual([]);
});

it('refuses food that is fried in no pan beside another step', () => {
  const beside = (sentence: string) => faultsOf('Warm {eggs|the eggs} in a pan.', sentence, checkSecondVessel);
  expect(beside('Meanwhile, fry the onion in {butter|the butter}.')).toHaveLength(1);
  expect(beside('Meanwhile, fry the onion in {butter|the butter} in a small pan.')).toEqual([]);
  expect(beside('Meanwhile, fry the onion in the same fat.')).toEqual([]);
});
