import { Drawing } from '../canvas/drawing';
import { drawWhiteMeat } from './whiteMeat';

const draw = (colour: string, seed = 'a curry') =>
  drawWhiteMeat({ d: new Drawing(seed), colour, turn: 0, ingredient: 'chicken' });

describe('a bite of white meat', () => {
  it('is torn another way each time', () => {
    expect(new Set(['one', 'two', 'three'].map((seed) => draw('#c98a4f', seed).slice(0, 160))).size).toBe(3);
  });
});
