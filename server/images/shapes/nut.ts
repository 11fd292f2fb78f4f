import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M-100 4C-84 -44 -20 -62 34 -50C76 -40 98 -18 102 0C96 24 70 44 30 50C-22 58 -84 48 -100 4Z',
      `fill="${body(pen, colour, 0.42, 0.36)}"`,
    ) +
    path('M-80 0Q0 -20 84 0M-64 18Q0 8 70 20', line(darken(colour, 0.4), 5, 0.35)) +
    shine(pen, 40, 28, 9, 0.55)
  );
};

/** A nut: a smooth kernel. */
export const nut: PieceKind = { size: 16, count: 16, spin: 180, shadow: [98, 56], colour: '#c08a4a', draw, layer: 1 };
