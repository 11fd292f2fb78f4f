import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const MEAT =
  'M-100 6C-104 -46 -62 -70 -14 -62C22 -56 38 -34 56 -22C64 -16 64 8 56 16C36 26 22 48 -10 60C-58 74 -96 52 -100 6Z';
const BONE = 'M48 -13L92 -12V9L48 12Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.45), '#5a260c', 0.4);
  return (
    path(BONE, `transform="translate(2 7)" fill="${darken('#d9c3a0', 0.5)}"`) +
    circle(96, -10, 13, `fill="${body(pen, '#f3e3c4', 0.5, 0.35)}"`) +
    circle(96, 8, 13, `fill="${body(pen, '#ecd9b4', 0.5, 0.35)}"`) +
    path(BONE, `fill="${span(pen, ['#fff6e2', '#cfb68c'])}"`) +
    path(MEAT, `transform="translate(4 12)" fill="${darken(colour, 0.66)}"`) +
    path(MEAT, `fill="${body(pen, colour, 0.4, 0.46)}"`) +
    d.clipped(
      path(MEAT, ''),
      ellipse(50, -2, 30, 24, `fill="${d.spot(dark, 0.2)}" fill-opacity=".7"`) +
        [-34, -14, 8, 28].map((y) => path(`M-84 ${y}Q-20 ${y - 12} 46 ${y * 0.3 - 4}`, line(dark, 4, 0.4))).join('') +
        path('M-78 -20Q-20 -34 40 -16', line(lighten(colour, 0.6), 5, 0.4)),
    ) +
    crisped(pen, MEAT, {
      reach: [86, 58],
      lights: [
        [-50, -34, 16],
        [0, -40, 10],
      ],
    }) +
    path('M-84 -22C-74 -48 -42 -54 -10 -48', line('#fff3d0', 4, 0.3)) +
    path('M-60 40Q-30 52 4 40', line('#ffe2b8', 5, 0.25))
  );
};

/** A leg or shank of lamb with its bone: a great one is a roast, several are braised shanks. */
export const shank: PieceKind = { size: 112, count: 3, spin: 40, shadow: [98, 62], colour: '#8a4a2a', draw };
