import { darken } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const CRESCENT = 'M-98 18C-84 -52 -30 -74 24 -62C70 -52 98 -20 98 12C74 -10 44 -18 10 -16C-34 -14 -66 2 -98 18Z';

const draw = (pen: Pen) =>
  path(CRESCENT, `transform="translate(2 9)" fill="${darken('#4f6b2a', 0.3)}" fill-opacity=".7"`) +
  path(CRESCENT, `fill="${span(pen, ['#8fb552', '#c9d77c', '#f1efb4'])}"`) +
  path('M-98 18C-84 -52 -30 -74 24 -62C70 -52 98 -20 98 12', line('#557a2c', 9)) +
  path('M-74 -14C-50 -44 -14 -52 22 -46', line('#ffffff', 6, 0.4));

/** A crescent of avocado, its green rim outwards. */
export const avocadoSlice: PieceKind = {
  size: 46,
  count: 8,
  spin: 40,
  isOpen: true,
  shadow: [92, 50],
  colour: '#c9d77c',
  draw,
  layer: 1,
};
