import { amountAt, phraseAt, unitAt, withLinks } from './lineAmounts';
import { tokensOf } from './lineTokens';
import { LINE_LANGUAGES } from './lineWords';
import type { Tongue } from '../tongue';

it.each<[string, Tongue, string | undefined, number | undefined]>([
  ['fl oz rum', 'en', 'floz', 2],
  ['fl. oz. rum', 'en', 'floz', 4],
  ['tbsp. oil', 'en', 'tbsp', 2],
  ['tbsp . oil', 'en', 'tbsp', 2],
  ['c. à s. d’huile', 'fr', 'tbsp', 5],
  ['inch-piece ginger', 'en', 'inch', 3],
  ['inch - piece ginger', 'en', 'inch', 1],
  ['.g flour', 'en', undefined, undefined],
  ['-g flour', 'en', undefined, undefined],
  ['(g) flour', 'en', undefined, undefined],
  ['fl (oz) rum', 'en', undefined, undefined],
  ['cuillere a, soupe', 'fr', 'tbsp', 1],
  ['flour', 'en', undefined, undefined],
  ['', 'en', undefined, undefined],
])('the longest phrase at the beginning of “%s” (%s) is %s, up to token %s', (line, tongue, value, to) => {
  const found = phraseAt(tokensOf(line, tongue), 0, LINE_LANGUAGES[tongue].units);
  expect([found?.value, found?.to]).toEqual([value, to]);
});

it.each<[string, Tongue, object | undefined]>([
  ['2 eggs', 'en', { low: 2, to: 1 }],
  ['2-3 eggs', 'en', { low: 2, high: 3, to: 3 }],
  ['2 to 3 eggs', 'en', { low: 2, high: 3, to: 3 }],
  ['3-2 eggs', 'en', { low: 3, to: 1 }],
  ['2-2 eggs', 'en', { low: 2, to: 1 }],
  ['2 to eggs', 'en', { low: 2, to: 1 }],
  ['2 % fat', 'en', undefined],
  ['180 ° oven', 'en', undefined],
  ['2 and 1/2 cups', 'en', { low: 2.5, to: 3 }],
  ['2 and 1 cup', 'en', { low: 2, to: 1 }],
  ['2.5 and 1/2 cups', 'en', { low: 2.5, to: 1 }],
  ['2 and a half cups', 'en', { low: 2.5, to: 4 }],
  ['2 and three cups', 'en', { low: 2, to: 1 }],
  ['2 and eggs', 'en', { low: 2, to: 1 }],
  ['two and a half cups', 'en', { low: 2.5, to: 4 }],
  ['two and three cups', 'en', { low: 2, to: 1 }],
  ['two or three cups', 'en', { low: 2, high: 3, to: 3 }],
  ['2 and', 'en', { low: 2, to: 1 }],
  ['2 and one cup', 'en', { low: 2, to: 1 }],
  ['two and one cup', 'en', { low: 2, to: 1 }],
  ['two lemons half', 'en', { low: 2, to: 1 }],
  ['half-', 'en', { low: 0.5, to: 1 }],
  ['two-day-old bread', 'en', undefined],
  ['demi-écrémés', 'fr', undefined],
  ['demi-écrémée', 'fr', undefined],
  ['demi-écrémées', 'fr', undefined],
  ['half-fat milk', 'en', undefined],
  ['half - fat milk', 'en', { low: 0.5, to: 1 }],
  ['half-pint milk', 'en', { low: 0.5, to: 1 }],
  ['demi-sel', 'fr', undefined],
  ['demi-écrémé', 'fr', undefined],
  ['demi-citron', 'fr', { low: 0.5, to: 1 }],
  ['2 y media tazas', 'es', { low: 2.5, to: 3 }],
  ['dos a tres tazas', 'es', { low: 2, high: 3, to: 3 }],
  ['eggs', 'en', undefined],
  ['', 'en', undefined],
])('the amount at the beginning of “%s” (%s) is %j', (line, tongue, amount) => {
  expect(amountAt(tokensOf(line, tongue), 0, LINE_LANGUAGES[tongue])).toEqual(amount);
});

it.each<[string, object | undefined]>([
  ['g flour', { value: 'g', to: 1, states: undefined }],
  ['heaped tbsp flour', { value: 'tbsp', to: 2, states: [0, 1] }],
  ['large heaped tbsp flour', { value: 'tbsp', to: 3, states: [0, 2] }],
  ['large heaped good tbsp flour', undefined],
  ['heaped flour', undefined],
  ['- g flour', undefined],
  ['flour', undefined],
])('the unit at the beginning of “%s” is %j', (line, unit) => {
  expect(unitAt(tokensOf(line, 'en'), 0, LINE_LANGUAGES.en)).toEqual(unit);
});

it('a hyphen may join a number and its unit', () => {
  const tokens = tokensOf('2-oz steak', 'en');
  expect(unitAt(tokens, 1, LINE_LANGUAGES.en)).toMatchObject({ value: 'oz', to: 3 });
  expect(phraseAt(tokens, 1, LINE_LANGUAGES.en.units)).toBeUndefined();
});

it.each([
  ['of the milk', 2],
  ['of milk', 1],
  ['of the of milk', 2],
  ['milk', 0],
  ['of', 0],
  ['of the', 0],
])('behind the small words of “%s” is token %d', (line, to) => {
  expect(withLinks(tokensOf(line, 'en'), 0, LINE_LANGUAGES.en)).toBe(to);
});
