import { body, type Pen, shine } from '../canvas/pen';
import { circle } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) =>
  circle(0, 0, 100, `fill="${body(pen, pen.colour, 0.45, 0.34)}"`) + shine(pen, 42, 28, 18, 0.65);

/** A pea. */
export const pea: PieceKind = { size: 9, count: 40, spin: 0, shadow: [96, 96], colour: '#7fb13c', draw };
