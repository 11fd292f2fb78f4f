import { darken, lighten } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const tone = lighten(pen.colour, 0.16);
  return (
    ellipse(3, 13, 96, 80, `fill="${darken(pen.colour, 0.45)}" fill-opacity=".7"`) +
    ellipse(0, 0, 98, 78, `fill="${span(pen, [lighten(tone, 0.36), tone, darken(tone, 0.3)])}"`) +
    ellipse(-24, -26, 30, 17, 'fill="#fff6e0" fill-opacity=".3"', -30)
  );
};

/** A lentil: a tiny disc. Lentils lie thick, as they are what the dish is of. Recipes write `bean` or `crumble`. */
export const lentil: PieceKind = { size: 6.4, count: 300, spin: 180, shadow: [94, 86], colour: '#7a5630', draw };
