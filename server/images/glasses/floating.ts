import { circle } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { bottomOf, type GlassScene } from './glassScene';
import { iceIn } from './ice';
import { halfAt } from './profile';

/** Where things float inside: rows from the bottom up, two in a row where the glass is wide enough. */
const berths = ({ d, glass, x }: GlassScene, size: number, count: number) => {
  const spots: { x: number; y: number }[] = [];
  const bottom = bottomOf(glass) - size * 0.95;
  const rows = Math.max(1, Math.floor((bottom - glass.fillTop) / (size * 1.55)) + 1);
  for (let row = 0; row < rows; row++) {
    const y = bottom - (row * (bottom - glass.fillTop + size * 0.2)) / Math.max(1, rows - 1 || 1);
    const half = halfAt(glass, y) - size * 0.86;
    if (half < 0) continue;
    const perRow = half > size * 0.7 ? 2 : 1;
    for (let k = 0; k < perRow; k++) {
      const side = perRow === 1 ? d.random.between(-0.3, 0.3) : (k ? 1 : -1) * d.random.between(0.72, 1);
      spots.push({ x: x + side * half, y: y + d.random.between(-0.22, 0.22) * size });
    }
  }
  return spots.sort(() => d.random.next() - 0.5).slice(0, count);
};

const FLOATING = new Set([
  'wheel',
  'slice',
  'wedge',
  'leaf',
  'berry',
  'strip',
  'cube',
  'ring',
  'mushroom',
  'chunk',
  'pea',
  'corn',
  'ball',
  'bean',
]);

/** A wedge of these sits on the rim only: pineapple keeps some of its leaves, apple and pear were pressed. */
const ON_RIM_ONLY = /apple|pear/i;

/** Rings and slices pressed down in a jar until it is full of them, those behind first. */
export const piecesPacked = ({ d, glass, x }: GlassScene, pieces: readonly PictureItem[]): string => {
  const [top, bottom] = [glass.fillTop + 26, bottomOf(glass) - 20];
  return Array.from({ length: 34 }, (_, i) => {
    const item = pieces[i % Math.max(1, pieces.length)];
    if (!item) return '';
    const y = d.random.between(top, bottom);
    const size = halfAt(glass, y) * d.random.between(0.34, 0.56);
    const reach = Math.max(0, halfAt(glass, y) - size * 0.9);
    return drawPiece(d, item, { x: x + d.random.between(-reach, reach), y }, size, d.random.between(0, 360), 0.3);
  }).join('');
};

/** Ice and pieces inside the drink; `swims`: some of the ice stands out of it. */
export const piecesInside = (scene: GlassScene, pieces: readonly PictureItem[], swims = false) => {
  const { d, glass, liquid } = scene;
  const middle = halfAt(glass, (glass.fillTop + bottomOf(glass)) / 2);
  // In a thick juice one sees only the ice on top.
  let drawn = pieces.some(({ kind, lies }) => kind === 'ice' && lies !== 'top') ? iceIn(scene, swims) : '';
  const floats = pieces.filter(
    ({ kind, ingredient }) => FLOATING.has(kind) && !(kind === 'wedge' && ON_RIM_ONLY.test(ingredient)),
  );
  if (glass.foot && bottomOf(glass) - glass.fillTop < 160) return drawn;
  for (const item of floats) {
    const isLeaf = item.kind === 'leaf';
    const size = isLeaf ? 34 : Math.min(item.kind === 'berry' ? 26 : 52, middle * 0.52);
    const count = isLeaf ? 6 : item.kind === 'berry' ? 6 : item.kind === 'wedge' ? 3 : 2;
    // Fruit floats: it is seen in the upper part of the drink, before the ice.
    const high = isLeaf
      ? berths(scene, size, count)
      : berths(scene, size, 9)
          .filter(({ y }) => y > glass.fillTop + size)
          .sort((a, b) => a.y - b.y);
    for (const at of high.slice(0, count)) {
      const turn = isLeaf ? d.random.between(0, 360) : d.random.between(-40, 40);
      drawn += drawPiece(d, item, { x: at.x, y: at.y + 8 }, size, turn, 0.2);
      if (!isLeaf) drawn += circle(at.x, at.y + 8, size * 1.02, `fill="${d.spot(liquid, 0.8)}" fill-opacity=".22"`);
    }
  }
  return drawn;
};
