import { INGREDIENTS } from '../ingredients/ingredientTable';
import type { Language } from '@contracts/vocabulary';
import { editsForgiven, isOrdinaryWord, isSwapOrDoubling, mayBeMisspelt, stemOf } from './guessName';
import { createWordIndex } from './wordIndex';

it.each([
  ['onion', 'onions'],
  ['tomato', 'tomatoes'],
  ['gateau', 'gateaux'],
  ['ejote', 'ejotes'],
  ['ejot', 'ejotes'],
  ['animal', 'animaux'],
])('%s and %s have one stem', (one, many) => {
  expect(stemOf(many)).toBe(stemOf(one));
});

it('only words of up to 60 letters have a stem, because food has no longer names', () => {
  expect(stemOf(`${'x'.repeat(59)}s`)).toBe('x'.repeat(59));
  expect(stemOf(`${'x'.repeat(60)}s`)).toBe(`${'x'.repeat(60)}s`);
});

it.each([
  ['pea', 'pear'],
  ['tea', 'teal'],
  ['tee', 't'],
  ['rice', 'ris'],
])('%s and %s have not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

it.each([
  ['onoin', 'onion', true],
  ['beure', 'beurre', true],
  ['pepperr', 'pepper', true],
  ['aegg', 'eagg', true],
  ['onio', 'onion', false],
  ['onino', 'onion', true],
  ['onaon', 'onion', false],
  ['pepper', 'pepper', false],
  ['zuppa', 'pepper', false],
  ['on', 'no', true],
  ['onion', 'onion', false],
  ['ab', 'abcd', false],
])('from %s to %s two letters are swapped, or one is doubled or halved: %s', (typed, name, expected) => {
  expect(isSwapOrDoubling(typed, name)).toBe(expected);
  expect(isSwapOrDoubling(name, typed)).toBe(expected);
});

it('forgives two mistakes from eight letters on', () => {
  expect([5, 7, 8, 12].map(editsForgiven)).toEqual([1, 1, 2, 2]);
});

it.each<[string, Language | undefined, boolean]>([
  ['porte', 'fr', true],
  ['portes', 'fr', true],
  ['porte', 'en-GB', false],
  ['porte', undefined, true],
  ['cucharada', 'es', true],
  ['xqzzw', 'en-GB', false],
])('%s in %s is an ordinary word: %s', (word, language, expected) => {
  expect(isOrdinaryWord(word, language)).toBe(expected);
});

describe('a misspelt word', () => {
  const guess = (written: string, name: string, isCommon = true, language: Language = 'en-GB') =>
    mayBeMisspelt({ written, stem: stemOf(written), name: stemOf(name), isCommon, language });

  it.each([
    ['brocoli', 'broccoli', true],
    ['courgete', 'courgette', true],
    ['onoin', 'onion', true],
    ['garic', 'garlic', false],
    ['onians', 'onion', true],
    ['vibees', 'wine', false],
    ['finger', 'ginger', false],
    ['pocket', 'rocket', false],
    ['brccli', 'broccoli', false],
    ['what', 'wheat', false],
  ])('%s may be %s: %s', (written, name, expected) => {
    expect(guess(written, name)).toBe(expected);
  });

  it('of few letters is a main name only', () => {
    expect(guess('onoin', 'onion', false)).toBe(false);
  });
});

describe('a name', () => {
  const index = createWordIndex(INGREDIENTS);

  it.each<[string, Language | undefined, string | undefined]>([
    ['the', 'fr', 'tea'],
    ['the', 'en-GB', undefined],
    ['the rice', 'en-GB', 'rice'],
    ['the rice', undefined, 'rice'],
    ['huile d olive', 'fr', 'olive-oil'],
    ['huile olive', 'fr', 'olive-oil'],
    ['leche coco', 'es', 'coconut-milk'],
  ])('%s in %s is %s', (words, language, id) => {
    expect(index.exact(words.split(' '), language)).toBe(id);
  });

  it.each(['en-GB', 'fr', undefined] as const)('is guessed again as at first in %s', (language) => {
    expect(index.near(['corgettes'], language)).toBe('courgette');
    expect(index.near(['corgettes'], language)).toBe('courgette');
  });

  it('is not guessed in a text that is longer than any name', () => {
    expect(index.near(['brocoli', 'x'.repeat(60)], 'en-GB')).toBeUndefined();
  });
});
