import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    circle(3, 7, 97, `fill="${darken(colour, 0.6)}"`) +
    circle(0, 0, 98, `fill="${body(pen, mix(colour, '#b86a22', 0.3), 0.45, 0.42)}"`) +
    circle(0, 0, 98, `fill="${d.edge(lighten(colour, 0.5), 0.74, 0.5)}"`) +
    shine(pen, 44, 34, 17, 0.42) +
    shine(pen, 56, 14, 6, 0.6)
  );
};

/** A round roll from above: shining, deep gold, pale where it rises from its neighbour. */
export const bun: PieceKind = { size: 80, count: 4, spin: 180, shadow: [99, 99], colour: '#d8923e', draw };
