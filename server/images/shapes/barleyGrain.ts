import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    ellipse(4, 14, 98, 60, `fill="${darken(colour, 0.55)}" fill-opacity=".6"`) +
    ellipse(0, 0, 98, 60, `fill="${body(pen, lighten(colour, 0.2), 0.5, 0.26)}"`) +
    path('M-80 6Q0 22 80 2', line(darken(colour, 0.45), 12, 0.55))
  );
};

/** A grain of pearl barley: plump, with the crease along it. Recipes write `bean` or `pea`. */
export const barleyGrain: PieceKind = { size: 10, count: 60, spin: 180, shadow: [92, 58], colour: '#efe0b8', draw };
