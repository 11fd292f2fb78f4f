import { Drawing } from '../canvas/drawing';
import { drawFill } from '../fills/fillKinds';
import type { PictureItem } from '../pictureSpec';
import { layPieces } from './layPieces';

const AREA = { x: 0, y: 0, rx: 200, ry: 200 };
const item = (look: Partial<PictureItem> = {}): PictureItem => ({ kind: 'patty', ingredient: 'x', ...look });
/** Where the pieces of a drawing lie, and how large they are. */
const placesOf = (svg: string) =>
  [...svg.matchAll(/translate\(([-\d.]+)[ ,]([-\d.]+)\)[^"]*?scale\(([\d.]+)/g)].map(([, x, y, scale]) => ({
    x: Number(x),
    y: Number(y),
    scale: Number(scale),
  }));
const inStew = (look: Partial<PictureItem>) =>
  placesOf(layPieces(new Drawing('a dish'), [item(look)], [AREA], {})).filter(({ scale }) => scale > 0.1);
const laidOut = (look: Partial<PictureItem>) =>
  placesOf(
    drawFill('laid', {
      d: new Drawing('a dish'),
      ground: AREA,
      isDeep: false,
      colours: ['#aa8844'],
      pieces: [item(look)],
    }).surface,
  ).filter(({ scale }) => scale > 0.1);

describe.each([
  ['in any dish', inStew],
  ['in a dish that is laid', laidOut],
])('an item with a look of its own, %s', (_where, drawn) => {
  it('is there as often as it says', () => {
    expect(drawn({ count: 3, size: 0.5 })).toHaveLength(3);
    expect(drawn({ count: 6, size: 0.5 })).toHaveLength(6);
  });

  it('is as large as it says', () => {
    const [small, large] = [drawn({ count: 1, size: 0.4 }), drawn({ count: 1, size: 0.8 })];
    expect(large[0]!.scale / small[0]!.scale).toBeGreaterThan(1.6);
  });

  it.each([
    ['left', (x: number, _y: number) => x < 0],
    ['right', (x: number, _y: number) => x > 0],
    ['back', (_x: number, y: number) => y < 0],
    ['front', (_x: number, y: number) => y > 0],
    ['rim', (x: number, y: number) => Math.hypot(x, y) > 90],
    ['middle', (x: number, y: number) => Math.hypot(x, y) < 90],
  ] as const)('lies at the %s', (lies, isThere) => {
    const pieces = drawn({ count: 3, size: 0.4, lies });
    expect(pieces.filter(({ x, y }) => !isThere(x, y))).toEqual([]);
  });
});

it('is there as often as it says in a heap', () => {
  const heap = (look: Partial<PictureItem>) =>
    placesOf(
      drawFill('heap', { d: new Drawing('a dish'), ground: AREA, isDeep: false, colours: [], pieces: [item(look)] })
        .surface,
    ).filter(({ scale }) => scale > 0.1).length;
  expect(heap({ count: 6 })).toBe(6);
  expect(heap({})).not.toBe(6);
});

it('stacks a pile of long things: fewer in each tier, and all of them one way', () => {
  const stack = placesOf(
    drawFill('laid', {
      d: new Drawing('a dish'),
      ground: AREA,
      isDeep: false,
      colours: ['#aa8844'],
      pieces: [{ kind: 'fried-roll', ingredient: 'wrappers', count: 6, lies: 'pile', size: 0.8 }],
    }).surface,
  ).filter(({ scale }) => scale > 0.1);
  const mean = (of: typeof stack) => of.reduce((sum, { y }) => sum + y, 0) / of.length;
  expect(stack).toHaveLength(6);
  expect(mean(stack.slice(3, 5))).toBeLessThan(mean(stack.slice(0, 3)));
  expect(mean(stack.slice(5))).toBeLessThan(mean(stack.slice(3, 5)));
});
