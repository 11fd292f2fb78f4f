import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) =>
  circle(0, 0, 98, `fill="${body(pen, pen.colour, 0.45, 0.32)}"`) +
  path('M-14 -70Q24 -20 -6 34', line(darken(pen.colour, 0.35), 10, 0.45)) +
  path('M-80 10Q-110 0 -96 -26', `fill="${lighten(pen.colour, 0.2)}"`) +
  shine(pen, 48, 26, 15, 0.7);

/** A chickpea. Recipes write `bean`; the ingredient tells them apart. */
export const chickpea: PieceKind = { size: 14, count: 38, spin: 0, shadow: [98, 98], colour: '#e0ae62', draw };
