import { mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const ROOT = 'M-40 -4C-44 -50 12 -60 44 -40C66 -24 70 0 62 18C52 44 8 56 -22 38C-36 28 -40 12 -40 -4Z';

const draw = (pen: Pen) =>
  path(
    'M-34 -10C-70 -40 -98 -34 -104 -22C-88 -18 -80 -4 -36 6ZM-36 2C-72 4 -96 22 -96 36C-78 34 -60 26 -32 16Z',
    'fill="#5f9a3a"',
  ) +
  path('M-100 -23C-76 -24 -56 -10 -36 0M-92 34C-74 22 -54 12 -36 8', line('#b9d88a', 3, 0.8)) +
  path(ROOT, 'transform="translate(3 9)" fill="#5a1226"') +
  path(ROOT, `fill="${body(pen, pen.colour, 0.4, 0.34)}"`) +
  path('M50 -34C66 -20 70 2 60 22C54 12 50 -12 50 -34Z', `fill="${mix(pen.colour, '#fff6f2', 0.8)}"`) +
  path('M64 -4Q82 -6 104 -14', line('#f6dfe2', 4, 0.9)) +
  shine(pen, 30, 18, 8, 0.7);

/** A radish with its leaves and root. */
export const radish: PieceKind = { size: 46, count: 7, spin: 180, shadow: [80, 52], colour: '#cf3f63', draw };
