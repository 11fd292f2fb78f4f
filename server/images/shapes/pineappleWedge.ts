import { darken, lighten } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const FLESH = 'M-84 56L0 -78Q8 -86 16 -78L92 56Q4 96 -84 56Z';
const RIND = 'M-92 48Q4 92 98 48L104 66Q4 118 -98 66Z';
const LEAVES = [
  'M70 58C96 20 120 -20 116 -64C92 -34 66 0 54 52Z',
  'M84 64C130 44 156 8 168 -34C130 -16 92 14 64 58Z',
  'M88 70C136 68 174 48 198 16C154 20 106 34 70 66Z',
];

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    LEAVES.map(
      (leaf) =>
        path(leaf, `fill="${span(pen, ['#8fb85a', '#4f8a3c', '#2f5f2c'])}"`) + path(leaf, line('#2f5f2c', 3, 0.5)),
    ).join('') +
    path(FLESH, `fill="${span(pen, [lighten(colour, 0.45), colour, darken(colour, 0.1)])}"`) +
    path('M8 -58L-58 52M8 -58L-28 62M8 -58L4 66M8 -58L38 62M8 -58L68 52', line(darken(colour, 0.24), 4, 0.5)) +
    path('M0 -70Q8 -78 16 -70L26 -46Q8 -34 -10 -46Z', `fill="${lighten(colour, 0.55)}" fill-opacity=".7"`) +
    path(RIND, `fill="${span(pen, ['#c99a3c', '#8f6a2c', '#5f4a22'])}"`) +
    path(
      'M-78 66l18 24M-44 78l18 22M-8 84l16 20M28 82l16 18M62 72l16 18M-60 70l-14 14M-24 82l-16 16M14 84l-18 18M50 78l-16 18M84 64l-14 18',
      line('#4a3a1a', 4, 0.6),
    )
  );
};

/** A wedge of pineapple with its rind and some leaves. */
export const pineappleWedge: PieceKind = {
  size: 60,
  count: 3,
  spin: 30,
  shadow: [96, 80],
  colour: '#f4cb45',
  draw,
};
