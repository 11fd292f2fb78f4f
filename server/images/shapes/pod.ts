import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const POD =
  'M-96 -6C-80 -22 -64 -32 -46 -28C-34 -26 -26 -26 -14 -30C2 -34 16 -26 28 -28C48 -32 66 -24 96 4C66 18 50 30 30 28C18 26 8 32 -8 30C-22 28 -30 26 -44 28C-64 28 -82 18 -96 -6Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path('M-92 -6L-100 -12', line(darken(colour, 0.3), 6)) +
    path(POD, `transform="translate(2 7)" fill="${darken(colour, 0.6)}"`) +
    path(POD, `fill="${d.run([lighten(colour, 0.3), colour, darken(colour, 0.3)])}"`) +
    [-44, -8, 30]
      .map(
        (x) =>
          ellipse(x + 1, 3, 20, 20, `fill="${darken(colour, 0.3)}" fill-opacity=".4"`) +
          ellipse(x, 0, 19, 19, `fill="${body(pen, lighten(colour, 0.14), 0.4, 0.26)}"`) +
          ellipse(x - 6, -8, 6, 3.5, 'fill="#fff" fill-opacity=".5"', -30),
      )
      .join('') +
    path('M-86 -4C-40 20 30 22 88 4', line(darken(colour, 0.4), 3, 0.4))
  );
};

/** A pod whose beans show through as bumps. */
export const pod: PieceKind = { size: 66, count: 14, spin: 180, shadow: [97, 30], colour: '#7fae3e', draw };
