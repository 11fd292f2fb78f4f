import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M-98 4C-104 -54 -52 -74 0 -72C52 -74 104 -54 98 4C94 52 52 68 28 50C12 40 -12 40 -28 50C-52 68 -94 52 -98 4Z',
      `fill="${body(pen, colour, 0.4, 0.34)}"`,
    ) +
    path('M-22 46Q0 36 22 46', line(darken(colour, 0.5), 7, 0.4)) +
    shine(pen, 44, 24, 11, 0.6)
  );
};

/** A kidney-shaped bean. */
export const bean: PieceKind = { size: 14, count: 34, spin: 180, shadow: [92, 58], colour: '#8a2f2a', draw };
