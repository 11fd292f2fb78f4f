import { checkBakedParts, checkRawSeasoning } from './seasoningChecks';
import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';

const faultsOf = (check: typeof checkBakedParts, sentence: string, lines: Record<string, string>) => {
  const file = omeletteFile();
  Object.assign(file.ingredients, lines);
  for (const language of ['en', 'es', 'fr'] as const) file[language].steps.push(sentence);
  file.steps.push({ time: 600 });
  return omeletteFaults(check, file).map(({ path }) => path);
};

const MEAT = { meat: 'beef-mince, 500 g' };
const FLOUR = { flour: 'flour, 250 g', sugar: 'sugar, 100 g' };

it.each<[string, Record<string, string>]>([
  ['Mix {meat|the mince} with {eggs|the eggs}, {salt|salt} and the onion.', MEAT],
  ['Rub {butter|the butter} into {flour|the flour} with {salt|salt} and add water to make a dough.', FLOUR],
])('refuses salt without a quantity where nobody tastes: %s', (sentence, lines) => {
  expect(faultsOf(checkRawSeasoning, sentence, lines)).toEqual(['en.steps[2]']);
});

it.each<[string, Record<string, string>]>([
  ['Mix {meat|the mince} with {eggs|the eggs}, a teaspoon of {salt|salt} and the onion.', MEAT],
  ['Mix {meat|the mince} with {salt|salt}.', { ...MEAT, salt: 'salt, 1 tsp' }],
  ['Brown {meat|the mince} and season it with {salt|salt}.', MEAT],
  ['Season {meat|the patties} with {salt|salt}.', MEAT],
  ['Mix {flour|the flour} with a pinch of {salt|salt} to a dough.', FLOUR],
])('accepts a quantity, or what is tasted: %s', (sentence, lines) => {
  expect(faultsOf(checkRawSeasoning, sentence, lines)).toEqual([]);
});

it('refuses “most of the butter” in what is baked from flour', () => {
  const sentence = 'Beat most of {butter|the butter} with nearly all of {sugar|the sugar}.';
  expect(faultsOf(checkBakedParts, sentence, FLOUR)).toEqual(['en.steps[2]', 'en.steps[2]']);
});

it.each<[string, Record<string, string>]>([
  ['Beat {sugar#80 g} of {sugar|the sugar} with the yolks.', FLOUR],
  ['Stir in most of {chives|the chives}.', FLOUR],
  ['Pour in nearly all of {milk|the milk}; add the rest only if it needs it.', { ...FLOUR, milk: 'milk, 200 ml' }],
  ['Fry it in most of {butter|the butter}.', {}],
])('accepts %s', (sentence, lines) => {
  expect(faultsOf(checkBakedParts, sentence, lines)).toEqual([]);
});
