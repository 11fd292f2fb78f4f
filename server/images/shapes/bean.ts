import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M-96 -8C-98 -62 -50 -70 0 -58C50 -70 98 -62 96 -8C94 44 52 66 30 44C12 26 -12 26 -30 44C-52 66 -94 44 -96 -8Z',
      `fill="${body(pen, colour, 0.4, 0.34)}"`,
    ) +
    path('M-22 40Q0 22 22 40', line(darken(colour, 0.5), 7, 0.4)) +
    shine(pen, 44, 24, 11, 0.6)
  );
};

/** A kidney-shaped bean. */
export const bean: PieceKind = { size: 16, count: 28, spin: 180, shadow: [92, 58], colour: '#8a2f2a', draw };
