import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A bulb at the left and a long neck, as the fruit is cut lengthwise. */
const SKIN =
  'M-104 2C-106 -42 -78 -70 -42 -70C-10 -70 2 -40 34 -37C62 -35 92 -40 102 -16C108 10 100 34 72 38C42 41 14 46 -8 62C-32 78 -66 76 -86 54C-98 40 -103 20 -104 2Z';
const FACE =
  'M-95 -4C-97 -40 -72 -63 -41 -63C-12 -63 0 -34 34 -30C60 -28 84 -32 93 -14C98 8 88 24 66 28C38 31 10 36 -12 51C-34 65 -60 62 -78 44C-90 30 -94 12 -95 -4Z';
const HOLLOW =
  'M-76 -4C-76 -30 -60 -44 -40 -44C-18 -44 -4 -22 28 -17C50 -14 66 -18 72 -8C74 6 58 14 40 14C14 16 -2 22 -18 33C-34 44 -54 40 -66 26C-73 17 -76 6 -76 -4Z';
const STALK = 'M98 -22C108 -30 122 -28 124 -16C125 -2 114 8 100 10Z';

/** Grains and crumbs of the filling, in its light and dark tones. */
const FILLING = ['#e8c98a', '#d9ae62', '#b97a34', '#8f5a26', '#f2e2b8'] as const;

const filled = ({ d }: Pen) =>
  Array.from({ length: 80 }, () => {
    const [x, y, r] = [d.random.between(-74, 68), d.random.between(-42, 38), d.random.between(4, 9)];
    const lump = blob(d.random, x, y, r * 1.2, r * 0.8, { wobble: 0.3, points: 6, turn: d.random.between(-60, 60) });
    return (
      path(lump, 'transform="translate(1 3)" fill="#4a1c08" fill-opacity=".5"') +
      path(lump, `fill="${d.shade(d.random.pick(FILLING), { light: 0.3, dark: 0.2 })}"`)
    );
  }).join('');

/** Where the oven browned the edge of the cut face. */
const browned = ({ d, colour }: Pen) =>
  Array.from({ length: 16 }, () =>
    ellipse(
      d.random.between(-92, 92),
      d.random.between(-60, 56),
      d.random.between(8, 20),
      d.random.between(4, 10),
      `fill="${d.spot(darken(colour, 0.55), 0)}" fill-opacity=".5"`,
      d.random.between(-40, 40),
    ),
  ).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const skin = '#d9a860';
  return (
    path(STALK, `fill="${d.run(['#b89a5a', '#6f5a2c'])}"`) +
    path(SKIN, `transform="translate(3 10)" fill="${darken(skin, 0.7)}"`) +
    path(SKIN, `fill="${d.run([lighten(skin, 0.3), skin, darken(skin, 0.5)])}"`) +
    path(FACE, `fill="${body(pen, colour, 0.34, 0.2)}"`) +
    d.clipped(path(FACE, ''), browned(pen)) +
    path(FACE, line(lighten(colour, 0.45), 3, 0.7)) +
    path(HOLLOW, `transform="translate(0 -3)" fill="${darken(colour, 0.62)}"`) +
    path(HOLLOW, `fill="${darken(colour, 0.36)}"`) +
    d.clipped(path(HOLLOW, ''), filled(pen))
  );
};

/** Half a butternut squash, roasted, its hollow filled. Recipes write `jacket-potato`. */
export const squashHalf: PieceKind = { size: 150, count: 1, spin: 14, shadow: [102, 66], colour: '#e8923a', draw };
