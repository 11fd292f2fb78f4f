import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Half of it: its fried top, and the cut that runs through its middle. */
const WHOLE = 'M-98 6C-98 -36 -60 -60 0 -60C60 -60 98 -36 98 6C100 36 88 54 60 55L-60 55C-88 54 -100 36 -98 6Z';
const CUT = 'M-97 6C-97 -10 -84 -17 -60 -18L60 -18C84 -17 97 -10 97 6C98 34 86 51 58 52L-58 52C-86 51 -98 34 -97 6Z';
const WHITE =
  'M-78 14C-78 -2 -50 -8 -20 -4C6 -12 50 -10 70 2C84 12 74 32 48 32C26 42 2 34 -18 38C-46 42 -78 34 -78 14Z';
const YOLK =
  'M-6 8C2 -4 30 -8 48 0C62 8 58 26 44 28C40 34 42 48 38 60C34 68 26 66 25 56C24 46 26 36 20 30C4 30 -12 20 -6 8Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.24), '#a8581a', 0.5);
  const blisters = Array.from({ length: 16 }, () => {
    const [x, y] = [d.random.between(-76, 76), d.random.between(-52, -22)];
    const r = d.random.between(4, 10);
    return (
      ellipse(x, y, r * 1.3, r * 0.8, `fill="${d.spot(brown, 0.1)}" fill-opacity=".7"`) +
      ellipse(x - 2, y - 2, r * 0.6, r * 0.3, `fill="${lighten(colour, 0.6)}" fill-opacity=".7"`)
    );
  }).join('');
  const crumb = Array.from({ length: 26 }, () => {
    const angle = d.random.next() * 6.283;
    return path(
      blob(d.random, Math.cos(angle) * 86, 17 + Math.sin(angle) * 29, 4, 2.6, { wobble: 0.3, points: 6 }),
      `fill="${d.random.chance(0.5) ? '#fbe28e' : '#d99a30'}" fill-opacity=".8"`,
    );
  }).join('');
  return (
    path(WHOLE, `transform="translate(3 8)" fill="${darken(brown, 0.5)}" fill-opacity=".85"`) +
    path(WHOLE, `fill="${body(pen, colour, 0.45, 0.4)}"`) +
    d.clipped(path(WHOLE, ''), blisters) +
    path(CUT, `fill="${brown}"`) +
    path(CUT, 'transform="translate(0 1) scale(.95 .93)" fill="#f3c656"') +
    crumb +
    path(WHITE, 'transform="translate(0 2)" fill="#b98a34" fill-opacity=".6"') +
    path(WHITE, `fill="${d.shade('#fdf6e6', { light: 0.4, dark: 0.14 })}"`) +
    path(YOLK, 'transform="translate(1 3)" fill="#9a5a10" fill-opacity=".5"') +
    path(YOLK, `fill="${d.shade('#f7a41e', { light: 0.5, dark: 0.24 })}"`) +
    ellipse(14, 4, 10, 3.6, 'fill="#fff6d0" fill-opacity=".85"', -16) +
    path('M-78 -16C-60 -44 -30 -54 2 -55', line('#fff6dc', 5, 0.5))
  );
};

/** An arepa that was fried with an egg inside, cut through its yolk. Recipes write `cut-open` with the eggs. */
export const eggArepa: PieceKind = { size: 112, count: 2, spin: 8, shadow: [98, 56], colour: '#e2a43a', draw };
