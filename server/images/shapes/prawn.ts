import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const BODY =
  'M-30 84C-84 74 -108 22 -92 -28C-76 -76 -22 -100 26 -88C74 -76 100 -34 90 10C86 30 76 46 62 58C52 64 40 58 42 46C50 22 50 0 34 -16C14 -34 -14 -28 -22 -4C-28 16 -20 38 -6 54C6 72 -6 90 -30 84Z';
const TAIL = 'M46 40L88 46C84 62 100 76 110 82C92 92 74 88 66 80C64 96 52 106 38 110C36 92 34 66 46 40Z';

/** The bands of the shell, across the curl from the head to the tail. */
const BANDS: readonly (readonly [number, number, number, number])[] = [
  [-88, 40, -20, 26],
  [-98, -2, -24, 4],
  [-82, -50, -20, -16],
  [-36, -86, -4, -28],
  [22, -90, 14, -26],
  [70, -64, 34, -14],
  [92, -18, 44, 8],
];

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const flesh = lighten(colour, 0.26);
  const bands = BANDS.map(([x1, y1, x2, y2]) =>
    path(
      `M${x1} ${y1}Q${(x1 + x2) / 2 + 8} ${(y1 + y2) / 2 - 4} ${x2} ${y2}`,
      line(mix(colour, '#e2521e', 0.4), 9, 0.6),
    ),
  ).join('');
  return (
    path(BODY, `transform="translate(4 12)" fill="${darken(colour, 0.66)}" fill-opacity=".8"`) +
    path(TAIL, `fill="${body(pen, mix(colour, '#d8401c', 0.5), 0.2, 0.3)}"`) +
    path('M54 56L74 80M58 52L96 78M50 60L48 98', line(darken(colour, 0.35), 4, 0.5)) +
    path(BODY, `fill="${body(pen, flesh, 0.5, 0.24)}"`) +
    d.clipped(path(BODY, ''), bands + path('M-22 -4C-28 16 -20 38 -6 54', line(darken(colour, 0.3), 12, 0.25))) +
    path(BODY, line(mix(darken(colour, 0.4), '#a8320e', 0.4), 8, 0.85)) +
    path('M-84 -30C-66 -72 -22 -92 18 -84', line('#ffffff', 8, 0.55)) +
    ellipse(-66, 40, 9, 16, 'fill="#fff" fill-opacity=".3"', 24)
  );
};

/** A peeled prawn, curled, with its tail. */
export const prawn: PieceKind = {
  size: 46,
  count: 9,
  spin: 180,
  isOpen: true,
  shadow: [74, 70],
  colour: '#f07a4a',
  draw,
};
