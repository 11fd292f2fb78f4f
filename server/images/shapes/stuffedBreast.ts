import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

/** The thin end of the breast, cut off at its left. */
const END =
  'M-22 -62C14 -70 62 -56 88 -30C106 -10 112 10 100 20C80 36 30 54 -14 62C-36 60 -52 34 -52 0C-52 -34 -42 -58 -22 -62Z';
/** The outline of a cut, and the pocket in it. */
const FACE = 'M-33 -12C-35 -44 -16 -60 4 -61C26 -60 35 -34 34 -2C33 36 24 54 2 58C-22 60 -31 30 -33 -12Z';
const POCKET = 'M-20 -10C-24 -32 -8 -44 6 -41C20 -38 24 -18 22 0C24 22 16 42 2 44C-14 42 -18 16 -20 -10Z';
const CHEESE = '#f6bf3c';
const MEAT = '#ecd0a4';

/** Heads of broccoli, or folds of leaves, packed into the pocket. */
const greens = ({ d }: Pen) =>
  [
    [-2, -22],
    [8, -8],
    [-5, -4],
    [5, 10],
    [-4, 18],
  ]
    .map(([x = 0, y = 0]) => {
      const [cx, cy] = [x + d.random.between(-2, 2), y + d.random.between(-3, 3)];
      const head = blob(d.random, cx, cy, d.random.between(10, 13), d.random.between(9, 11), {
        wobble: 0.26,
        points: 9,
      });
      return (
        path(head, 'transform="translate(1.500 3)" fill="#1f3a14" fill-opacity=".7"') +
        path(head, `fill="${d.shade(d.random.chance(0.5) ? '#4f8a30' : '#63a03c', { light: 0.34, dark: 0.34 })}"`) +
        [-4, 0, 4]
          .map((o) => ellipse(cx + o, cy - 3 + Math.abs(o) * 0.5, 2.2, 1.7, 'fill="#b4dc78" fill-opacity=".8"'))
          .join('')
      );
    })
    .join('');

/** One cut: the crust, the white meat with its fibres, and what runs out of the pocket. */
const cut = (pen: Pen, x: number, y: number, size: number, brown: string) => {
  const { d } = pen;
  return placed(
    x,
    y,
    -3,
    path(FACE, `fill="${brown}"`) +
      path(FACE, `transform="translate(-1 -1) scale(.9 .93)" fill="${d.shade(MEAT, { light: 0.5, dark: 0.16 })}"`) +
      path(
        'M-20 -30q6 -16 16 -20M24 -26q-2 -14 -10 -22M-22 14q2 16 10 28M26 10q-2 18 -12 34M-24 -6q-2 8 0 14',
        line(darken(MEAT, 0.34), 2.4, 0.7),
      ) +
      path(POCKET, `fill="${d.run([lighten(CHEESE, 0.3), CHEESE, darken(CHEESE, 0.16)])}"`) +
      greens(pen) +
      path(
        'M-10 22C-14 40 -12 62 -6 72C0 80 6 74 4 64C2 54 10 50 12 36C14 26 6 30 0 28C-4 28 -8 24 -10 22Z',
        `fill="${CHEESE}"`,
      ) +
      path('M-6 34C-9 48 -7 60 -3 68', line('#fff3c8', 3, 0.85)) +
      path('M-23 -18C-24 -38 -14 -52 0 -55', line('#fffdf4', 3, 0.7)),
    size,
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.3), '#8a4412', 0.5);
  const back = 'M-66 -48C-44 -50 -34 -28 -34 10C-34 46 -48 68 -70 66Z';
  return (
    path(END, `transform="translate(3 12)" fill="${darken(colour, 0.68)}" fill-opacity=".85"`) +
    path(END, `transform="translate(1 6)" fill="${mix(MEAT, brown, 0.45)}"`) +
    `<g transform="translate(26 0)">${searedFace(
      pen,
      END.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${Number(x) - 26} ${y}`),
      { reach: [72, 54], count: 24 },
    )}</g>` +
    cut(pen, -26, 0, 1, brown) +
    // A thick slice that fell to the left: its edge, and its cut.
    path(back, `transform="translate(3 9)" fill="${darken(colour, 0.68)}" fill-opacity=".7"`) +
    path(back, `fill="${d.run([lighten(colour, 0.1), brown], true)}"`) +
    cut(pen, -72, 12, 0.92, brown)
  );
};

/** A breast with a pocket full of greens and melted cheese, cut across. Recipes write `cut-open`. */
export const stuffedBreast: PieceKind = { size: 138, count: 2, spin: 14, shadow: [100, 60], colour: '#d09a50', draw };
