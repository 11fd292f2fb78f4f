import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const WHITE = '#fffaf0';

/** Hollandaise over the dome: it ends in tongues that have run down. */
const SAUCE =
  'M-78 -14C-76 -58 -36 -80 6 -78C50 -76 82 -46 82 -10C82 8 74 14 70 30C66 46 54 46 50 32C46 20 38 24 34 40C30 66 12 66 8 44C4 30 -8 30 -14 46C-22 74 -42 66 -40 42C-38 28 -48 26 -56 32C-70 38 -80 12 -78 -14Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const frill = blob(d.random, 0, 6, 98, 88, { wobble: 0.08, points: 13 });
  return (
    path(frill, `transform="translate(3 9)" fill="${darken(WHITE, 0.6)}" fill-opacity=".7"`) +
    path(frill, `fill="${body(pen, '#fbf3e2', 0.8, 0.24)}"`) +
    path('M-74 46C-44 72 30 78 76 44', line('#dccaa2', 5, 0.6)) +
    path(SAUCE, `transform="translate(3 8)" fill="${darken(colour, 0.5)}" fill-opacity=".5"`) +
    path(SAUCE, `fill="${body(pen, colour, 0.5, 0.24)}"`) +
    path(SAUCE, `${line(lighten(colour, 0.6), 4, 0.5)} transform="translate(-1 -2) scale(.96)"`) +
    ellipse(14, 12, 50, 34, `fill="${d.spot(darken(colour, 0.2), 0)}" fill-opacity=".4"`) +
    path('M-48 -36C-34 -56 -10 -62 14 -60C-8 -54 -26 -46 -40 -30Z', 'fill="#ffffff" fill-opacity=".8"') +
    ellipse(30, -54, 9, 4, 'fill="#fff" fill-opacity=".7"', 12)
  );
};

/** A poached egg draped in hollandaise, its white showing below. Recipes write `poached-egg` with the yolks. */
export const drapedEgg: PieceKind = {
  size: 76,
  count: 2,
  spin: 30,
  shadow: [98, 88],
  colour: '#f4cf4e',
  draw,
  layer: 1,
};
