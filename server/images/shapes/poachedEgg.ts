import { blob } from '../canvas/outlines';
import { darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const WHITE = '#fffaf0';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const frill = blob(d.random, 0, 4, 97, 84, { wobble: 0.11, points: 12 });
  const dome = blob(d.random, -2, -2, 74, 62, { wobble: 0.05, points: 11 });
  return (
    path(frill, `transform="translate(2 6)" fill="${darken(WHITE, 0.5)}" fill-opacity=".7"`) +
    path(frill, `fill="${body(pen, WHITE, 0.8, 0.16)}"`) +
    path('M-80 30C-50 48 -20 40 4 54C30 62 60 48 78 30', line('#e0cfae', 5, 0.7)) +
    path(dome, `transform="translate(2 7)" fill="${darken(WHITE, 0.3)}" fill-opacity=".5"`) +
    path(dome, `fill="${body(pen, WHITE, 0.9, 0.14)}"`) +
    ellipse(2, 0, 52, 42, `fill="${d.spot(colour, 0.5)}" fill-opacity=".85"`) +
    path('M18 -4C34 12 30 34 52 50C62 58 74 52 70 40C64 24 44 14 34 -4Z', `fill="${body(pen, colour, 0.3, 0.2)}"`) +
    ellipse(16, -4, 26, 18, `fill="${body(pen, colour, 0.35, 0.14)}"`) +
    shine(pen, 44, 22, 9, 0.9)
  );
};

/** A poached egg, its yolk showing through and running where it is cut. */
export const poachedEgg: PieceKind = {
  size: 76,
  count: 2,
  spin: 30,
  shadow: [98, 86],
  colour: '#f5a41e',
  draw,
  layer: 1,
};
