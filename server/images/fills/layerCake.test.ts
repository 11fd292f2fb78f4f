import { Drawing } from '../canvas/drawing';
import type { PictureItem } from '../pictureSpec';
import { drawFill } from './fillKinds';

const cakeWith = (pieces: readonly PictureItem[]) =>
  drawFill('layer-cake', {
    d: new Drawing('a cake'),
    ground: { x: 400, y: 300, rx: 200, ry: 200 },
    isDeep: false,
    colours: ['#fbf4ea', '#7a4624'],
    pieces: [...pieces],
  });

it('shows the fruit that lies under the others in its cut', () => {
  const { surface, pieces } = cakeWith([{ kind: 'berry', ingredient: 'fruit', colour: '#3e1c16', lies: 'under' }]);
  expect(surface).toContain('#3e1c16');
  expect(pieces).toEqual([]);
});

it('sets what lies in a ring round its lid, but not over the cut', () => {
  const almonds: PictureItem = { kind: 'nut', ingredient: 'almonds', colour: '#ecc888', count: 12, lies: 'ring' };
  const { surface, pieces } = cakeWith([almonds]);
  const bare = cakeWith([]).surface;
  const places = (svg: string) => [...svg.matchAll(/translate\((\d[\d.]*) (\d[\d.]*)\)[^"]*?scale/g)].length;
  expect(places(surface) - places(bare)).toBeGreaterThanOrEqual(12);
  expect(pieces).toEqual([]);
});

it('shows the thickness of its icing where it is cut, and sponge in more than one tone', () => {
  const d = new Drawing('a cake');
  const ground = { x: 400, y: 300, rx: 200, ry: 200 };
  const { surface } = drawFill('layer-cake', { d, ground, isDeep: false, colours: ['#fbf4ea', '#7a4624'], pieces: [] });
  expect(surface).toMatch(/stroke="#f[0-9a-f]{5}" stroke-width="9"/);
  expect(new Set(d.toSvg(surface).match(/#[0-9a-f]{6}/g)).size).toBeGreaterThan(24);
});
