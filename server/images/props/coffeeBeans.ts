import { contact } from '../canvas/light';
import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bean = (x: number, y: number, turn: number) =>
    contact(d, x, y, 26, 19, 0.5, turn) +
    placed(
      x,
      y,
      turn,
      ellipse(0, 0, 28, 20, `fill="${d.shade(colour, { light: 0.34, dark: 0.45, turn: pen.turn + turn })}"`) +
        path('M-25 0C-8 -9 8 9 25 0', line(darken(colour, 0.65), 4)) +
        path('M-22 -5C-8 -13 6 2 22 -5', line(lighten(colour, 0.45), 2.2, 0.5)),
    );
  const spots: readonly (readonly [number, number])[] = [
    [-70, 34],
    [-24, 58],
    [30, 46],
    [74, 56],
    [-46, -12],
    [6, 4],
    [56, 0],
    [20, -46],
    [-30, -58],
    [86, -38],
  ];
  return spots
    .map(([x, y]) => bean(x + d.random.between(-8, 8), y + d.random.between(-8, 8), d.random.between(0, 180)))
    .join('');
};

/** A handful of coffee beans. */
export const coffeeBeans: PropKind = { shadow: [0, 0], spin: 40, scale: 0.9, colour: '#6f4528', draw };
