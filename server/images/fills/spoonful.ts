import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { spill } from '../canvas/outlines';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import { leanOf } from '../pieces/standing';
import { varied } from '../pieces/variety';
import type { PictureItem } from '../pictureSpec';

const WOOD = '#b0753a';

/** Half the width and height of the spoon's bowl, and the largest piece that it carries. */
const [RX, RY] = [80, 47];
const LARGEST = 40;

/** Where the pieces lie in the spoon, as shares of it, from the back to the front. */
const SPOTS = [
  [-0.2, -0.3],
  [0.3, -0.18],
  [-0.42, 0.06],
  [0.08, 0.2],
] as const;

/** The handle, which rises over the far wall to the right and leaves the picture. */
const handleOf = (d: Drawing, x: number, y: number) => {
  const shape = `M${n(x + 60)} ${n(y - 22)}C${n(x + 120)} ${n(y - 62)} ${n(x + 220)} ${n(y - 122)} ${n(x + 330)} ${n(y - 190)}L${n(x + 342)} ${n(y - 168)}C${n(x + 230)} ${n(y - 98)} ${n(x + 130)} ${n(y - 36)} ${n(x + 70)} ${n(y + 2)}Z`;
  return (
    path(shape, `fill="${SHADOW}" fill-opacity=".2" transform="translate(10 44)"`) +
    path(shape, `fill="${d.sweep([lighten(WOOD, 0.46), WOOD, darken(WOOD, 0.4)], -40)}"`) +
    path(
      `M${n(x + 60)} ${n(y - 20)}C${n(x + 130)} ${n(y - 62)} ${n(x + 220)} ${n(y - 118)} ${n(x + 326)} ${n(y - 184)}`,
      line(lighten(WOOD, 0.75), 3, 0.5),
    )
  );
};

/** The pieces that a spoon holds: those that fit, the first of the dish in front. */
const heldIn = (d: Drawing, x: number, y: number, pieces: readonly PictureItem[]) => {
  const fitting = pieces.filter((item) => {
    const kind = pieceKind(item.kind, item.ingredient);
    return !kind.layer && kind.size * (item.size ?? 1) < 60;
  });
  return SPOTS.map(([along, across], i) => {
    const item = fitting[(SPOTS.length - 1 - i) % Math.max(1, fitting.length)];
    if (!item) return '';
    const kind = pieceKind(item.kind, item.ingredient);
    const size = Math.min(LARGEST, kind.size * 1.1);
    const piece = varied(d, item, kind, size, 'high');
    const at = { x: x + along * RX, y: y + across * RY - size * 0.16 };
    return drawPiece(
      d,
      piece.item,
      at,
      piece.size,
      d.random.between(-kind.spin, kind.spin),
      0.6,
      piece.aspect,
      leanOf(item),
    );
  }).join('');
};

/**
 * A wooden spoon lifted out of a stew that is seen from the side, heaped with what is in it: what one is about to eat.
 * It hangs over the front of the dish, a little to the right, with its shadow on the food below.
 */
export const spoonful = (d: Drawing, pool: Area, colour: string, pieces: readonly PictureItem[]): string => {
  const x = pool.x + pool.rx * d.random.between(0.3, 0.4);
  const y = pool.y + pool.ry * d.random.between(0.1, 0.2);
  const wet = path(
    spill(d.random, x, y - 5, RX * 0.86, RY * 0.74, 0.05),
    `fill="${d.shade(colour, { light: 0.4, dark: 0.3 })}"`,
  );
  const drop = (dx: number, from: number, to: number) =>
    path(
      `M${n(x + dx - 4)} ${n(y + from)}C${n(x + dx - 1.5)} ${n(y + to - 12)} ${n(x + dx - 6)} ${n(y + to)} ${n(x + dx)} ${n(y + to)}C${n(x + dx + 6)} ${n(y + to)} ${n(x + dx + 1.5)} ${n(y + to - 12)} ${n(x + dx + 4)} ${n(y + from)}Z`,
      `fill="${d.shade(colour, { light: 0.5, dark: 0.2 })}"`,
    );
  return (
    ellipse(x + 14, y + 56, RX * 1.1, RY * 0.9, `fill="${d.spot(SHADOW, 0.3)}" fill-opacity=".5"`) +
    handleOf(d, x, y) +
    ellipse(x, y + 12, RX * 0.97, RY * 0.96, `fill="${d.run([WOOD, darken(WOOD, 0.3), darken(WOOD, 0.6)], true)}"`) +
    ellipse(x, y, RX, RY, `fill="${d.sweep([lighten(WOOD, 0.5), WOOD, darken(WOOD, 0.2)])}"`) +
    ellipse(x, y - 1, RX * 0.92, RY * 0.88, `fill="${darken(WOOD, 0.46)}"`) +
    wet +
    drop(-24, 42, 74) +
    heldIn(d, x, y, pieces) +
    sliver(x - RX * 0.7, y + RY * 0.3, 9, 0.7, -10)
  );
};
