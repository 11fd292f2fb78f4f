import { glint } from '../canvas/light';
import { SHADOW } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { circle, path } from '../canvas/svg';
import { body, type PropKind } from './propKind';

const draw = (pen: Pen) =>
  path(
    'M-108 0C-104 -34 -62 -34 -28 -54C12 -78 76 -74 98 -30C110 0 108 14 98 34C76 74 12 78 -28 54C-62 34 -104 34 -108 0Z',
    `fill="${body(pen, '#3f5a26', 0.3, 0.4)}"`,
  ) +
  path(
    'M-98 0C-94 -26 -56 -26 -24 -46C14 -66 70 -62 88 -26C98 0 96 10 88 28C70 64 14 66 -24 46C-56 28 -94 26 -98 0Z',
    `fill="${pen.d.sweep(['#a9c95c', '#c9d77c', '#8fb552'], pen.turn)}"`,
  ) +
  path(
    'M-84 0C-80 -18 -50 -18 -20 -36C16 -54 62 -50 78 -20C86 0 84 8 78 22C62 52 16 54 -20 36C-50 20 -80 18 -84 0Z',
    `fill="${pen.d.sweep(['#f6f1bc', '#e6e69a'], pen.turn)}"`,
  ) +
  circle(36, 2, 38, `fill="${SHADOW}" fill-opacity=".22"`) +
  circle(34, 0, 35, `fill="${body(pen, '#8a5230', 0.45, 0.42)}"`) +
  glint(24, -12, 10, 6, 0.6);

/** Half an avocado with its stone. */
export const avocado: PropKind = { shadow: [104, 68], spin: 30, scale: 0.98, colour: '#8fb552', draw };
