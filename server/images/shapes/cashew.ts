import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SHAPE =
  'M-92 42C-116 12 -92 -52 -14 -64C64 -74 112 -26 98 28C90 56 56 58 46 32C36 2 8 -6 -16 6C-42 18 -42 64 -92 42Z';

const draw = (pen: Pen) =>
  path(SHAPE, `transform="translate(3 10)" fill="${darken(pen.colour, 0.55)}"`) +
  path(SHAPE, `fill="${body(pen, pen.colour, 0.5, 0.26)}"`) +
  path('M-76 18C-66 -22 -28 -46 18 -44C52 -42 74 -24 80 6', line(lighten(pen.colour, 0.6), 9, 0.7)) +
  path('M-56 38C-40 12 -22 -2 4 -4', line(darken(pen.colour, 0.4), 5, 0.4)) +
  shine(pen, 46, 22, 9, 0.5);

/** A cashew, bent like a comma. */
export const cashew: PieceKind = {
  size: 27,
  count: 17,
  spin: 180,
  shadow: [96, 54],
  colour: '#f0d9a6',
  isOpen: true,
  draw,
  layer: 1,
};
