import type { Ingredient, Words } from '@kitchen/ingredients/ingredient';
import { createWordIndex } from './wordIndex';

const row = (id: string, en: Words, es: Words): Ingredient => ({ id, en, es, fr: [id, id], origin: 'plant' });

describe('a misspelt name', () => {
  it('is the main name in the language of the text rather than a synonym that is as near, and a main name elsewhere', () => {
    const index = createWordIndex([
      row('whiting', ['whiting', 'whitings', 'tarpen'], ['tarpen', 'tarpenes']),
      row('tarpon', ['tarpon', 'tarpons'], ['sábalo', 'sábalos']),
    ]);
    expect(index.near(['tarpqn'], 'en-GB')).toBe('tarpon');
    expect(index.near(['tarpqn'], 'es')).toBe('whiting');
  });

  it.each([
    ['sweetcorm', 'sweet-corn'],
    ['swaetacorn', undefined],
    ['oatbran', undefined],
    ['cornmeap', 'corn-meal'],
  ])('is one of other word boundaries only from eight letters on and with one mistake at most: %s', (typed, id) => {
    const index = createWordIndex([
      row('sweet-corn', ['sweet corn', 'sweet corns'], ['maíz', 'maíces']),
      row('corn-meal', ['corn meal', 'corn meals'], ['sémola', 'sémolas']),
      row('oat-bran', ['oat bran', 'oat brans'], ['salvado', 'salvados']),
    ]);
    expect(index.near([typed], 'en-GB')).toBe(id);
  });

  it.each([
    ['chestmut mushraom', 'mushroom'],
    ['chestmot mushraam', undefined],
  ])('of several words may have no more mistakes than one of a single word: %s', (typed, id) => {
    const index = createWordIndex([row('mushroom', ['chestnut mushroom', 'chestnut mushrooms'], ['seta', 'setas'])]);
    expect(index.near(typed.split(' '), 'en-GB')).toBe(id);
  });
});

it.each([
  ['buttar milk', 'buttermilk'],
  ['better milk', undefined],
  ['red cabbege', 'red-cabbage'],
  ['rod cabbage', undefined],
])('may have a short word that is right, and no other word of everyday life: %s', (typed, id) => {
  const index = createWordIndex([
    row('buttermilk', ['buttermilk', 'buttermilks'], ['suero', 'sueros']),
    row('red-cabbage', ['red cabbage', 'red cabbages'], ['lombarda', 'lombardas']),
  ]);
  expect(index.near(typed.split(' '), 'en-GB')).toBe(id);
});

const plain = (...ids: string[]) =>
  createWordIndex(ids.map((id) => row(id, [id, `${id}s`], [`${id}-es`, `${id}-eses`])));

describe('of several names that are about as near', () => {
  it.each([
    ['the one with fewer mistakes', ['parsnap', 'parsmap'], 'parsnip', ['parsnap', 'parsnap']],
    ['the one with fewer mistakes, though it begins otherwise', ['cardamom', 'kardimum'], 'kardamom', ['cardamom']],
    ['the one with fewer mistakes in its ending', ['carrot', 'carrite'], 'carret', ['carrot']],
    ['the one that begins alike', ['carret', 'barrot'], 'carrot', ['carret', 'barrot']],
  ])('%s is meant', (_what, names, typed, [first]) => {
    expect(plain(...names).near([typed], 'en-GB')).toBe(first);
    expect(plain(...[...names].reverse()).near([typed], 'en-GB')).toBe(first);
  });
});

it.each([
  ['cardamxm', 'cardamom'],
  ['cardaxxm', 'cardamom'],
  ['carxxxom', undefined],
  ['cardamomzz', 'cardamom'],
  ['cardamomzzz', undefined],
  ['cardam', undefined],
  ['carda', undefined],
])('“%s” has at most two mistakes in a long name: %s', (typed, id) => {
  expect(plain('cardamom').near([typed], 'en-GB')).toBe(id);
});
