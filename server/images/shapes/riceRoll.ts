import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path, placed, rect } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Half a prawn, cut lengthways: its curl, the bands across it, its belly. */
const CURL = 'M-24 16C-34 -14 -6 -30 16 -22C32 -16 34 6 22 18C20 4 8 -4 -4 2C-12 6 -14 14 -24 16Z';

const prawn = (x: number, turn: number) =>
  placed(
    x,
    -8,
    turn,
    path(CURL, `transform="translate(2 3)" fill="#8a3a20" fill-opacity=".3"`) +
      path(CURL, 'fill="#f58f66"') +
      path('M-22 8L-10 2M-20 -8L-6 -2M-6 -20L0 -6M14 -20L10 -4M28 -4L16 2', line('#fff0e2', 5, 0.9)) +
      path('M-22 12C-30 -14 -6 -28 16 -20C28 -14 30 2 24 12', line('#d9512c', 4, 0.8)),
  );

/** Thin rice noodles along the roll. */
const noodles = ({ d: { random } }: Pen) => {
  let threads = '';
  for (let i = 0; i < 15; i++) {
    const y = random.between(4, 32);
    threads += `M-88 ${n(y)}Q${n(random.between(-40, 40))} ${n(y + random.between(-9, 9))} 88 ${n(y + random.between(-5, 5))}`;
  }
  return path(threads, line('#c3b894', 4.6, 0.7)) + path(threads, line('#fffdf2', 2.8, 0.95));
};

/** Leaves of mint and the lettuce that everything lies on. */
const greens = ({ d: { random } }: Pen) => {
  const lettuce = Array.from({ length: 6 }, (_, i) =>
    path(
      blob(random, -80 + i * 32, random.between(-26, -16), 24, 14, { wobble: 0.2, points: 9 }),
      `fill="${random.pick(['#8cc04e', '#7ab23e', '#a2cf66'])}"`,
    ),
  ).join('');
  const mint = [-58, 4, 62].map((x) =>
    placed(
      x,
      10,
      random.between(-30, 30),
      path('M-22 0C-12 -15 12 -15 24 0C12 15 -12 15 -22 0Z', 'fill="#2f7a34"') +
        path('M-20 0L22 0M-8 0L-2 -8M4 0L10 -8M-8 0L-2 8M4 0L10 8', line('#8fca78', 2, 0.8)),
    ),
  );
  return lettuce + mint.join('');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const roll = rect(-98, -38, 196, 76, 'rx="34"');
  const veil = d.run(['#ffffff', lighten(colour, 0.6), darken(colour, 0.12)]);
  return (
    rect(-96, -26, 198, 76, `rx="34" fill="${darken(colour, 0.55)}" fill-opacity=".6"`) +
    rect(-98, -38, 196, 76, `rx="34" fill="${lighten(colour, 0.3)}"`) +
    d.clipped(
      roll,
      noodles(pen) +
        greens(pen) +
        [-54, 2, 56].map((x) => prawn(x, d.random.between(-14, 14))).join('') +
        rect(-98, -38, 196, 76, `fill="${veil}" fill-opacity=".26"`) +
        rect(-98, -38, 34, 76, 'fill="#fff" fill-opacity=".34"') +
        path('M-98 30C-40 44 40 44 98 30L98 40L-98 40Z', `fill="${darken(colour, 0.4)}" fill-opacity=".3"`),
    ) +
    rect(-97, -37, 194, 74, `rx="33" fill="none" ${'stroke="#ffffff" stroke-width="3" stroke-opacity=".7"'}`) +
    path('M-64 36C-50 10 -48 -14 -60 -36', line('#ffffff', 4, 0.6)) +
    path('M-74 -27C-30 -33 30 -33 72 -27', line('#ffffff', 6, 0.8)) +
    ellipse(-80, -14, 6, 10, 'fill="#fff" fill-opacity=".6"', 20)
  );
};

/** A fresh roll of rice paper: prawns, mint, lettuce and noodles shine through it. */
export const riceRoll: PieceKind = { size: 124, count: 4, spin: 8, shadow: [98, 40], colour: '#eef0e2', draw };
