import { lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) =>
  path(
    'M-60 -70C-20 -96 60 -80 92 -20C100 30 60 84 0 86C-60 80 -96 20 -60 -70Z',
    `fill="${body(pen, pen.colour, 0.5, 0.3)}"`,
  ) +
  path('M-70 -30C-88 10 -70 50 -40 66', line(lighten(pen.colour, 0.7), 14, 0.6)) +
  shine(pen, 36, 26, 13, 0.7);

/** A kernel of sweetcorn. */
export const corn: PieceKind = { size: 9, count: 46, spin: 180, shadow: [86, 84], colour: '#f4c63a', draw };
