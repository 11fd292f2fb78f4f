import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SQUARE = 'M-84 -80C-30 -86 36 -84 82 -80C88 -30 86 34 82 82C30 86 -34 86 -82 82C-88 30 -88 -34 -84 -80Z';

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(SQUARE, `transform="translate(3 8)" fill="${darken(colour, 0.5)}" fill-opacity=".6"`) +
    path(SQUARE, `fill="${body(pen, colour, 0.4, 0.18)}"`) +
    path('M-70 -68C-20 -72 30 -70 68 -68', line(lighten(colour, 0.7), 7, 0.6))
  );
};

/** A square slice of cheese. */
export const cheeseSlice: PieceKind = { size: 44, count: 5, spin: 45, shadow: [92, 90], colour: '#f2c14e', draw };
