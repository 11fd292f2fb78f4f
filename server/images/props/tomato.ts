import { darken, SHADOW } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { body, bounce, type PropKind, shine } from './propKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  let calyx = '';
  for (let i = 0; i < 6; i++)
    calyx += path(
      'M0 -7C16 -16 34 -12 52 2C34 8 14 12 0 7Z',
      `transform="translate(-8 -34) rotate(${i * 60 + 14})" fill="${body(pen, '#5f9a3c', 0.3, 0.3)}" stroke="#3d6a26" stroke-opacity=".4" stroke-width="2"`,
    );
  return (
    path(
      'M-100 2C-102 -54 -64 -88 -34 -84C-16 -92 16 -92 34 -84C66 -88 102 -52 100 4C98 62 52 92 0 92C-52 92 -98 60 -100 2Z',
      `fill="${body(pen, colour, 0.4, 0.42)}"`,
    ) +
    path('M-34 -84C-60 -40 -60 20 -40 70M34 -84C62 -40 62 20 42 72', line(darken(colour, 0.3), 9, 0.12)) +
    bounce(pen, 92) +
    ellipse(-6, -28, 46, 26, `fill="${pen.d.spot(SHADOW, 0.2)}" fill-opacity=".3"`) +
    calyx +
    path('M-8 -36q8 -22 24 -26', line('#4a7a2c', 11)) +
    path('M-8 -38q8 -20 22 -24', line('#8fbf5c', 4, 0.8)) +
    shine(pen, 62, 30, 15, 0.75)
  );
};

/** A tomato with its calyx. */
export const tomato: PropKind = { shadow: [100, 92], spin: 18, colour: '#d8351f', draw };
