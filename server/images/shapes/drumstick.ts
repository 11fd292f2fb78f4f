import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const LEG =
  'M-98 -2C-102 -44 -66 -62 -28 -56C10 -50 30 -26 56 -15C66 -10 66 11 56 15C32 24 10 54 -28 57C-68 60 -96 38 -98 -2Z';
const BONE = 'M46 -10L88 -9C92 -25 113 -21 108 -3C116 10 101 24 90 12L46 12Z';
const THIGH =
  'M-94 6C-100 -34 -62 -62 -22 -60C20 -62 76 -48 92 -14C100 14 74 50 28 56C-4 62 -30 50 -52 56C-78 58 -92 38 -94 6Z';

/** Skin: freckled where its fat has fried, wrinkled, shining in two places. */
const skin = (pen: Pen, shape: string) => {
  const { d, colour } = pen;
  return (
    path(shape, `transform="translate(2 9)" fill="${darken(colour, 0.66)}"`) +
    path(shape, `fill="${body(pen, lighten(colour, 0.06), 0.46, 0.42)}"`) +
    crisped(pen, shape, { reach: [86, 48], freckles: 30, opacity: 0.5 }) +
    d.clipped(
      path(shape, ''),
      ellipse(-10, 40, 70, 13, `fill="${d.spot(lighten(colour, 0.5), 0)}" fill-opacity=".4"`),
    )
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
    path('M-82 -16C-76 -38 -52 -48 -26 -44', line('#fff8ea', 8, 0.55)) +
    path('M-70 -8C-66 -22 -52 -30 -40 -30', line('#ffffff', 4, 0.6)) +
    path('M8 -30Q26 -22 40 -12M-14 28Q12 20 36 6', line('#fff3d0', 4, 0.34))
  );
};

const thigh = (pen: Pen) =>
  skin(pen, THIGH) +
  path('M-76 -18C-64 -42 -30 -50 4 -48', line('#fff8ea', 9, 0.5)) +
  path('M-60 -16C-50 -32 -30 -38 -12 -38', line('#ffffff', 4, 0.6)) +
  path('M20 34C44 32 66 18 74 0', line('#fff3d0', 4, 0.3));

const draw = (pen: Pen) => (pen.d.random.chance(/thigh/i.test(pen.ingredient) ? 0.82 : 0.3) ? thigh(pen) : leg(pen));

/** A roast chicken leg: the lower one with its bone, or the thigh. */
export const drumstick: PieceKind = { size: 92, count: 4, spin: 180, shadow: [92, 56], colour: '#c07a30', draw };
