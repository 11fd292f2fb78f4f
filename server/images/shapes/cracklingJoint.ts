import { n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { meatFibres } from '../textures/meatFibres';
import { scorched } from '../textures/scorched';
import { wetAlong } from '../textures/wetAlong';
import type { PieceKind } from './pieceKind';

const LOIN = 'M-98 6C-102 -36 -80 -64 -44 -66H44C80 -66 98 -36 98 4C98 44 84 66 54 68H-54C-84 66 -96 42 -98 6Z';
/** Where the knife went through the rind. */
const CUTS = [-82, -62, -42, -22, -2, 18, 36];
/** The upper outline of the rind, from its left end to where the joint was carved. */
const BACK = [
  [-97, 10],
  [-101, -26],
  [-84, -62],
  [-44, -71],
  [0, -72],
  [46, -71],
  [72, -63],
  [84, -46],
  [62, -34],
  [46, -8],
  [41, 16],
] as const;

/** The rind: between two cuts each strip has curled up by itself, so that it ends in a step of its own. */
const rindOf = ({ d }: Pen) =>
  smooth([
    ...BACK.map(([x, y]) => ({ x, y })),
    ...CUTS.toReversed().flatMap((x) => {
      const y = 21 + d.random.between(-5, 7);
      return [
        { x: x + 5, y },
        { x: x - 3, y: y + 2 },
        { x: x - 9, y: y - 5 },
      ];
    }),
  ]);

const MEAT = '#d9a57c';
const FAT = '#f4e2bf';

/** Bubbles that the heat raised in the rind, light on their crown and dark beneath. */
const blisters = ({ d }: Pen, rind: string) =>
  Array.from({ length: 130 }, () => {
    const [x, y] = [d.random.between(-98, 76), d.random.between(-70, 24)];
    const r = 1 + d.random.next() ** 3 * 4.4;
    const tilt = d.random.between(0, 180);
    return (
      ellipse(x + 0.8, y + 1.4, r * 1.3, r, `fill="${darken(rind, 0.55)}" fill-opacity=".55"`, tilt) +
      ellipse(x, y, r * 1.1, r * 0.8, `fill="${mix(rind, lighten(rind, 0.6), d.random.next())}"`, tilt)
    );
  }).join('');

/** The cuts of the knife: dark where they gape, and the light on the strip that curls up beside each. */
const cuts = ({ d }: Pen, rind: string) =>
  CUTS.map((at) => {
    const x = at + 14 + d.random.between(-3, 3);
    const route = (off: number) =>
      `M${n(x + off)} -76Q${n(x - 20 + off + d.random.between(-3, 3))} -30 ${n(x - 16 + off)} 34`;
    return (
      path(route(-6), line(darken(rind, 0.4), 13, 0.26)) +
      path(route(0), line(mix(darken(rind, 0.7), '#4a1a08', 0.4), d.random.between(4, 6), 0.85)) +
      path(route(1.6), line('#e8c088', 1.6, 0.6)) +
      path(route(7), line(lighten(rind, 0.6), 5, 0.4))
    );
  }).join('');

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
  const rind = mix(colour, '#c66f22', 0.6);
  const side = mix(darken(colour, 0.12), '#9a5a2c', 0.4);
  const burnt = mix(darken(rind, 0.5), '#5a220a', 0.4);
  const outline = rindOf(pen);
  return (
    path(LOIN, `transform="translate(4 12)" fill="${darken(colour, 0.7)}"`) +
    path(LOIN, `fill="${body(pen, side, 0.26, 0.44)}"`) +
    d.clipped(
      path(LOIN, ''),
      meatFibres(d, { reach: [100, 70], rows: 11, bow: 4, seam: burnt, lit: lighten(side, 0.4), strength: 0.4 }),
    ) +
    cutEnd(pen, rind) +
    path(outline, `transform="translate(1 12)" fill="${burnt}" fill-opacity=".5"`) +
    path(outline, `transform="translate(0 8)" fill="${d.run([FAT, '#e2bd86'])}"`) +
    path(outline, `fill="${body(pen, rind, 0.5, 0.4)}"`) +
    d.clipped(
      path(outline, ''),
      scorched(pen, 16, [92, 62], 24, 0.5) + blisters(pen, rind) + cuts(pen, rind) + path(outline, line(burnt, 9, 0.4)),
    ) +
    wetAlong(pen, { reach: [92, 60], count: 6, bow: 4, gloss: 0.5 })
  );
};

/** A loin of pork under its crackling: a scored, blistered rind over white fat, carved from one end. */
export const cracklingJoint: PieceKind = { size: 150, count: 1, spin: 8, shadow: [104, 70], colour: '#b5702e', draw };
