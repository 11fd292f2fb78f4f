import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

export const drawEggHalf = (pen: Pen) =>
  ellipse(0, 0, 100, 78, `fill="${body(pen, '#fffaf0', 0.9, 0.14)}"`) +
  ellipse(0, 0, 96, 74, `fill="none" stroke="#e6d3b4" stroke-width="4" stroke-opacity=".7"`) +
  ellipse(6, 0, 52, 50, `fill="${darken(pen.colour, 0.16)}" fill-opacity=".5"`) +
  ellipse(5, -1, 48, 46, `fill="${body(pen, pen.colour, 0.3, 0.18)}"`) +
  shine(pen, 24, 14, 8, 0.8) +
  shine(pen, 78, 16, 6, 0.9);

/** Half a boiled egg, cut side up. */
export const eggHalf: PieceKind = {
  size: 42,
  count: 4,
  spin: 180,
  shadow: [100, 78],
  colour: '#f4a322',
  draw: drawEggHalf,
};
