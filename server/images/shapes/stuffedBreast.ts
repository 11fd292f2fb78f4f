import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const BREAST =
  'M-98 -4C-100 -44 -70 -64 -30 -64C20 -64 58 -48 82 -22C98 -6 108 12 98 22C84 34 60 30 36 38C4 50 -30 62 -58 54C-84 44 -96 22 -98 -4Z';
const POCKET = 'M-74 22C-52 -10 20 -18 74 4C66 22 20 30 -18 40C-44 46 -66 40 -74 22Z';
const CHEESE = '#f4c04a';
const RUN =
  'M-66 26C-50 6 20 -4 68 8C70 22 52 22 46 36C40 48 28 46 22 36C10 34 8 52 -2 66C-10 76 -22 70 -22 56C-24 46 -34 50 -42 46C-56 44 -66 38 -66 26Z';

/** What the pocket holds: small heads of broccoli or folds of leaves, in and out of the cheese. */
const greens = ({ d }: Pen) =>
  Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [-52 + i * 13.5 + d.random.between(-4, 4), 16 - i * 1.4 + d.random.between(-7, 8)];
    const r = d.random.between(9, 14);
    const head = blob(d.random, x, y, r, r * 0.8, { wobble: 0.26, points: 9 });
    return (
      path(head, 'transform="translate(1.500 3.500)" fill="#1f3a14" fill-opacity=".6"') +
      path(head, `fill="${d.shade(d.random.chance(0.5) ? '#4f8436' : '#5f9a3f', { light: 0.3, dark: 0.34 })}"`) +
      [-4, 0, 4]
        .map((o) => ellipse(x + o, y - 3 + Math.abs(o) * 0.5, 2.6, 2, 'fill="#9cc866" fill-opacity=".7"'))
        .join('')
    );
  }).join('');

const draw = (pen: Pen) => {
  const { colour } = pen;
  const brown = mix(darken(colour, 0.35), '#7a3a12', 0.4);
  return (
    path(BREAST, `transform="translate(4 11)" fill="${darken(colour, 0.62)}"`) +
    path(BREAST, `fill="${body(pen, colour, 0.42, 0.36)}"`) +
    crisped(pen, BREAST, {
      reach: [90, 50],
      lights: [
        [-44, -38, 18],
        [12, -36, 11],
      ],
    }) +
    path(POCKET, `fill="${darken(brown, 0.3)}"`) +
    path('M-74 22C-52 -10 20 -18 74 4', line(lighten(colour, 0.45), 5, 0.8)) +
    path(RUN, `transform="translate(2 5)" fill="${brown}" fill-opacity=".5"`) +
    path(RUN, `fill="${body(pen, CHEESE, 0.45, 0.2)}"`) +
    greens(pen) +
    path(
      'M-58 34C-40 24 -10 26 6 22C30 18 48 14 62 12C50 24 30 24 18 30C0 36 -40 44 -58 34Z',
      `fill="${lighten(CHEESE, 0.35)}" fill-opacity=".85"`,
    ) +
    path('M-12 44q-4 12 -2 20', line('#fff6d8', 4, 0.8)) +
    path('M-80 -30C-64 -52 -30 -56 8 -52', line('#fff3d0', 4, 0.3))
  );
};

/** A whole breast with a pocket along its side, out of which greens and melted cheese come. Recipes write `cut-open`. */
export const stuffedBreast: PieceKind = { size: 138, count: 2, spin: 14, shadow: [98, 60], colour: '#d09a50', draw };
