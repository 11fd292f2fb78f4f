import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { roastSkin } from '../textures/roastSkin';
import type { PieceKind } from './pieceKind';

/** The skin of the lower leg, a pear: drawn back from the ankle in the heat, so that its edge there is ragged. */
const LEG =
  'M-98 0C-101 -36 -72 -57 -34 -54C2 -51 24 -35 48 -23C57 -18 49 -13 54 -7C60 -2 49 4 54 9C59 15 52 19 47 22C24 35 2 51 -34 54C-72 57 -97 36 -98 0Z';
/** What it bared: the meat that tapers to the bone. */
const BARE = 'M36 -26C54 -19 68 -14 80 -11L82 11C68 14 54 19 36 26Z';
const BONE = 'M70 -9L94 -9C98 -23 117 -20 113 -4C120 8 108 22 96 11L70 10Z';
/** Broad at the hip, drawn in towards the joint where it was cut from the leg, the skin ragged there. */
const THIGH =
  'M-94 2C-98 -40 -58 -64 -12 -60C26 -57 50 -43 68 -27C77 -20 70 -14 75 -6C80 2 70 7 74 15C66 33 36 52 0 57C-44 62 -88 44 -94 2Z';
/** The cut joint beyond it. */
const JOINT = 'M58 -32C76 -28 92 -18 96 -4C100 10 90 24 62 30Z';

/** The pale meat that the skin leaves free, in the shade of the skin's edge. */
const fleshOf = ({ colour }: Pen) => mix(lighten(colour, 0.4), '#f2cf9c', 0.6);

/** Towards the viewer's side of the picture, however the piece is turned. */
const down = ({ turn }: Pen, by: number) => {
  const angle = ((78 - turn) * Math.PI) / 180;
  return `transform="translate(${n(Math.cos(angle) * by)} ${n(Math.sin(angle) * by)})"`;
};

/** What parts a joint from the one that it lies on: its shade there, and its dark underside. */
const standing = (pen: Pen, shape: string) => {
  const under = mix(darken(pen.colour, 0.72), '#2a0d06', 0.5);
  return (
    path(shape, `${down(pen, 17)} fill="${under}" fill-opacity=".34"`) +
    path(shape, `${down(pen, 8)} fill="${under}" stroke="${under}" stroke-width="5"`)
  );
};

const bone = (pen: Pen) =>
  path(BONE, `${down(pen, 9)} fill="${darken('#d9c3a0', 0.66)}" fill-opacity=".7"`) +
  path(BONE, `fill="${span(pen, ['#fffaf0', '#ead7b4', '#b99468'])}" stroke="#8a6238" stroke-width="2.5"`);

const leg = (pen: Pen) => {
  const flesh = fleshOf(pen);
  return (
    standing(pen, BARE) +
    bone(pen) +
    path(BARE, `fill="${span(pen, [lighten(flesh, 0.2), flesh, mix(flesh, '#8a4a1c', 0.6)])}"`) +
    path('M52 -9Q64 -5 76 -4M54 9Q66 7 76 5', line(mix(flesh, '#8a4a1c', 0.7), 3.5, 0.5)) +
    ellipse(80, 0, 5, 10, `fill="${mix(flesh, '#8a3a22', 0.5)}" fill-opacity=".5"`) +
    standing(pen, LEG) +
    roastSkin(pen, LEG, { reach: [80, 47], at: [-18, 0], folds: 'M24 -34Q34 -20 32 -8M34 24Q40 14 40 6' })
  );
};

const thigh = (pen: Pen) => {
  const flesh = fleshOf(pen);
  return (
    standing(pen, JOINT) +
    path(JOINT, `fill="${span(pen, [lighten(flesh, 0.2), flesh, mix(flesh, '#8a4a1c', 0.55)])}"`) +
    ellipse(86, 0, 10, 13, `fill="${span(pen, ['#fffaf0', '#d9c3a0'])}" stroke="#8a6238" stroke-width="2.5"`) +
    ellipse(88, 1, 4, 6, `fill="${mix(pen.colour, '#8a3a22', 0.5)}" fill-opacity=".6"`) +
    standing(pen, THIGH) +
    roastSkin(pen, THIGH, {
      reach: [80, 52],
      at: [-10, 0],
      folds: 'M-84 -14Q-64 -6 -74 20M46 -40Q54 -22 50 -4M30 42Q46 32 52 16',
    })
  );
};

/** How often it is the thigh. */
const thighsOf = (ingredient: string) => (/thigh/i.test(ingredient) ? 0.82 : 0.3);

const draw = (pen: Pen) => (pen.d.random.chance(thighsOf(pen.ingredient)) ? thigh(pen) : leg(pen));

/** A roast chicken leg: the lower one with its bone, or the thigh. */
export const drumstick: PieceKind = { size: 92, count: 4, spin: 56, shadow: [94, 52], colour: '#c07a30', draw };
