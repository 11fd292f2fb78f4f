import { blob } from '../canvas/outlines';
import { brightness, darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The fold that a spoon leaves as it turns away, and the peak where it left. */
const FOLD = 'M-74 26C-78 -30 -26 -66 26 -54C66 -44 78 -10 62 14C40 -14 2 -20 -24 -2C-44 10 -56 24 -74 26Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shade = darken(colour, brightness(colour) > 0.7 ? 0.2 : 0.28);
  const whole = blob(d.random, 0, 0, 98, 86, { wobble: 0.1, points: 11 });
  return (
    path(whole, `transform="translate(3 9)" fill="${darken(colour, 0.34)}" fill-opacity=".8"`) +
    path(whole, `fill="${body(pen, colour, 0.7, 0.16)}"`) +
    ellipse(14, 34, 66, 34, `fill="${d.spot(shade, 0.1)}" fill-opacity=".55"`, -14) +
    path(FOLD, `fill="${body(pen, lighten(colour, 0.3), 0.7, 0.06)}"`) +
    path('M-72 26C-54 24 -44 10 -24 -2C2 -20 40 -14 62 14', line(shade, 6, 0.5)) +
    path('M-60 0C-52 -30 -18 -48 16 -42', line('#ffffff', 9, 0.55)) +
    shine(pen, 64, 14, 6, 0.7)
  );
};

/** A spoonful of something soft: its fold, and the hollow behind it. */
export const dollop: PieceKind = { size: 46, count: 2, spin: 60, shadow: [98, 88], colour: '#fff8ec', draw, layer: 1 };
