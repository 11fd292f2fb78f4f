import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const WHITE = '#fffaf0';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const frill = blob(d.random, 0, 4, 97, 88, { wobble: 0.1, points: 13 });
  const dome = blob(d.random, -3, -5, 82, 72, { wobble: 0.04, points: 11 });
  const shade = darken('#e8dcc0', 0.2);
  return (
    path(frill, `transform="translate(3 9)" fill="${darken(WHITE, 0.6)}" fill-opacity=".7"`) +
    path(frill, `fill="${body(pen, '#fbf3e2', 0.8, 0.2)}"`) +
    path(dome, `transform="translate(4 10)" fill="${shade}" fill-opacity=".6"`) +
    path(dome, `fill="${body(pen, WHITE, 0.9, 0.1)}"`) +
    // The folds that the white drew in the water.
    path('M-70 16C-50 42 -20 52 10 58M-58 -34C-36 -54 -6 -62 24 -60M56 -28C70 -10 70 12 60 30', line(shade, 4, 0.5)) +
    ellipse(-2, -4, 58, 48, `fill="${d.spot(colour, 0.3)}" fill-opacity=".55"`) +
    // Cut open on one side, the yolk runs down over the white.
    path(
      'M6 -18C28 -26 50 -10 46 10C44 26 58 38 54 58C50 76 34 76 32 60C30 44 10 38 0 22C-8 8 -8 -12 6 -18Z',
      `transform="translate(2 5)" fill="${darken(colour, 0.5)}" fill-opacity=".4"`,
    ) +
    path(
      'M6 -18C28 -26 50 -10 46 10C44 26 58 38 54 58C50 76 34 76 32 60C30 44 10 38 0 22C-8 8 -8 -12 6 -18Z',
      `fill="${body(pen, colour, 0.34, 0.2)}"`,
    ) +
    path('M10 -8C22 -12 32 -4 32 6', line(lighten(colour, 0.9), 6, 0.8)) +
    shine(pen, 52, 26, 10, 0.9)
  );
};

/** A poached egg: a white dome with its yolk showing through, cut on one side so that it runs. */
export const poachedEgg: PieceKind = {
  size: 76,
  count: 2,
  spin: 30,
  shadow: [98, 88],
  colour: '#f5a41e',
  draw,
  layer: 1,
};
