import { plainLine, tokensOf } from './lineTokens';
import type { Tongue } from '../tongue';

describe('a line made plain', () => {
  it.each([
    ['½ cup', '1/2 cup'],
    ['1½ cups', '1 1/2 cups'],
    ['2 × 400 g', '2 x 400 g'],
    ['2–3 eggs', '2-3 eggs'],
    ['2—3 eggs', '2-3 eggs'],
    ['2‑3 eggs', '2-3 eggs'],
    ['2−3 eggs', '2-3 eggs'],
    ['  two   eggs\t', 'two eggs'],
    ['• eggs', 'eggs'],
    ['▢ eggs', 'eggs'],
    ['☐ • - eggs', 'eggs'],
    ['* eggs * 2', 'eggs * 2'],
    ['◦·▪eggs', 'eggs'],
  ])('%j is %j', (line, plain) => {
    expect(plainLine(line, 'en')).toBe(plain);
  });
});

/** Words, with values as "=", brackets as "()" and glued ones with "+". */
const shown = (line: string, tongue: Tongue = 'en') =>
  tokensOf(plainLine(line, tongue), tongue)
    .map(({ word, value, isAside, isGlued }) => {
      const text = value === undefined ? word : `${word}=${value}`;
      return `${isGlued ? '+' : ''}${isAside ? `(${text})` : text}`;
    })
    .join(' ');

describe('the words, numbers and signs of a line', () => {
  it.each<[string, string, Tongue?]>([
    ['2 Eggs', '2=2 eggs'],
    ['400g tin', '400=400 +g tin'],
    ['1 1/2 cups', '1=1.5 cups'],
    ['1-1/2 cups', '1=1.5 cups'],
    ['1 - 1/2 cups', '1=1.5 cups'],
    ['0-1/2 cup', '0=0 +- +1/2=0.5 cup'],
    ['1 / 2 cup', '1 / 2=0.5 cup'],
    ['1, 1/2 cup', '1=1 +, 1/2=0.5 cup'],
    ['1.5 1/2 cup', '1.5=1.5 1/2=0.5 cup'],
    ['1 3/2 cups', '1=1 3/2=1.5 cups'],
    ['1 2/2 cups', '1=1 2/2=1 cups'],
    ['1 1/0 cup', '1=1 1/0 cup'],
    ['1 * 1/2 cup', '1=1 1/2=0.5 cup'],
    ['1 0.5 l tin', '1=1 0.5=0.5 l tin'],
    ['1,000 1/2 cup', '1,000=1000 1/2=0.5 cup'],
    ['flour 1-1/2 cups', 'flour 1=1.5 cups'],
    ['1,250.55 g', '1,250.55=1250.55 g'],
    ['12,001,250 g', '12,001,250=12001250 g'],
    ['12.250.000 g', '12.250.000=12250000 g', 'es'],
    ['a) (b) c', 'a +) (() +(b) +()) c'],
    ['1/0 cup', '1/0 cup'],
    ['00 flour', '00 flour'],
    ['1,250.5 g', '1,250.5=1250.5 g'],
    ['1.250.000 g', '1.250.000=1250000 g', 'es'],
    ['12,345 almonds', '12,345=12345 almonds'],
    ['1,2345 l', '1,2345=1.2345 l'],
    ['1 T sugar', '1=1 tbsp sugar'],
    ['1 t sugar', '1=1 tsp sugar'],
    ['2 c milk', '2=2 cup milk'],
    ['2 C milk', '2=2 cup milk'],
    ['T bone', 't bone'],
    ['1 t de sel', '1=1 t de sel', 'fr'],
    ['tin (400 g) of [big] beans', 'tin (() +(400=400) (g) +()) of ([) +(big) +(]) beans'],
    ['a) b', 'a +) b'],
    ['(a (b) c) d', '(() +(a) (() +(b) +()) (c) +()) d'],
    ['50 % ~ 180°C', '50=50 % ~ 180=180 +° +c'],
    ['half-fat', 'half +- +fat'],
  ])('of %j are %j', (...[line, tokens, tongue]) => {
    expect(shown(line, tongue)).toBe(tokens);
  });

  it('know their place in the line', () => {
    expect(tokensOf('1 1/2 cups milk', 'en').map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [6, 10],
      [11, 15],
    ]);
  });
});
