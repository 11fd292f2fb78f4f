import type { Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import { body, bounce, type PropKind, shine } from './propKind';

const draw = (pen: Pen) =>
  path(
    'M-100 0C-100 -50 -46 -74 6 -70C62 -66 100 -34 100 0C100 34 62 66 6 70C-46 74 -100 50 -100 0Z',
    `fill="${body(pen, pen.colour, 0.7, 0.32)}"`,
  ) +
  bounce(pen, 74) +
  shine(pen, 44, 26, 14, 0.6);

/** An egg in its shell. */
export const egg: PropKind = { shadow: [100, 72], spin: 60, scale: 0.7, colour: '#e9c4a0', draw };
