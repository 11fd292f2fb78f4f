import type { PieceKind } from './pieceKind';
import { drawSlice } from './roundSlice';

/** A round slice, smaller and laid in greater numbers than a wheel. */
export const slice: PieceKind = {
  size: 36,
  count: 11,
  spin: 180,
  shadow: [100, 100],
  colour: '#f2d27a',
  draw: drawSlice,
};
