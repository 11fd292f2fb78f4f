import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { roastSkin } from '../textures/roastSkin';
import type { PieceKind } from './pieceKind';

/** The skin of the lower leg: drawn back from the joint in the heat, so that its edge there is ragged. */
const LEG =
  'M-98 -2C-102 -44 -66 -62 -28 -56C4 -52 18 -40 38 -29C46 -25 34 -18 38 -12C44 -4 33 -1 36 5C40 12 46 18 36 24C22 32 6 54 -28 57C-68 60 -96 38 -98 -2Z';
/** What it bared: the meat that tapers to the bone. */
const BARE = 'M20 -36C44 -26 58 -19 68 -11L70 11C58 18 44 26 20 38Z';
const BONE = 'M56 -10L88 -9C92 -25 113 -21 108 -3C116 10 101 24 90 12L56 12Z';
// Broad at the hip, drawn in towards the joint.
const THIGH =
  'M-96 0C-100 -42 -60 -70 -14 -62C22 -60 56 -42 78 -16C90 -2 86 14 70 20C46 28 28 34 8 46C-16 60 -50 58 -70 46C-88 36 -94 18 -96 0Z';
/** The flesh beside the skin, where it drew back in the heat. */
const FLESH = 'M-74 38C-48 66 -10 66 18 54C44 44 66 38 84 16C88 38 62 56 30 66C0 76 -54 76 -74 38Z';

/** The pale meat that the skin leaves free, in the shade of the skin's edge. */
const fleshOf = ({ colour }: Pen) => mix(lighten(colour, 0.4), '#f2cf9c', 0.6);

const bone = (pen: Pen) =>
  path(BONE, `transform="translate(2 6)" fill="${darken('#d9c3a0', 0.6)}" fill-opacity=".7"`) +
  path(BONE, `fill="${span(pen, ['#fffaf0', '#ead7b4', '#b99468'])}"`);

const leg = (pen: Pen) => {
  const flesh = fleshOf(pen);
  return (
    bone(pen) +
    path(BARE, `transform="translate(2 7)" fill="${darken(flesh, 0.66)}"`) +
    path(BARE, `fill="${span(pen, [lighten(flesh, 0.2), flesh, mix(flesh, '#8a4a1c', 0.6)])}"`) +
    path('M38 -16Q54 -9 66 -5M40 14Q54 11 64 8', line(mix(flesh, '#8a4a1c', 0.7), 4, 0.5)) +
    ellipse(68, 0, 7, 11, `fill="${mix(flesh, '#8a3a22', 0.5)}" fill-opacity=".5"`) +
    roastSkin(pen, LEG, { reach: [84, 50], folds: 'M10 -46Q24 -26 22 -8M22 -38Q34 -22 32 -12M6 48Q20 32 24 16' })
  );
};

const thigh = (pen: Pen) => {
  const { colour } = pen;
  const flesh = fleshOf(pen);
  return (
    path(FLESH, `transform="translate(2 6)" fill="${darken(flesh, 0.66)}"`) +
    ellipse(84, 6, 15, 13, `fill="${span(pen, ['#fffaf0', '#d9c3a0'])}"`) +
    ellipse(86, 7, 6, 5, `fill="${mix(colour, '#8a3a22', 0.5)}" fill-opacity=".55"`) +
    path(FLESH, `fill="${body(pen, flesh, 0.2, 0.34)}"`) +
    path('M-52 60Q-20 66 6 60M-20 68Q16 64 44 52M24 62Q48 54 68 40', line(mix(flesh, '#8a4a1c', 0.7), 3.5, 0.55)) +
    roastSkin(pen, THIGH, {
      reach: [84, 54],
      folds: 'M-84 -18Q-64 -6 -74 20M-66 -40Q-44 -26 -56 -6M48 -34Q42 -14 56 6',
    })
  );
};

/** How often it is the thigh: a duck's leg is cooked and served whole. */
const thighsOf = (ingredient: string) => (/duck/i.test(ingredient) ? 0 : /thigh/i.test(ingredient) ? 0.82 : 0.3);

const draw = (pen: Pen) => (pen.d.random.chance(thighsOf(pen.ingredient)) ? thigh(pen) : leg(pen));

/** A roast chicken leg: the lower one with its bone, or the thigh. */
export const drumstick: PieceKind = { size: 92, count: 4, spin: 180, shadow: [92, 56], colour: '#c07a30', draw };
