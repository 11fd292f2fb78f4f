import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen, span } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
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

const thigh = (pen: Pen) =>
  skin(pen, THIGH) +
  placed(-14, 0, 0, gleam(pen, 42, 24, 0.85) + gleam(pen, 40, 12, 0.7, 58) + gleam(pen, 24, 9, 0.5, -30));

const draw = (pen: Pen) => (pen.d.random.chance(/thigh/i.test(pen.ingredient) ? 0.82 : 0.3) ? thigh(pen) : leg(pen));

/** A roast chicken leg: the lower one with its bone, or the thigh. */
export const drumstick: PieceKind = { size: 92, count: 4, spin: 180, shadow: [92, 56], colour: '#c07a30', draw };
