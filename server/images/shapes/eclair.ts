import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path, rect } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const CHOUX = '#d8a050';
const CREAM = '#f6e2ae';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const drip = `M-80 6C-84 -24 -60 -28 -20 -27C20 -29 62 -28 80 -20C88 -6 84 14 70 17C58 24 46 16 34 19C14 22 4 15 -14 19C-36 24 -48 15 -60 19C-72 20 -79 16 -80 6Z`;
  return (
    rect(-96, -32, 194, 76, `rx="38" fill="${darken(CHOUX, 0.6)}"`) +
    rect(-98, -28, 196, 68, `rx="34" fill="${body(pen, CHOUX, 0.3, 0.4)}"`) +
    path('M-94 16C-60 30 60 30 94 16', line(darken(CHOUX, 0.4), 9, 0.6)) +
    path('M-92 17C-60 29 60 29 92 17', line(CREAM, 6)) +
    rect(-96, -36, 192, 56, `rx="28" fill="${body(pen, lighten(CHOUX, 0.06), 0.36, 0.28)}"`) +
    path(drip, `transform="translate(1 4)" fill="${darken(colour, 0.5)}" fill-opacity=".6"`) +
    path(drip, `fill="${d.sweep([lighten(colour, 0.3), colour, darken(colour, 0.3)], pen.turn)}"`) +
    path('M-62 -14C-30 -21 8 -20 46 -19', line('#ffffff', 6, 0.6)) +
    path('M58 -16L66 -14', line('#ffffff', 5, 0.6))
  );
};

/** A bun of choux pastry, long and filled with cream; its colour is the icing's. */
export const eclair: PieceKind = { size: 108, count: 3, spin: 10, shadow: [99, 38], colour: '#4a2a1c', draw };
