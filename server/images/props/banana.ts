import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import { body, type PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const fruit = (turn: number, dy: number) =>
    placed(
      0,
      dy,
      turn,
      path(
        'M-108 -46C-100 -56 -90 -54 -86 -42C-66 14 10 40 84 6C96 0 106 4 106 14C104 24 96 28 86 36C24 78 -82 62 -104 -24C-108 -32 -112 -38 -108 -46Z',
        `fill="${body(pen, colour, 0.42, 0.3)}"`,
      ) +
        path('M-92 -36C-74 28 14 58 96 18', line(darken(colour, 0.24), 5, 0.5)) +
        path('M-96 -26C-84 20 -40 50 10 52', line(lighten(colour, 0.7), 7, 0.5)) +
        path('M-108 -46C-104 -54 -92 -56 -88 -44', line('#6a4a26', 10)) +
        path('M98 8q8 4 4 12', line('#4a3420', 9)),
    );
  return fruit(-16, -18) + fruit(4, 12);
};

/** A banana. */
export const banana: PropKind = { shadow: [106, 50], spin: 24, scale: 1.24, colour: '#f6d24a', draw };
