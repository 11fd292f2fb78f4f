import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const STRIPS = [-80, -48, -16, 16, 48, 80];
const MEAT = '#f4e2c4';

/** One strip: the cut face towards the viewer, the crumbed top behind it. */
const strip = (pen: Pen, x: number) => {
  const { d, colour } = pen;
  const tall = 58 - Math.abs(x) * 0.16;
  const top = blob(d.random, 0, 0, 19, tall, { wobble: 0.07, points: 14 });
  let crumbs = '';
  for (let i = 0; i < 26; i++) {
    crumbs += ellipse(
      d.random.between(-15, 15),
      d.random.between(-tall, tall) * 0.9,
      d.random.between(2, 5),
      d.random.between(1.5, 3),
      `fill="${d.random.chance(0.5) ? lighten(colour, 0.45) : mix(colour, '#7a3a10', 0.5)}" fill-opacity=".75"`,
      d.random.between(0, 180),
    );
  }
  return placed(
    x,
    0,
    d.random.between(-3, 3),
    path(top, `transform="translate(9 9)" fill="${darken(colour, 0.6)}"`) +
      path(top, `transform="translate(8 3)" fill="${darken(colour, 0.2)}"`) +
      path(top, `transform="translate(7 2) scale(.9 .9)" fill="${MEAT}"`) +
      path(top, `fill="${body(pen, colour, 0.35, 0.3)}"`) +
      crumbs,
  );
};

const draw = (pen: Pen) =>
  [...STRIPS]
    .reverse()
    .map((x) => strip(pen, x))
    .join('') + path('M-86 -36Q-30 -60 40 -50', line('#fff6dc', 5, 0.3));

/** A breaded cutlet cut into strips for chopsticks. */
export const cutletSliced: PieceKind = { size: 122, count: 1, spin: 16, shadow: [98, 52], colour: '#cf8f3a', draw };
