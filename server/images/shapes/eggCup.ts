import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const CHINA = '#7fa3b8';
const SHELL = 'M-54 -6C-60 -60 -36 -78 0 -78C36 -78 60 -60 54 -6Z';
const CUP = 'M-64 -14C-62 34 -40 50 -16 54C-16 72 -34 82 -44 90H44C34 82 16 72 16 54C40 50 62 34 64 -14Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    ellipse(4, 90, 54, 12, `fill="${darken(CHINA, 0.5)}"`) +
    path(SHELL, `fill="${d.run([lighten(colour, 0.5), colour, darken(colour, 0.3)], true)}"`) +
    ellipse(0, -70, 39, 17, 'fill="#fffaf0"') +
    ellipse(0, -69, 39, 17, `fill="none" stroke="${darken(colour, 0.2)}" stroke-width="3"`) +
    ellipse(2, -68, 25, 10, `fill="${body(pen, '#f59a16', 0.4, 0.14)}"`) +
    path('M16 -62C24 -54 20 -40 26 -32C32 -28 36 -36 34 -46C32 -56 28 -62 24 -66Z', 'fill="#f59a16"') +
    path(CUP, `fill="${d.run([lighten(CHINA, 0.7), CHINA, darken(CHINA, 0.36)], true)}"`) +
    ellipse(0, -14, 64, 13, `fill="none" stroke="${lighten(CHINA, 0.6)}" stroke-width="5"`) +
    path('M-60 6C-40 22 40 22 60 6', line('#ffffff', 6, 0.7)) +
    path('M-46 -10C-44 20 -32 36 -22 42', line('#ffffff', 7, 0.5)) +
    path('M-38 -56C-44 -44 -44 -30 -43 -22', line('#ffffff', 7, 0.55))
  );
};

/** A soft-boiled egg in its cup, its top off, seen a little from the side. Its colour is the shell's. */
export const eggCup: PieceKind = { size: 112, count: 2, spin: 0, shadow: [64, 92], colour: '#d8a878', draw };
