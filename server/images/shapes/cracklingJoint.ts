import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const LOIN = 'M-98 6C-102 -36 -80 -64 -44 -66H44C80 -66 98 -36 98 4C98 44 84 66 54 68H-54C-84 66 -96 42 -98 6Z';
/** The rind, which hangs over the meat in a ragged edge. */
const RIND =
  'M-100 14C-104 -36 -82 -70 -44 -71H46C66 -71 80 -60 86 -44C60 -42 42 -14 40 20Q34 30 26 24T8 27T-10 24T-28 30T-44 25T-62 29T-80 23T-100 14Z';
const MEAT = '#d9a57c';
const FAT = '#f7e9cd';

/** Bubbles that the heat raised in the rind, light on their crown and dark beneath. */
const blisters = ({ d }: Pen, rind: string) =>
  Array.from({ length: 110 }, () => {
    const [x, y] = [d.random.between(-96, 74), d.random.between(-68, 24)];
    const r = 1.6 + d.random.next() ** 3 * 6;
    return (
      path(
        blob(d.random, x + 1, y + 2, r * 1.2, r, { wobble: 0.2, points: 6 }),
        `fill="${darken(rind, 0.4)}" fill-opacity=".7"`,
      ) +
      path(
        blob(d.random, x, y, r * 1.1, r * 0.84, { wobble: 0.2, points: 6 }),
        `fill="${mix(rind, lighten(rind, 0.55), d.random.next())}"`,
      ) +
      ellipse(x - r * 0.3, y - r * 0.3, r * 0.36, r * 0.24, 'fill="#fff" fill-opacity=".6"')
    );
  }).join('');

/** The cuts of the knife: the fat shows in them, and the rind curls up along them. */
const cuts = (rind: string) =>
  [-80, -60, -40, -20, 0, 20, 40, 58]
    .map(
      (x) =>
        path(`M${x} -74Q${x - 22} -30 ${x - 14} 32`, line(darken(rind, 0.6), 8, 0.7)) +
        path(`M${x + 1} -74Q${x - 21} -30 ${x - 13} 32`, line(FAT, 3, 0.75)) +
        path(`M${x + 8} -74Q${x - 14} -30 ${x - 6} 28`, line(lighten(rind, 0.6), 3, 0.5)),
    )
    .join('');

/** The carved end: rind, fat, and the pale meat with its grain. */
const cutEnd = (pen: Pen, rind: string) => {
  const grain = [-26, -6, 14, 34].map((y, i) => `M${n(-16 + i * 2)} ${y}q16 -8 32 2`).join('');
  return placed(
    62,
    1,
    0,
    ellipse(0, 0, 37, 67, `fill="${darken(rind, 0.3)}"`) +
      ellipse(1, 1, 32, 61, `fill="${FAT}"`) +
      ellipse(2, 9, 29, 51, `fill="${body(pen, MEAT, 0.34, 0.22)}"`) +
      path(grain, line(darken(MEAT, 0.3), 3, 0.45)) +
      path('M-18 -8Q2 4 18 -4', line(FAT, 5, 0.7)),
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const rind = mix(colour, '#e0952e', 0.6);
  const side = mix(darken(colour, 0.12), '#9a5a2c', 0.4);
  return (
    path(LOIN, `transform="translate(4 12)" fill="${darken(colour, 0.7)}"`) +
    path(LOIN, `fill="${body(pen, side, 0.26, 0.44)}"`) +
    cutEnd(pen, rind) +
    path(RIND, `transform="translate(0 8)" fill="${FAT}"`) +
    path(RIND, `fill="${body(pen, rind, 0.46, 0.34)}"`) +
    d.clipped(path(RIND, ''), cuts(rind) + blisters(pen, rind) + path(RIND, line(darken(rind, 0.5), 7, 0.45))) +
    path('M-78 -46C-62 -62 -20 -64 20 -63', line('#ffffff', 4, 0.45))
  );
};

/** A loin of pork under its crackling: a scored, blistered rind over white fat, carved from one end. */
export const cracklingJoint: PieceKind = { size: 150, count: 1, spin: 8, shadow: [104, 70], colour: '#b5702e', draw };
