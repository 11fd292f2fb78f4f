import type { Drawing } from '../canvas/drawing';
import { blob, type Point } from '../canvas/outlines';
import { colourOr, darken, lighten } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';

/** What a bar is full of: the pieces that its recipe puts `under` the others. */
export const isStud = ({ lies }: PictureItem) => lies === 'under';

const radiusOf = (item: PictureItem) => 12 * (item.size ?? 1);

/** A stud that the knife went through: its cut face, flush with the wall. */
const cutStud = (d: Drawing, item: PictureItem, at: Point, shade: number) => {
  const r = radiusOf(item);
  const tone = darken(colourOr(item.colour, '#e9d0a0'), shade);
  const face = blob(d.random, at.x, at.y, r * d.random.between(0.9, 1.3), r * d.random.between(0.7, 0.95), {
    wobble: 0.14,
    points: 9,
    turn: d.random.between(-30, 30),
  });
  return (
    path(face, `fill="${d.shade(tone, { light: 0.3, dark: 0.16 })}" stroke="${darken(tone, 0.4)}" stroke-width="2"`) +
    ellipse(at.x - r * 0.3, at.y - r * 0.3, r * 0.3, r * 0.16, `fill="${lighten(tone, 0.8)}" fill-opacity=".6"`, -20)
  );
};

/** Studs spread over a wall or a lid, taking turns. */
const spread = (
  d: Drawing,
  items: readonly PictureItem[],
  corners: readonly Point[],
  columns: number,
  rows: number,
) => {
  const [a, b, , c] = corners as readonly [Point, Point, Point, Point];
  const first = Math.floor(d.random.between(0, 9));
  return Array.from({ length: columns * rows }, (_, i) => {
    const row = Math.floor(i / columns);
    const u = ((i % columns) + 0.5 + (row % 2 ? 0.2 : -0.2) + d.random.between(-0.14, 0.14)) / columns;
    const v = (row + 0.5 + d.random.between(-0.2, 0.2)) / rows;
    return {
      item: items[(i + first + row) % items.length]!,
      at: { x: a.x + (b.x - a.x) * u + (c.x - a.x) * v, y: a.y + (b.y - a.y) * u + (c.y - a.y) * v },
    };
  });
};

const quad = (corners: readonly Point[]) => `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** Cut faces in the two walls of a bar and lumps that stand out of its lid; each a quadrangle, from its far left. */
export const studded = (
  d: Drawing,
  items: readonly PictureItem[],
  { front, side, lid }: Readonly<Record<'front' | 'side' | 'lid', readonly Point[]>>,
): string => {
  if (items.length === 0) return '';
  const wall = (corners: readonly Point[], columns: number, shade: number) =>
    d.clipped(
      path(quad(corners), ''),
      spread(d, items, corners, columns, 2)
        .map(({ item, at }) => cutStud(d, item, at, shade))
        .join(''),
    );
  const lumps = spread(d, items, lid, 4, 2)
    .map(({ item, at }) => drawPiece(d, item, at, radiusOf(item) * 1.16, d.random.between(-24, 24), 0.7))
    .join('');
  return wall(front, 4, 0) + wall(side, 1, 0.24) + lumps;
};
