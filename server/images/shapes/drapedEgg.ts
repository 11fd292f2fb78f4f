import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const WHITE = '#fffaf0';

/** Hollandaise over the dome: it ends in tongues that have run down. */
const SAUCE =
  'M-88 -10C-86 -60 -40 -84 6 -82C54 -80 90 -48 90 -6C90 16 84 26 80 48C76 66 62 64 58 50C54 40 44 44 40 62C34 94 12 94 8 66C4 52 -8 54 -14 70C-22 100 -44 92 -44 64C-44 52 -54 48 -62 56C-78 62 -90 20 -88 -10Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const frill = blob(d.random, 0, 6, 94, 84, { wobble: 0.08, points: 13 });
  return (
    path(frill, `transform="translate(3 9)" fill="${darken(WHITE, 0.6)}" fill-opacity=".7"`) +
    path(frill, `fill="${body(pen, '#fbf3e2', 0.8, 0.24)}"`) +
    path('M-74 52C-44 76 30 82 76 50', line('#dccaa2', 5, 0.6)) +
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
