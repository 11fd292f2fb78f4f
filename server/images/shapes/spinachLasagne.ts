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

/** Chopped leaves, and ricotta between them. */
const LEAVES = ['#2f5a20', '#4f8436', '#5f9a3f', '#f3ead2'];

/** A cut of lasagne with spinach and ricotta between its sheets. Recipes write `lasagne-slice` with the spinach. */
export const spinachLasagne: PieceKind = {
  ...lasagneSlice,
  draw: (pen) => drawLayers(pen, LAYERS, '#b03a1c', { [SPINACH]: LEAVES }),
};
