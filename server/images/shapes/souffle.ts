import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const CHINA = '#f6f0e4';
const WALL = 'M-88 0L-83 74C-62 97 62 97 83 74L88 0Z';
const RISE =
  'M-83 10C-86 -6 -82 -16 -86 -30C-96 -48 -86 -70 -64 -72C-54 -90 -26 -96 -6 -88C14 -100 48 -94 58 -78C80 -80 98 -58 88 -36C82 -22 86 -6 83 10C50 28 -50 28 -83 10Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const flutes = Array.from({ length: 15 }, (_, i) => {
    const x = -78 + i * 11.2;
    return path(
      `M${x.toFixed(0)} 16L${(x * 0.94).toFixed(0)} ${(89 - Math.abs(x) * 0.15).toFixed(0)}`,
      line(darken(CHINA, 0.34), 4, 0.26),
    );
  }).join('');
  const top = blob(d.random, 0, -58, 74, 27, { wobble: 0.14, points: 11 });
  const brown = mix(colour, '#8a4412', 0.36);
  return (
    path(WALL, `transform="translate(4 8)" fill="${darken(CHINA, 0.6)}"`) +
    path(WALL, `fill="${d.run(['#ffffff', CHINA, darken(CHINA, 0.24)], true)}"`) +
    flutes +
    ellipse(0, 2, 88, 22, `fill="${darken(CHINA, 0.12)}"`) +
    path(RISE, `fill="${d.run([lighten(colour, 0.4), colour, darken(colour, 0.26)], true)}"`) +
    d.clipped(
      path(RISE, ''),
      speckled(pen, 44, 92, 9) + ellipse(0, 20, 84, 26, `fill="${d.spot(brown, 0)}" fill-opacity=".5"`),
    ) +
    path(top, `fill="${body(pen, brown, 0.2, 0.14)}" fill-opacity=".7"`) +
    d.clipped(path(top, ''), speckled({ ...pen, colour: brown }, 24, 66, 8)) +
    path('M-40 -62C-20 -50 10 -66 38 -54', line(darken(brown, 0.4), 4, 0.4)) +
    // Its crust tore along the wall as it rose.
    path('M-72 -30C-40 -20 -8 -18 20 -20', line(lighten(colour, 0.55), 5, 0.6)) +
    path('M-66 -24C-40 -15 -8 -13 16 -15', line(darken(brown, 0.3), 3, 0.5))
  );
};

/** A dish of fluted china, its filling risen high and brown above the rim, seen a little from the side. */
export const souffle: PieceKind = { size: 150, count: 1, spin: 0, shadow: [88, 94], colour: '#e8b04c', draw };
