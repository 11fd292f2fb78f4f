import type { PieceKind } from './pieceKind';
import { drawSlice } from './roundSlice';

/** A round slice; the ingredient decides which: citrus, cucumber, tomato, egg. */
export const wheel: PieceKind = {
  size: 40,
  count: 4,
  spin: 180,
  shadow: [100, 100],
  colour: '#f7c928',
  draw: drawSlice,
};
