import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const flesh = lighten(colour, 0.5);
  let bands = '';
  const ribs: readonly (readonly [number, number, number, number])[] = [
    [-84, 12, -44, 8],
    [-72, -36, -34, -14],
    [-38, -72, -12, -34],
    [8, -86, 8, -44],
    [50, -70, 30, -36],
    [80, -34, 48, -12],
  ];
  for (const [x1, y1, x2, y2] of ribs)
    bands += path(`M${x1} ${y1}Q${(x1 + x2) / 2 + 6} ${(y1 + y2) / 2 - 3} ${x2} ${y2}`, line(colour, 9, 0.75));
  return (
    path('M66 56L104 86L76 92L62 112L48 66Z', `fill="${body(pen, colour, 0.2, 0.3)}"`) +
    path(
      'M-66 84C-104 40 -104 -34 -60 -72C-14 -108 56 -102 84 -52C100 -20 96 30 66 70C54 76 44 68 46 54C58 14 52 -14 32 -30C6 -48 -24 -40 -34 -12C-42 12 -34 40 -22 62C-30 88 -50 96 -66 84Z',
      `fill="${body(pen, flesh, 0.5, 0.3)}" stroke="${darken(colour, 0.1)}" stroke-opacity=".5" stroke-width="4"`,
    ) +
    bands +
    path('M-74 -42C-50 -82 0 -100 44 -80', line('#ffffff', 8, 0.65))
  );
};

/** A peeled prawn, curled, with its tail. */
export const prawn: PieceKind = { size: 44, count: 8, spin: 180, shadow: [86, 84], colour: '#f07a4a', draw };
