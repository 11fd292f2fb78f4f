import { Drawing } from '../canvas/drawing';
import { eggFried } from './eggFried';

/** How far from the yolk each brown patch of the lace lies. */
const laceOf = (seed: string) =>
  [
    ...eggFried
      .draw({ d: new Drawing(seed), colour: eggFried.colour, turn: 0, ingredient: 'eggs' })
      .matchAll(/<ellipse cx="([-\d.]+)" cy="([-\d.]+)"[^>]*fill="url[^"]*" fill-opacity="0\.[68]"/g),
  ].map(([, x, y]) => Math.hypot(Number(x), Number(y)));

describe('a fried egg', () => {
  it.each(['one', 'two', 'three'])('is brown along its edge and nowhere else (%s)', (seed) => {
    const lace = laceOf(seed);
    expect(lace.length).toBeGreaterThan(8);
    expect(Math.min(...lace)).toBeGreaterThan(60);
  });

  it('has an outline of its own each time', () => {
    expect(laceOf('one')).not.toEqual(laceOf('two'));
  });
});
