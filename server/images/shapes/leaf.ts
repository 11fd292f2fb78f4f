import type { Pen } from '../canvas/pen';
import type { PieceKind } from './pieceKind';
import { leafShape } from './leafShape';

const draw = ({ d, colour, turn, ingredient }: Pen) =>
  leafShape(
    d,
    colour,
    turn,
    /rocket|thyme|rosemary|tarragon/i.test(ingredient) ? 0.26 : /spinach|basil|mint/i.test(ingredient) ? 0.46 : 0.42,
  );

/** One leaf, its width by its ingredient. */
export const leaf: PieceKind = { size: 36, count: 8, spin: 180, shadow: [92, 36], colour: '#4f8f38', draw, layer: 2 };
