import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 72, { wobble: 0.16, points: 8 });
  const pulp = blob(d.random, 8, 6, 62, 38, { wobble: 0.22, points: 8 });
  const seeds = Array.from({ length: 5 }, () =>
    ellipse(
      d.random.between(-34, 48),
      d.random.between(-16, 26),
      8,
      4.6,
      'fill="#f8dc94" fill-opacity=".9"',
      d.random.between(0, 180),
    ),
  ).join('');
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.5)}"`) +
    path(shape, `fill="${body(pen, darken(colour, 0.06), 0.3, 0.3)}"`) +
    path(pulp, `fill="${mix(colour, '#f0834a', 0.4)}" fill-opacity=".85"`) +
    seeds +
    path(`M-80 ${n(d.random.between(-20, 0))}C-60 -54 -10 -66 40 -58`, line(lighten(colour, 0.8), 9, 0.6)) +
    path('M-64 -26C-46 -46 -10 -52 20 -50', line('#ffffff', 5, 0.6))
  );
};

/** A piece of tomato softened in the pan: wet skin, pulp and seeds. */
export const tomatoChunk: PieceKind = { size: 32, count: 12, spin: 180, shadow: [96, 72], colour: '#d0402a', draw };
