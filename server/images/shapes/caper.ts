import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    circle(0, 0, 96, `fill="${body(pen, colour, 0.34, 0.4)}"`) +
    path('M-84 30C-40 -10 10 -30 80 -34M-40 80C-20 30 20 0 88 -6', line(darken(colour, 0.45), 8, 0.4)) +
    path('M-60 -40C-30 -60 10 -70 40 -60', line(lighten(colour, 0.6), 7, 0.4)) +
    shine(pen, 40, 22, 10, 0.4)
  );
};

/** A caper. */
export const caper: PieceKind = { size: 9, count: 22, spin: 180, shadow: [92, 90], colour: '#6f7d3a', draw, layer: 1 };
