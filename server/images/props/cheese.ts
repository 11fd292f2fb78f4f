import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour, ingredient } = pen;
  const isHoly = /emmental|gruy|comte|cheese|cheddar|gouda/i.test(ingredient);
  const hole = (x: number, y: number, rx: number, ry: number) =>
    ellipse(x, y, rx, ry, `fill="${darken(colour, 0.28)}"`) +
    ellipse(x + 2, y + 3, rx * 0.86, ry * 0.84, `fill="${darken(colour, 0.1)}"`);
  return (
    path(
      'M-104 30L70 -66C94 -58 106 -34 106 -10V44C106 58 100 62 92 64L-96 86C-104 86 -108 80 -108 72Z',
      `fill="${darken(colour, 0.2)}"`,
    ) +
    path(
      'M-104 30L70 -66C94 -58 106 -34 106 -10L-104 34Z',
      `fill="${pen.d.sweep([lighten(colour, 0.6), lighten(colour, 0.1)], pen.turn)}"`,
    ) +
    path(
      'M-108 32L106 -10V44C106 58 100 62 92 64L-96 86C-104 86 -108 80 -108 72Z',
      `fill="${pen.d.run([lighten(colour, 0.2), darken(colour, 0.16)])}"`,
    ) +
    (isHoly
      ? hole(-44, 56, 17, 13) +
        hole(24, 30, 21, 17) +
        hole(72, 42, 11, 9) +
        hole(34, -26, 15, 7) +
        hole(-24, 2, 11, 5) +
        hole(-6, 66, 8, 6)
      : path('M-90 60q40 -20 60 0t60 -14t60 0', line('#7d98a6', 6, 0.3))) +
    path('M-104 31L70 -65', line('#ffffff', 5, 0.5))
  );
};

/** A wedge of cheese. */
export const cheese: PropKind = { shadow: [104, 70], spin: 14, scale: 1.06, colour: '#f4cf4a', draw };
