import { isLink, nearName, ownNames, stemmed } from './lineNames';
import { tokensOf } from './lineTokens';

it.each([
  ['peas', 'pea'],
  ['tomatoes', 'tomato'],
  ['gâteaux', 'gâteau'],
  ['sauce', 'sauc'],
  ['cheesecake', 'cheesecak'],
  ['gas', 'gas'],
  ['oil', 'oil'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemmed(word)).toBe(stem);
});

it('small words belong to a name, and “the” is tea in French', () => {
  expect([isLink('de', 'es'), isLink('of', 'en'), isLink('soup', 'en')]).toEqual([true, true, false]);
  expect([isLink('the', 'en'), isLink('the', 'es'), isLink('the', 'fr')]).toEqual([true, true, false]);
});

it('the names of an ingredient are those of the language, in both kinds of English', () => {
  const words = (id: string, tongue: 'en' | 'es') => [...new Set(ownNames(id, tongue).flat())];
  expect(words('courgette', 'en')).toEqual(['courgett', 'zucchini']);
  expect(words('courgette', 'es')).toEqual(['calabacin']);
  expect(words('salt', 'en')).toEqual(['salt']);
});

it.each([
  ['carrott and parsly', 'carrot', [0, 1]],
  ['fresh spinnach', 'spinach', [1, 2]],
  ['self-raisin flour', 'self-raising-flour', [0, 4]],
])('the first misspelt name of “%s” is %s', (line, id, span) => {
  const tokens = tokensOf(line, 'en');
  expect(nearName(tokens, 0, tokens.length)).toEqual({ id, span });
});

it('a misspelt name is looked for only where the ingredient is', () => {
  const tokens = tokensOf('carrott or parsly or xyzzy', 'en');
  expect(nearName(tokens, 1, 3)?.id).toBe('parsley');
  expect(nearName(tokens, 3, 5)).toBeUndefined();
});
