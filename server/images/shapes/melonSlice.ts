import { darken, lighten } from '../canvas/palette';
import { type Pen, shine, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const FLESH = 'M-88 44Q-50 -34 -8 -84Q2 -92 12 -84Q54 -34 92 44Q4 84 -88 44Z';
const WHITE = 'M-88 44Q4 84 92 44L98 58Q4 100 -94 58Z';
const RIND = 'M-94 56Q4 98 98 56L102 70Q4 116 -98 70Z';
const SEEDS = [
  [-40, 26, -20],
  [-8, -34, 8],
  [2, 34, 0],
  [-22, -2, -12],
  [30, -8, 14],
  [46, 24, 22],
  [16, -52, 10],
] as const;

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(FLESH, `fill="${span(pen, [lighten(colour, 0.4), colour, darken(colour, 0.18)])}"`) +
    path('M-50 8Q-10 -30 6 -70M-20 46Q6 0 12 -40M36 44Q34 0 18 -34', line(lighten(colour, 0.5), 6, 0.4)) +
    path(WHITE, `fill="${span(pen, ['#fbfbe0', '#dfeab8'])}"`) +
    path(RIND, `fill="${span(pen, ['#6fae4a', '#2f7a34', '#1f5a2a'])}"`) +
    SEEDS.map(([x, y, turn]) => ellipse(x, y, 4.5, 8, 'fill="#2c1410"', turn)).join('') +
    shine(pen, 40, 20, 7, 0.5)
  );
};

/** A slice of watermelon, cut like a slice of cake, with its rind and seeds. */
export const melonSlice: PieceKind = { size: 60, count: 3, spin: 30, shadow: [94, 84], colour: '#e5484f', draw };
