import { blob } from '../canvas/outlines';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { random } = pen.d;
  const white = blob(random, 0, 0, 100, 92, { wobble: 0.1, points: 10 });
  return (
    path(white, `fill="${body(pen, '#fff8ec', 0.9, 0.07)}"`) +
    path(white, line('#d99a55', 3.4, 0.6)) +
    path(blob(random, 4, 4, 84, 76, { wobble: 0.1, points: 9 }), line('#ffffff', 5, 0.5)) +
    shine(pen, 66, 20, 7, 0.95) +
    circle(8, 10, 50, `fill="${pen.d.spot('#a8601c', 0.5)}" fill-opacity=".4"`) +
    circle(3, 2, 42, `fill="${body(pen, pen.colour, 0.35, 0.22)}"`) +
    shine(pen, 20, 13, 8, 0.95)
  );
};

/** A fried egg, sunny side up. */
export const eggFried: PieceKind = {
  size: 77,
  count: 3,
  spin: 0,
  shadow: [100, 92],
  colour: '#f6a21c',
  draw,
  layer: 0.5,
};
