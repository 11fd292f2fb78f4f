import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { body, type PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M-14 -96C-8 -104 12 -104 16 -94C16 -70 24 -52 48 -36C88 -12 100 30 78 66C56 94 -54 96 -78 66C-100 32 -86 -10 -46 -36C-22 -52 -14 -70 -14 -96Z',
      `fill="${body(pen, colour, 0.7, 0.26)}"`,
    ) +
    path(
      'M-4 -86C-10 -30 -62 -10 -62 60M4 -86C0 -30 -18 0 -16 80M8 -86C14 -30 32 0 32 80M10 -86C20 -34 72 -6 68 58',
      line('#b07a9a', 5, 0.42),
    ) +
    path(
      'M-28 -40C-56 -16 -66 20 -56 60M0 -40C-30 0 -30 40 -24 78M24 -40C44 -10 56 30 52 66',
      line(darken(colour, 0.32), 4, 0.4),
    ) +
    path('M-52 -14C-70 8 -72 34 -64 54', line('#ffffff', 9, 0.65)) +
    path('M-20 86q6 12 18 4q10 12 20 0q8 8 18 -4', line('#a8845a', 5, 0.8)) +
    path('M-12 -98q14 -8 26 2', line('#c9a878', 6))
  );
};

/** A bulb of garlic. */
export const garlic: PropKind = { shadow: [84, 84], spin: 24, scale: 0.74, colour: '#f4ead8', draw };
