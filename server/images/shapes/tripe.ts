import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Half the width of a cell, and how high it is for that. */
const [CELL, HIGH] = [17, 0.86] as const;

/** The cells of the honeycomb, row by row, each a hollow with the light on its near wall. */
const cells = ({ d: { random } }: Pen, deep: string, light: string) => {
  let drawn = '';
  for (let row = -2; row <= 2; row++)
    for (let i = -2; i <= 2; i++) {
      const x = (i + (row % 2 ? 0.5 : 0)) * CELL * 2.2 + random.between(-2, 2);
      const y = row * CELL * 1.9 * HIGH + random.between(-2, 2);
      const r = CELL * random.between(0.78, 0.94);
      drawn +=
        ellipse(x, y, r, r * HIGH, `fill="${deep}" fill-opacity=".7"`) +
        path(
          `M${n(x - r * 0.8)} ${n(y + r * 0.4)}Q${n(x)} ${n(y + r * 1.3)} ${n(x + r * 0.8)} ${n(y + r * 0.4)}`,
          line(light, 4, 0.8),
        );
    }
  return drawn;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 96, 76, { wobble: 0.12, points: 9 });
  const tone = mix(colour, '#f3e2c0', 0.4);
  const deep = mix(darken(tone, 0.36), '#a8702c', 0.4);
  return (
    path(shape, `transform="translate(2 14)" fill="${darken(deep, 0.4)}"`) +
    path(shape, `transform="translate(1 7)" fill="${deep}"`) +
    path(shape, `fill="${body(pen, tone, 0.4, 0.2)}"`) +
    d.clipped(path(shape, ''), cells(pen, deep, lighten(tone, 0.7)) + path(shape, line(lighten(tone, 0.5), 7, 0.6)))
  );
};

/** A square of honeycomb tripe. Recipes write `strip` or `thin-slice` of it. */
export const tripe: PieceKind = { size: 44, count: 12, spin: 40, shadow: [94, 74], colour: '#efdfba', draw };
