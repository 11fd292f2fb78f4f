import type { Language } from '@contracts/vocabulary';
import { scoresOf } from './lineScores';

it.each<[line: string, ingredient: number, step: number, language?: Language]>([
  ['200 g flour', 7, 0],
  ['2 cucharadas de aceite', 7, 0, 'es'],
  ['flour', 3, 0],
  ['salt and pepper to taste', 6, 0],
  ['the herbs of our garden', 3, 0],
  ['the herbs of our own garden', 2, 0],
  ['2 tsp cinnammonn', 6, 0],
  ['Bake it', 1, 3],
  ['Bake it.', 1, 4],
  ['“Bake it!”', 1, 4],
  ['1. Bake', 1, 4],
  ['1. Bake it', 1, 6],
  ['Bake. Cool it', 1, 4],
  ['Bake.  Cool it', 1, 4],
  ['Bake.Cool it', 1, 3],
  ['Bake! 20 min', 1, 3],
  ['Mezcla la harina con los huevos.', 2, 4, 'es'],
  ['Mélangez la farine et les œufs.', 2, 4, 'fr'],
  ['It is baked (more or less.)', 0, 1],
  ['That is all there is to it.', -2, 1],
  ['the herbs that grow on the window sill', 2, 0],
  ['the few herbs that grow on the window sill', 2, 1],
  ['the few herbs that grow on the sill of the window of my mother', 2, 1],
  ['the few herbs that grow on the sill of the window of my old mother', 0, 2],
])('“%s” scores %s as an ingredient and %s as a step', (line, ingredient, step, language = 'en-GB') => {
  expect(scoresOf(line, language)).toEqual({ ingredient, step, words: line.split(' ').length });
});

it('a line of more than 220 letters is no ingredient, whatever is in it', () => {
  const line = `200 g flour ${'and so on '.repeat(20)}`.padEnd(220, 'x');
  expect(scoresOf(line, 'en-GB').ingredient).toBeGreaterThan(0);
  expect(scoresOf(`${line}x`, 'en-GB')).toEqual({ ingredient: -2, step: 3, words: 64 });
});
