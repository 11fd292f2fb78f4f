import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const lump = (x: number, y: number, r: number) =>
    path(
      blob(d.random, x, y, r, r * 0.76, { wobble: 0.24, points: 7 }),
      `fill="${body(pen, mix(lighten(colour, 0.2), darken(colour, 0.26), d.random.next()), 0.34, 0.3)}"`,
    );
  return (
    path(
      blob(d.random, 4, 10, 90, 66, { wobble: 0.2, points: 9 }),
      `fill="${darken(colour, 0.55)}" fill-opacity=".7"`,
    ) +
    lump(-42, 14, 52) +
    lump(40, 20, 48) +
    lump(6, -26, 56) +
    lump(4, 22, 34)
  );
};

/** Minced meat fried in crumbs that cling together. */
export const mince: PieceKind = { size: 17, count: 34, spin: 180, shadow: [90, 72], colour: '#8a5232', draw, layer: 1 };
