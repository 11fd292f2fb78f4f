import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const BODY =
  'M-30 84C-84 74 -108 22 -92 -28C-76 -76 -22 -100 26 -88C74 -76 100 -34 90 10C86 30 76 46 62 58C52 64 40 58 42 46C50 22 50 0 34 -16C14 -34 -14 -28 -22 -4C-28 16 -20 38 -6 54C6 72 -6 90 -30 84Z';
const TAIL = 'M46 40L88 46C84 62 100 76 110 82C92 92 74 88 66 80C64 96 52 106 38 110C36 92 34 66 46 40Z';

/** Along the outer side of the curl, where it turned red. */
const BACK = 'M-30 84C-84 74 -108 22 -92 -28C-76 -76 -22 -100 26 -88C74 -76 100 -34 90 10C86 30 76 46 62 58';

const BELLY = 'M42 46C50 22 50 0 34 -16C14 -34 -14 -28 -22 -4C-28 16 -20 38 -6 54';

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
  const flesh = mix(lighten(colour, 0.5), '#ffe9d6', 0.35);
  const red = mix(colour, '#dc4416', 0.55);
  const bands = BANDS.map(([x1, y1, x2, y2]) => {
    const [mx, my] = [(x1 + x2) / 2 + 8, (y1 + y2) / 2 - 4];
    // Strong on the back, gone at the belly.
    return (
      path(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, line(red, 11, 0.24)) +
      path(
        `M${x1} ${y1}L${n(x1 * 0.6 + mx * 0.4)} ${n(y1 * 0.6 + my * 0.4)}`,
        line(red, d.random.between(10, 15), 0.6),
      ) +
      path(`M${x1 + 8} ${y1 + 4}Q${mx + 8} ${my + 4} ${x2 + 5} ${y2}`, line('#fff4ea', 4, 0.5))
    );
  }).join('');
  return (
    path(BODY, `transform="translate(4 11)" fill="${darken(colour, 0.66)}" fill-opacity=".7"`) +
    path(TAIL, `transform="translate(3 7)" fill="${darken(colour, 0.66)}" fill-opacity=".5"`) +
    path(TAIL, `fill="${body(pen, mix(colour, '#d8401c', 0.5), 0.3, 0.34)}"`) +
    path('M54 56L74 80M58 52L96 78M50 60L48 98', line(darken(colour, 0.35), 4, 0.5)) +
    path('M60 48L84 56M52 70L44 94', line('#ffe0c8', 3, 0.5)) +
    path(BODY, `fill="${body(pen, flesh, 0.3, 0.2)}"`) +
    d.clipped(
      path(BODY, ''),
      path(BACK, line(colour, 54, 0.26)) +
        path(BACK, line(red, 26, 0.34)) +
        bands +
        path(BELLY, line(darken(colour, 0.4), 14, 0.2)) +
        path(BODY, line(mix(darken(colour, 0.3), '#a8320e', 0.5), 7, 0.5)),
    ) +
    path('M-78 -40C-66 -66 -44 -82 -20 -86', line('#ffffff', 8, 0.75)) +
    path('M0 -88Q16 -88 28 -82', line('#ffffff', 6, 0.6)) +
    ellipse(-70, 34, 6, 15, 'fill="#fff" fill-opacity=".5"', 20) +
    ellipse(58, -44, 5, 13, 'fill="#fff" fill-opacity=".4"', -40)
  );
};

/** A peeled prawn, curled, with its tail. */
export const prawn: PieceKind = {
  size: 41,
  count: 11,
  spin: 180,
  isOpen: true,
  shadow: [74, 70],
  colour: '#f07a4a',
  draw,
};
