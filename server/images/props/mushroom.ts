import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { body, type PropKind, shine } from './propKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M-30 4C-26 40 -36 66 -28 88C-10 104 18 104 32 88C40 66 28 40 32 4Z',
      `fill="${pen.d.run(['#f6ead6', '#fff8ec', '#cbb594'], true)}"`,
    ) +
    path('M-98 14C-96 34 96 34 98 14Z', `fill="${darken('#a8835e', 0.2)}"`) +
    path(
      'M-100 14C-104 -48 -52 -92 0 -92C54 -92 104 -46 100 14C64 32 -64 32 -100 14Z',
      `fill="${body(pen, colour, 0.5, 0.36)}"`,
    ) +
    path('M-88 12C-40 24 40 24 88 12', line(darken(colour, 0.4), 4, 0.3)) +
    shine(pen, 54, 32, 16, 0.6)
  );
};

/** A whole mushroom. */
export const mushroom: PropKind = { shadow: [94, 92], spin: 30, scale: 0.72, colour: '#c9a678', draw };
