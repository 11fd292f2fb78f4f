import { seededRandom } from './seededRandom';
import { spill } from './outlines';

/** How far the corners of a spilt outline lie from its middle, in shares of the radius. */
const reaches = (seed: string, run?: number) =>
  [...spill(seededRandom(seed), 0, 0, 100, 100, run).matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|Z)/g)].map(
    ([, x, y]) => Math.hypot(Number(x), Number(y)) / 100,
  );

describe('a sauce on a plate', () => {
  it('ends in bays and tongues, not in a circle', () => {
    const all = reaches('a sauce', 0.1);
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(0.08);
  });

  it('stays near its size, so that it does not run over the rim', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) expect(Math.max(...reaches(seed))).toBeLessThan(1.14);
  });

  it('has another outline for another dish, and the same one for the same', () => {
    expect(reaches('one')).toEqual(reaches('one'));
    expect(reaches('one')).not.toEqual(reaches('other'));
  });
});
