import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { meatFibres } from '../textures/meatFibres';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

/** The hind leg: a long flat haunch, bent at the knee into a thin shank. */
const LEG =
  'M-98 22C-104 -10 -92 -44 -62 -56C-36 -66 -6 -58 18 -44C34 -35 44 -30 58 -36C72 -42 84 -52 96 -60L108 -48C98 -32 84 -16 66 -4C50 6 36 12 22 24C2 42 -28 58 -58 56C-82 54 -96 42 -98 22Z';
const BONE = 'M90 -60L106 -76C104 -88 118 -92 122 -82C132 -80 132 -68 122 -66L104 -48Z';
/** The cut through the saddle: the lean round of the loin, and the flap of the belly. */
const SADDLE =
  'M-88 -18C-86 -48 -48 -58 -8 -56C34 -58 78 -52 86 -22C94 4 90 34 70 46C30 58 -36 60 -70 48C-92 38 -92 8 -88 -18Z';

const underOf = ({ colour }: Pen) => mix(darken(colour, 0.7), '#2a0d06', 0.5);

/** The lean meat: bundles along the bone, seared. No skin lies on it. */
const meat = (pen: Pen, shape: string) => {
  const { d, colour } = pen;
  const lean = { ...pen, colour: mix(colour, '#c98a54', 0.4) };
  return (
    searedFace(lean, shape, { reach: [86, 46], count: 15, gloss: 0.6 }) +
    d.clipped(
      path(shape, ''),
      meatFibres(d, {
        reach: [92, 48],
        rows: 4,
        bow: 22,
        seam: mix(darken(colour, 0.5), '#7a3a14', 0.5),
        lit: lighten(colour, 0.5),
        strength: 0.2,
      }) + path(shape, line(underOf(pen), 6, 0.35)),
    )
  );
};

const leg = (pen: Pen) =>
  path(LEG, `transform="translate(3 15)" fill="${underOf(pen)}" fill-opacity=".4"`) +
  path(BONE, `fill="${span(pen, ['#fffaf0', '#ead7b4', '#b99468'])}" stroke="#8a6238" stroke-width="2.5"`) +
  path(LEG, `transform="translate(1 7)" fill="${underOf(pen)}"`) +
  meat(pen, LEG) +
  path('M14 -40Q6 -14 24 16', line(underOf(pen), 4, 0.45));

const saddle = (pen: Pen) =>
  path(SADDLE, `transform="translate(3 18)" fill="${underOf(pen)}" fill-opacity=".4"`) +
  path(SADDLE, `transform="translate(1 9)" fill="${underOf(pen)}"`) +
  meat(pen, SADDLE) +
  ellipse(78, 4, 13, 22, `fill="${span(pen, ['#fff6e6', '#e6c89c'])}" stroke="#8a6238" stroke-width="2.5"`) +
  ellipse(79, 4, 5, 9, `fill="${mix(pen.colour, '#8a3a22', 0.6)}" fill-opacity=".7"`);

const draw = (pen: Pen) => (pen.d.random.chance(0.34) ? saddle(pen) : leg(pen));

/** A joint of rabbit: the long lean hind leg, or a piece of the saddle. Recipes write `drumstick`. */
export const rabbitLeg: PieceKind = { size: 84, count: 4, spin: 56, shadow: [96, 56], colour: '#c07a40', draw };
