import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { body, bounce, type PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { ingredient } = pen;
  const colour = /green|verde|vert/i.test(ingredient)
    ? '#4f9a3a'
    : /yellow|amarillo|jaune/i.test(ingredient)
      ? '#f2bf2a'
      : pen.colour;
  return (
    path(
      'M-20 -74C-62 -94 -102 -58 -98 -2C-96 56 -74 98 -40 94C-24 92 -16 84 0 86C18 84 26 94 44 92C78 94 98 50 98 -4C100 -62 62 -94 20 -74C8 -66 -8 -66 -20 -74Z',
      `fill="${body(pen, colour, 0.4, 0.44)}"`,
    ) +
    path('M-24 -70C-52 -24 -50 40 -30 90M24 -70C54 -24 52 40 34 88', line(darken(colour, 0.45), 9, 0.3)) +
    path('M-60 -60C-82 -20 -80 30 -66 62', line('#ffffff', 11, 0.5)) +
    path('M4 -56C-10 -20 -10 30 -2 66', line('#ffffff', 8, 0.28)) +
    bounce(pen, 90) +
    path('M-40 -70C-20 -84 20 -84 40 -70C20 -58 -20 -58 -40 -70Z', `fill="${body(pen, '#4f8a38', 0.3, 0.3)}"`) +
    path('M0 -72C-2 -92 8 -104 22 -112', line('#4a7a30', 15)) +
    path('M-2 -74C-4 -92 6 -102 18 -110', line('#8fbf5c', 5, 0.7))
  );
};

/** A bell pepper. */
export const pepper: PropKind = { shadow: [98, 92], spin: 22, colour: '#d0342a', draw };
