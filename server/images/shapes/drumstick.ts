import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen, span } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const LEG =
  'M-98 -2C-102 -44 -66 -62 -28 -56C10 -50 30 -26 56 -15C66 -10 66 11 56 15C32 24 10 54 -28 57C-68 60 -96 38 -98 -2Z';
const BONE = 'M46 -10L88 -9C92 -25 113 -21 108 -3C116 10 101 24 90 12L46 12Z';
// Broad at the hip, drawn in towards the joint.
const THIGH =
  'M-96 0C-100 -42 -60 -70 -14 -62C22 -60 56 -42 78 -16C90 -2 86 14 70 20C46 28 28 34 8 46C-16 60 -50 58 -70 46C-88 36 -94 18 -96 0Z';
/** The flesh beside the skin, where it drew back in the heat. */
const FLESH = 'M-70 42C-44 62 -10 60 14 50C38 40 62 36 80 16C84 34 60 50 30 60C0 72 -50 72 -70 42Z';

/** Skin: freckled where its fat has fried, wrinkled, shining in two places. */
const skin = (pen: Pen, shape: string) => {
  const { d, colour } = pen;
  const under = mix(darken(colour, 0.46), '#6e2c0c', 0.4);
  return (
    path(shape, `transform="translate(2 7)" fill="${under}"`) +
    path(shape, `fill="${body(pen, lighten(colour, 0.06), 0.5, 0.44)}"`) +
    d.clipped(
      path(shape, ''),
      ellipse(-20, 48, 110, 40, `fill="${d.spot(under, 0.1)}" fill-opacity=".55"`) +
        ellipse(-34, -22, 62, 30, `fill="${d.spot(mix(lighten(colour, 0.4), '#f4b04a', 0.4), 0)}" fill-opacity=".7"`),
    ) +
    crisped(pen, shape, { reach: [86, 48], freckles: 30, opacity: 0.5 }) +
    d.clipped(path(shape, ''), ellipse(-10, 40, 70, 13, `fill="${d.spot(lighten(colour, 0.5), 0)}" fill-opacity=".4"`))
  );
};

const leg = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.4), '#6a2a0c', 0.4);
  return (
    path(BONE, `transform="translate(2 5)" fill="${darken('#d9c3a0', 0.5)}" fill-opacity=".6"`) +
    path(BONE, `fill="${span(pen, ['#fffaf0', '#d9c3a0'])}"`) +
    skin(pen, LEG) +
    ellipse(52, 0, 18, 17, `fill="${d.spot(dark, 0.2)}" fill-opacity=".6"`) +
    path('M8 -30Q26 -22 40 -12M-14 28Q12 20 36 6', line('#fff3d0', 3, 0.3)) +
    placed(-30, 0, 0, gleam(pen, 36, 22, 0.85) + gleam(pen, 34, 11, 0.7, 62))
  );
};

const thigh = (pen: Pen) => {
  const { colour } = pen;
  const flesh = mix(lighten(colour, 0.5), '#f0cf9a', 0.5);
  return (
    path(FLESH, `transform="translate(2 5)" fill="${darken(flesh, 0.6)}"`) +
    ellipse(84, 6, 15, 13, `fill="${span(pen, ['#fffaf0', '#d9c3a0'])}"`) +
    ellipse(86, 7, 6, 5, `fill="${mix(colour, '#8a3a22', 0.5)}" fill-opacity=".55"`) +
    path(FLESH, `fill="${body(pen, flesh, 0.2, 0.34)}"`) +
    path('M-52 58Q-20 62 6 56M-20 64Q16 60 44 48M24 58Q48 50 68 36', line(darken(flesh, 0.4), 2.4, 0.5)) +
    skin(pen, THIGH) +
    path('M-84 -18Q-66 -6 -74 18M-58 -44Q-44 -26 -56 -10M44 -36Q40 -16 52 2', line(darken(colour, 0.4), 3, 0.4)) +
    placed(-14, 0, 0, gleam(pen, 42, 24, 0.85) + gleam(pen, 40, 12, 0.7, 58) + gleam(pen, 24, 9, 0.5, -30))
  );
};

/** How often it is the thigh: a duck's leg is cooked and served whole. */
const thighsOf = (ingredient: string) => (/duck/i.test(ingredient) ? 0 : /thigh/i.test(ingredient) ? 0.82 : 0.3);

const draw = (pen: Pen) => (pen.d.random.chance(thighsOf(pen.ingredient)) ? thigh(pen) : leg(pen));

/** A roast chicken leg: the lower one with its bone, or the thigh. */
export const drumstick: PieceKind = { size: 92, count: 4, spin: 180, shadow: [92, 56], colour: '#c07a30', draw };
