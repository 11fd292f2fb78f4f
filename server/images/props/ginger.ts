import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { body, type PropKind, shine } from './propKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const knob = (x: number, y: number, rx: number, ry: number, turn: number) =>
    ellipse(x, y, rx, ry, `fill="${body(pen, colour, 0.42, 0.36)}"`, turn);
  return (
    knob(-62, -34, 34, 26, 40) +
    knob(58, -40, 26, 40, 20) +
    path(
      'M-106 22C-112 -14 -70 -30 -30 -22C-6 -40 40 -30 66 -18C104 -22 116 16 94 38C60 56 30 40 2 48C-40 66 -100 60 -106 22Z',
      `fill="${body(pen, colour, 0.42, 0.36)}"`,
    ) +
    knob(10, 58, 26, 34, 10) +
    path(
      'M-70 -14q-8 26 4 52M-26 -20q-10 30 4 62M26 -26q-10 30 2 62M70 -18q-8 22 0 44M48 -54q12 -4 22 2M-78 -46q10 -8 22 -2',
      line(darken(colour, 0.42), 4, 0.42),
    ) +
    ellipse(12, 88, 15, 7, `fill="${lighten(mix(colour, '#f6e08a', 0.6), 0.2)}"`, 8) +
    shine(pen, 34, 30, 10, 0.45)
  );
};

/** A root of ginger. */
export const ginger: PropKind = { shadow: [104, 62], spin: 24, scale: 0.98, colour: '#d9a860', draw };
