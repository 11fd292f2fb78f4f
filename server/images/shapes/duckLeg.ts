import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { roastSkin } from '../textures/roastSkin';
import type { PieceKind } from './pieceKind';

/** The whole leg: a broad flat thigh, bent at the knee into a short lower leg, the skin drawn back from the ankle. */
const LEG =
  'M-98 26C-104 -6 -88 -44 -52 -60C-18 -74 12 -62 24 -40C34 -30 48 -32 62 -38C70 -42 70 -34 76 -30C82 -26 72 -20 76 -13C64 2 50 12 38 26C22 48 -8 64 -44 62C-74 62 -94 48 -98 26Z';
/** The lean dark meat that the skin leaves bare, and the thin bone. */
const BARE = 'M58 -38C72 -46 84 -50 92 -54L100 -38C92 -30 84 -20 72 -8Z';
const BONE = 'M84 -52L104 -62C102 -76 120 -78 122 -64C132 -58 124 -44 112 -48L94 -36Z';
/** The edge of fat along the thigh, and the folds of the skin at the knee. */
const FAT = 'M-94 34C-78 60 -44 68 -8 60C14 54 30 40 40 26';
const FOLDS = 'M22 -38Q14 -16 26 6M30 -30Q28 -10 40 8M-80 -22Q-60 -12 -66 14';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const meat = mix(darken(colour, 0.3), '#7a2f1a', 0.5);
  const under = mix(darken(colour, 0.72), '#2a0d06', 0.5);
  return (
    path(LEG + BARE, `transform="translate(4 14)" fill="${under}" fill-opacity=".5"`) +
    path(BONE, `transform="translate(2 7)" fill="${under}" fill-opacity=".6"`) +
    path(BONE, `fill="${span(pen, ['#fff6e0', '#e2cba4', '#a8835a'])}" stroke="#7a5632" stroke-width="2.5"`) +
    path(BARE, `fill="${span(pen, [lighten(meat, 0.3), meat, darken(meat, 0.3)])}"`) +
    path('M70 -34Q82 -40 94 -44M70 -22Q80 -28 94 -36', line(lighten(meat, 0.4), 3, 0.5)) +
    path(LEG, `transform="translate(1 7)" fill="${under}" stroke="${under}" stroke-width="4"`) +
    roastSkin(pen, LEG, { reach: [88, 58], at: [-18, 0], folds: FOLDS }) +
    path(FAT, line(mix(lighten(colour, 0.5), '#f6d08a', 0.6), 6, 0.55)) +
    ellipse(-46, -26, 26, 13, `fill="${pen.d.spot('#fff0c8', 0.1)}" fill-opacity=".4"`, -34)
  );
};

/** A leg of duck, cooked whole: crisp dark skin over a broad thigh, a thin bone. */
export const duckLeg: PieceKind = { size: 100, count: 3, spin: 40, shadow: [96, 62], colour: '#9a5424', draw };
