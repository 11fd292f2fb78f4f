import { darken } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const DROP = 'M-92 6C-90 -34 -44 -58 6 -56C56 -54 92 -28 96 4C94 36 52 56 4 58C-48 58 -88 40 -92 6Z';

const draw = (pen: Pen) =>
  path(DROP, `transform="translate(4 10)" fill="${darken(pen.colour, 0.5)}" fill-opacity=".5"`) +
  path(DROP, `fill="${body(pen, pen.colour, 0.5, 0.3)}" fill-opacity=".92"`) +
  ellipse(8, 0, 46, 30, 'fill="#1e1410"', 8) +
  ellipse(-6, -12, 14, 6, 'fill="#fff" fill-opacity=".7"', -20);

/** A seed of passion fruit in its drop of pulp. Recipes write `crumble`. */
export const passionSeed: PieceKind = { size: 16, count: 12, spin: 180, shadow: [94, 56], colour: '#f2a51e', draw };
