import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(blob(d.random, 0, 0, 96, 68, { wobble: 0.13, points: 9 }), `fill="${body(pen, colour, 0.3, 0.4)}"`) +
    path('M-66 -6C-30 -30 20 6 66 -14M-50 26C-10 6 24 34 58 18', line(darken(colour, 0.6), 9, 0.6)) +
    path('M-54 -26C-24 -44 16 -40 40 -34', line(lighten(colour, 0.6), 7, 0.45))
  );
};

/** A raisin, a currant: small, dark and wrinkled. */
export const raisin: PieceKind = {
  size: 12,
  count: 24,
  spin: 180,
  shadow: [90, 64],
  colour: '#4a2a24',
  draw,
  layer: 1,
};
