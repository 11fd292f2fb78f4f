import { drawLayers, lasagneSlice, type Layers } from './lasagneSlice';
import type { PieceKind } from './pieceKind';

const PASTA = '#f0d28a';
const SPINACH = '#3f6f2c';
const RICOTTA = '#fbf3e0';

const LAYERS: Layers = [
  [PASTA, 7],
  [RICOTTA, 8],
  [SPINACH, 14],
  ['#b03a1c', 8],
  [PASTA, 7],
  [RICOTTA, 8],
  [SPINACH, 14],
  [PASTA, 8],
];

/** A cut of lasagne with spinach and ricotta between its sheets. Recipes write `lasagne-slice` with the spinach. */
export const spinachLasagne: PieceKind = { ...lasagneSlice, draw: (pen) => drawLayers(pen, LAYERS) };
