import { checkMarinade } from './marinadeChecks';
import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';

const faultsOf = (food: string, sentence: string) => {
  const file = omeletteFile();
  file.ingredients.food = food;
  file.en.steps[1] = sentence;
  return omeletteFaults(checkMarinade, file).map(({ path }) => path);
};

it.each([
  ['chicken-breast, 500 g', 'Toss {food|the chicken} in {butter|the butter} and leave it for half an hour.'],
  ['white-fish, 4', 'Rub {food|the fish} with {salt|salt} and let it marinate for 40 minutes.'],
])('refuses raw food in a marinade outside the fridge: %s', (food, sentence) =>
  expect(faultsOf(food, sentence)).toEqual(['en.steps[1]']),
);

it.each([
  ['chicken-breast, 500 g', 'Toss {food|the chicken} in {salt|salt} and leave it in the fridge for half an hour.'],
  ['chicken-breast, 500 g', 'Toss {food|the chicken} in {salt|salt} and leave it for 10 minutes.'],
  ['pork-shoulder, 1 kg', 'Roast {food|the pork}, cover it and leave it for half an hour.'],
  ['aubergine, 2', 'Salt {food|the aubergines} and leave them for half an hour.'],
])('accepts %s: %s', (food, sentence) => expect(faultsOf(food, sentence)).toEqual([]));
