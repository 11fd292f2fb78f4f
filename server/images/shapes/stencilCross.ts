import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The cross of Saint James: a sword below, three lily ends above. */
const CROSS =
  'M0 98L-12 34L-14 6C-34 8 -50 10 -60 22C-74 16 -80 0 -78 -10C-80 -22 -72 -36 -60 -40C-50 -28 -34 -26 -14 -24C-14 -44 -20 -56 -32 -66C-28 -84 -12 -90 0 -98C12 -90 28 -84 32 -66C20 -56 14 -44 14 -24C34 -26 50 -28 60 -40C72 -36 80 -22 78 -10C80 0 74 16 60 22C50 10 34 8 14 6L12 34Z';

const draw = ({ d, colour, turn }: Pen) =>
  path(
    CROSS,
    `fill="${d.shade(colour, { light: 0.14, dark: 0.1, turn })}" stroke="${darken(colour, 0.2)}" stroke-width="2" stroke-opacity=".4"`,
  );

/** The cross left bare where sugar was sieved over a stencil. */
export const stencilCross: PieceKind = { size: 120, count: 1, spin: 6, shadow: [0, 0], colour: '#b8742c', draw };
