import { blob } from '../canvas/outlines';
import { darken } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path, rect } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const INSIDE = ['#f0967c', '#f29a82', '#7fb04a', '#5f9a3a', '#ef8a30', '#b05a8a', '#f4efe0'] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const roll = rect(-96, -34, 192, 68, 'rx="30"');
  let inside = '';
  for (let i = 0; i < 16; i++) {
    inside += path(
      blob(d.random, -78 + (i % 8) * 22, i < 8 ? -12 : 12, 15, 10, { wobble: 0.24, points: 7, turn: 30 }),
      `fill="${d.random.pick(INSIDE)}"`,
    );
  }
  return (
    rect(-94, -24, 194, 68, `rx="30" fill="${darken(colour, 0.5)}" fill-opacity=".7"`) +
    rect(-96, -34, 192, 68, `rx="30" fill="${d.run(['#ffffff', colour, darken(colour, 0.14)])}"`) +
    d.clipped(roll, inside + rect(-96, -34, 192, 68, `fill="${colour}" fill-opacity=".5"`)) +
    path('M-58 32C-44 8 -40 -10 -50 -33M44 33C54 12 56 -8 46 -33', line('#ffffff', 4, 0.5)) +
    ellipse(88, 0, 9, 27, `fill="${darken(colour, 0.1)}" fill-opacity=".5"`) +
    path('M-72 -22C-30 -28 30 -28 74 -22', line('#ffffff', 8, 0.75))
  );
};

/** A fresh roll of rice paper, prawns and leaves showing through. */
export const riceRoll: PieceKind = { size: 112, count: 5, spin: 8, shadow: [97, 36], colour: '#eef0e2', draw };
