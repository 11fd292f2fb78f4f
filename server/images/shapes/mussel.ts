import { darken } from '../canvas/palette';
import { body, type Pen, shine, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) =>
  path(
    'M-104 34C-100 -40 -30 -92 50 -74C96 -62 108 -22 92 10C60 66 -50 84 -104 34Z',
    `fill="${span(pen, ['#4d5878', '#20263a', '#151826'])}"`,
  ) +
  path(
    'M-92 30C-84 -28 -26 -74 44 -62C82 -54 92 -22 78 4C48 50 -44 68 -92 30Z',
    `fill="${span(pen, ['#8b93ad', '#dfe0e6'])}"`,
  ) +
  path(
    'M-70 24C-58 -20 -14 -50 38 -44C68 -38 72 -16 58 2C34 34 -34 50 -70 24Z',
    `fill="${body(pen, pen.colour, 0.4, 0.3)}"`,
  ) +
  path('M-58 20C-30 -2 20 -12 58 -8', line(darken(pen.colour, 0.45), 6, 0.55)) +
  shine(pen, 34, 22, 8, 0.7);

/** An open mussel, its flesh in the lower shell. */
export const mussel: PieceKind = { size: 42, count: 9, spin: 180, shadow: [100, 70], colour: '#f0953c', draw };
