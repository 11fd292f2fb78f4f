import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(blob(d.random, 0, 4, 100, 74, { wobble: 0.13, points: 10 }), `fill="${darken(colour, 0.35)}"`) +
    path(blob(d.random, 0, 0, 98, 72, { wobble: 0.13, points: 10 }), `fill="${body(pen, colour, 0.3, 0.22)}"`) +
    path(
      'M-90 10C-60 -36 -20 30 6 -20S60 -46 88 -10C70 -2 60 10 40 16S-40 40 -90 10Z',
      `fill="${lighten(colour, 0.3)}" fill-opacity=".6"`,
    ) +
    path('M-84 14C-54 -30 -20 32 6 -16S60 -42 86 -6', line('#fdeee2', 8, 0.85)) +
    path('M-60 34C-30 16 0 44 34 30', line(darken(colour, 0.4), 6, 0.35)) +
    path('M-40 -44Q0 -60 40 -46', line('#fdeee2', 6, 0.7))
  );
};

/** A folded slice of ham. */
export const ham: PieceKind = { size: 62, count: 5, spin: 180, shadow: [98, 72], colour: '#dd8a80', draw };
