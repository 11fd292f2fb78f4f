import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The head of chicory: its white base at the left, its leaves closing to a tip at the right. */
const HEAD =
  'M-104 0C-104 -16 -90 -24 -70 -27L52 -32C84 -28 104 -14 116 0C104 16 84 28 52 32L-70 27C-90 24 -104 16 -104 0Z';
const LEAVES = 'M40 -30C66 -22 92 -8 112 0M44 -14C66 -10 88 -4 108 0M44 16C66 12 88 5 108 1M40 30C66 24 92 9 112 1';
const HAM = 'M-66 -37C-30 -42 20 -42 56 -38C64 -14 64 14 57 38C20 43 -30 43 -66 38C-74 14 -74 -14 -66 -37Z';

/** The sauce that was baked on it: it runs down in tongues, and browned on top. */
const baked = ({ d }: Pen) => {
  const shape = `M-50 -43C-20 -48 16 -48 40 -43C50 -24 46 -4 40 6C36 18 24 ${n(d.random.between(20, 34))} 14 10C6 2 -2 8 -8 16C-16 ${n(d.random.between(26, 40))} -28 24 -32 10C-42 2 -56 -16 -50 -43Z`;
  const spots = Array.from({ length: 7 }, () =>
    ellipse(
      d.random.between(-38, 32),
      d.random.between(-38, -2),
      d.random.between(6, 15),
      d.random.between(4, 8),
      `fill="${d.spot(d.random.pick(['#a8541a', '#c47a26', '#8f4212']), 0.2)}" fill-opacity=".8"`,
      d.random.between(-30, 30),
    ),
  ).join('');
  return (
    path(shape, 'transform="translate(1 5)" fill="#7a3a28" fill-opacity=".4"') +
    path(shape, `fill="${d.run(['#f7d98a', '#fbe9b4', '#f3d48c'])}"`) +
    d.clipped(path(shape, ''), spots) +
    path('M-36 -34q20 -6 36 -4', line('#fffdf0', 4, 0.7))
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const rind = mix(darken(colour, 0.12), '#c86a58', 0.4);
  const folds = [-40, -8, 24]
    .map(
      (x) =>
        `M${n(x + d.random.between(-8, 8))} -40C${n(x + 10)} -14 ${n(x + d.random.between(2, 12))} 14 ${n(x - 4)} 40`,
    )
    .join('');
  return (
    path(HEAD, 'transform="translate(3 9)" fill="#5a4a20" fill-opacity=".7"') +
    path(HEAD, `fill="${d.run(['#fffbe2', '#f3edbf', '#b9b46a'])}"`) +
    path(
      'M40 -32C76 -30 102 -14 116 0C102 16 76 30 40 32Z',
      `fill="${d.run(['#e9e58a', '#d3d06a', '#9aa03e'], false)}" fill-opacity=".8"`,
    ) +
    path(LEAVES, line('#8f9a3a', 2.5, 0.7)) +
    path('M46 -22C68 -16 88 -6 104 -1', line('#fffce0', 3, 0.8)) +
    ellipse(-96, 0, 8, 14, 'fill="#d8c48a"') +
    path(HAM, `transform="translate(1 6)" fill="${darken(colour, 0.6)}" fill-opacity=".6"`) +
    path(HAM, `fill="${d.run([lighten(colour, 0.3), colour, mix(colour, rind, 0.6), darken(rind, 0.3)])}"`) +
    d.clipped(
      path(HAM, ''),
      path(folds, line(darken(colour, 0.34), 4, 0.34)) +
        path(folds, `${line('#fff0e6', 3, 0.6)} transform="translate(5 0)"`) +
        path(
          Array.from({ length: 9 }, () =>
            blob(d.random, d.random.between(-60, 50), d.random.between(-30, 34), 7, 3, { wobble: 0.4, points: 6 }),
          ).join(''),
          'fill="#fbe3d6" fill-opacity=".6"',
        ),
    ) +
    path('M-66 -37C-74 -14 -74 14 -66 38', line('#fbe6d8', 5, 0.9)) +
    path('M56 -38C64 -14 64 14 57 38', line('#fbe6d8', 4, 0.9)) +
    baked(pen)
  );
};

/** A head of chicory rolled in ham, sauce baked on it. Recipes write `fried-roll` with the ham. */
export const hamRoll: PieceKind = { size: 130, count: 4, spin: 6, shadow: [108, 40], colour: '#ea9a90', draw };
