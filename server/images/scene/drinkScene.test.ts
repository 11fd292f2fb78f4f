import { Drawing } from '../canvas/drawing';
import { brightness } from '../canvas/palette';
import { glassOf } from '../glasses/glassKinds';
import { bottomOf } from '../glasses/glassScene';
import { toneOfLayers } from '../glasses/liquid';
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
  const all = [...svg.matchAll(/translate\([\d.]+ ([\d.]+)\)[^"]*?scale\(0?\.2/g)].map(([, y]) => Number(y));
  // Three more lie on the table, before the glass.
  const heights = all.filter((y) => y < 500);
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

it('lets ice stand out of a clear drink, and keeps the froth of another free of it', () => {
  const edges = (kind: string) =>
    drawDrinkScene(new Drawing('ice'), {
      ...smoothie([{ kind: 'ice', ingredient: 'ice' }]),
      fill: { kind, colours: ['#c8702a'] },
    }).split('fill="#e4eef0"').length - 1;
  expect(edges('drink')).toBeGreaterThan(0);
  expect(edges('foam-drink')).toBe(0);
});

it('lays half of the fruit before the glass where a citrus fruit lies beside it', () => {
  const flesh = (props: PictureSpec['props']) =>
    drawDrinkScene(new Drawing('a fruit'), { ...smoothie([]), props }).split('M12 0L74 -20Q84 0 74 20Z').length;
  expect(flesh([{ kind: 'lemon', ingredient: 'lemon' }])).toBeGreaterThan(flesh([]));
});

it('gives a drink in layers the colour of each at its height', () => {
  const glass = glassOf('highball');
  const toneAt = toneOfLayers(glass, ['#ecd9ae', '#2a140a']);
  expect(brightness(toneAt(glass.fillTop + 4))).toBeLessThan(0.3);
  expect(brightness(toneAt(bottomOf(glass) - 4))).toBeGreaterThan(0.6);
});

it('shows in a thick juice only the ice that swims on it', () => {
  const ice = { kind: 'ice', ingredient: 'ice' } as const;
  const juice = (pieces: PictureSpec['pieces']) =>
    drawDrinkScene(new Drawing('a juice'), { ...smoothie(pieces), fill: { kind: 'drink', colours: ['#b8321f'] } });
  const cubes = (svg: string) => svg.split('M-12 -92Q0 -98').length - 1;
  expect(cubes(juice([{ ...ice, lies: 'top' }]))).toBeGreaterThan(0);
  expect(cubes(juice([{ ...ice, lies: 'top' }]))).toBeLessThan(cubes(juice([ice])));
});

it('shows hardly a bubble in a spirit in a tumbler, many in a highball', () => {
  const bubbles = (vessel: string) =>
    drawDrinkScene(new Drawing('a glass'), {
      ...smoothie([]),
      vessel,
      fill: { kind: 'drink', colours: ['#3a1f14'] },
    }).split('fill="#fff" fill-opacity="0.32"').length - 1;
  expect(bubbles('tumbler')).toBeLessThan(6);
  expect(bubbles('highball')).toBeGreaterThan(20);
});

it('shows the ice of a drink with a dark layer at its surface only', () => {
  const cubes = (colours: string[]) =>
    drawDrinkScene(new Drawing('a drink in layers'), {
      ...smoothie([{ kind: 'ice', ingredient: 'ice' }]),
      fill: { kind: 'layered-drink', colours },
    }).split('M-12 -92Q0 -98').length;
  expect(cubes(['#3a1f12', '#f3e6cf'])).toBeLessThanOrEqual(1 + 2 * 2);
  expect(cubes(['#d8a02c', '#f3e6cf'])).toBeGreaterThan(cubes(['#3a1f12', '#f3e6cf']));
});
