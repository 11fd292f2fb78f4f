import { Drawing } from '../canvas/drawing';
import type { PictureSpec } from '../pictureSpec';
import { drawDrinkScene } from './drinkScene';

const smoothie = (pieces: PictureSpec['pieces']): PictureSpec => ({
  vessel: 'tumbler',
  table: 'plaster-sea',
  fill: { kind: 'foam-drink', colours: ['#e88a86', '#f4b4b0'] },
  pieces,
  garnish: [],
  props: [],
});
const drawn = (pieces: PictureSpec['pieces']) => drawDrinkScene(new Drawing('a smoothie'), smoothie(pieces));

it('lays three berries on a blended drink and shows none through it', () => {
  const svg = drawn([{ kind: 'berry', ingredient: 'blueberries', colour: '#3c3f7a' }]);
  const heights = [...svg.matchAll(/translate\([\d.]+ ([\d.]+)\)[^"]*?scale\(0?\.2/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(40);
});

it('shows no mint through a drink of milk', () => {
  const leaf = { kind: 'leaf', ingredient: 'mint', colour: '#123456' };
  expect(drawn([leaf])).toBe(drawn([]));
});

describe('dew', () => {
  const lights = (vessel: string, pieces: PictureSpec['pieces']) =>
    drawDrinkScene(new Drawing('a glass'), {
      ...smoothie(pieces),
      vessel,
      fill: { kind: 'drink', colours: ['#c8702a'] },
    }).split('fill="#fff" fill-opacity=".95"').length - 1;

  it('beads on a glass with ice in it, and on one that is served cold', () => {
    expect(lights('tumbler', [{ kind: 'ice', ingredient: 'ice' }])).toBeGreaterThan(15);
    expect(lights('coupe', [])).toBeGreaterThan(15);
  });

  it('does not bead on a glass of wine', () => {
    expect(lights('wine-glass', [])).toBe(0);
  });
});
