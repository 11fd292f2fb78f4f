import { Drawing } from '../canvas/drawing';
import type { PictureItem } from '../pictureSpec';
import { stew } from './stew';

const SEEDS = Array.from({ length: 12 }, (_, i) => `stew ${i}`);

/** In how many of the pots with these pieces a spoon is lifted. */
const spoonsIn = (pieces: PictureItem[]) =>
  SEEDS.filter(
    (seed) =>
      stew({
        d: new Drawing(seed),
        ground: { x: 400, y: 300, rx: 220, ry: 140 },
        isDeep: true,
        isTilted: true,
        colours: ['#a8401c'],
        pieces,
      }).over,
  ).length;

describe('the spoon in a stew', () => {
  it('lifts beans in some pots, not in all', () => {
    const spoons = spoonsIn([{ kind: 'bean', ingredient: 'beans' }]);
    expect(spoons).toBeGreaterThan(0);
    expect(spoons).toBeLessThan(SEEDS.length);
  });

  it.each(['egg-half', 'meat-ball'])('leaves out what it would show smaller than in the pot: %s', (kind) => {
    expect(spoonsIn([{ kind, ingredient: 'food' }])).toBe(0);
  });
});
