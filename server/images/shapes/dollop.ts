import { blob } from '../canvas/outlines';
import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(blob(d.random, 4, 6, 100, 90, { wobble: 0.1, points: 11 }), `fill="${darken(colour, 0.18)}"`) +
    path(blob(d.random, 0, 0, 98, 88, { wobble: 0.08, points: 11 }), `fill="${body(pen, colour, 0.8, 0.16)}"`) +
    path(
      'M-62 18C-70 -40 0 -70 46 -40C80 -12 56 40 14 40C-22 40 -30 4 -2 -8C18 -16 32 0 22 12',
      line(darken(colour, 0.24), 9, 0.4),
    ) +
    path('M-56 8C-56 -38 0 -60 36 -38', line('#ffffff', 12, 0.75)) +
    shine(pen, 60, 16, 7, 0.8)
  );
};

/** A spoonful of something soft. */
export const dollop: PieceKind = { size: 46, count: 2, spin: 0, shadow: [98, 88], colour: '#fff8ec', draw, layer: 1 };
