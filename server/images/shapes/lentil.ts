import { darken, lighten } from '../canvas/palette';
import { type Pen, shine, span } from '../canvas/pen';
import { ellipse } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const tone = lighten(pen.colour, 0.2);
  return (
    ellipse(3, 16, 98, 78, `fill="${darken(pen.colour, 0.6)}"`) +
    ellipse(0, 0, 98, 78, `fill="${span(pen, [lighten(tone, 0.2), tone, darken(tone, 0.3)])}"`) +
    ellipse(-4, -5, 66, 48, `fill="${span(pen, [lighten(tone, 0.34), lighten(tone, 0.08)])}"`) +
    shine(pen, 30, 20, 8, 0.28)
  );
};

/** A lentil: a small flat disc. Lentils lie thick, as they are what the dish is of. */
export const lentil: PieceKind = { size: 11, count: 110, spin: 180, shadow: [94, 80], colour: '#7a5630', draw };
