import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const BODY = 'M-44 0C-46 -34 -16 -52 22 -52C62 -52 96 -34 98 0C96 34 62 52 22 52C-16 52 -46 34 -44 0Z';
const HEAD =
  'M-100 0C-102 -14 -92 -18 -84 -20C-72 -36 -48 -40 -34 -28C-22 -14 -22 14 -34 28C-48 40 -72 36 -84 20C-92 18 -102 14 -100 0Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.45), '#5a230c', 0.5);
  const skin = (shape: string, light = 0.4) =>
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.68)}" fill-opacity=".7"`) +
    path(shape, `fill="${body(pen, colour, light, 0.44)}"`);
  const leg = (s: number) =>
    skin(`M-26 ${40 * s}C-40 ${56 * s} -44 ${76 * s} -34 ${82 * s}C-20 ${84 * s} -4 ${64 * s} 4 ${48 * s}Z`) +
    skin(`M62 ${44 * s}C66 ${62 * s} 76 ${80 * s} 88 ${78 * s}C100 ${72 * s} 92 ${48 * s} 84 ${32 * s}Z`) +
    path(`M-42 ${76 * s}L-30 ${84 * s}M82 ${80 * s}L96 ${74 * s}`, line(dark, 9, 0.9));
  const ear = (s: number) =>
    skin(`M-58 ${26 * s}C-66 ${46 * s} -48 ${58 * s} -32 ${50 * s}C-28 ${38 * s} -34 ${28 * s} -42 ${22 * s}Z`, 0.2);
  return (
    path('M96 0q14 -12 8 -20q-8 -4 -8 4', line(darken(colour, 0.2), 6)) +
    leg(-1) +
    leg(1) +
    skin(BODY) +
    d.clipped(
      path(BODY, ''),
      crisped(pen, BODY, { reach: [92, 50], freckles: 90, opacity: 0.7 }) +
        ellipse(24, -16, 56, 16, `fill="${d.spot(lighten(colour, 0.7), 0)}" fill-opacity=".7"`) +
        path('M-40 0H96', line(dark, 4, 0.35)) +
        [-6, 24, 54, 78].map((x) => path(`M${x} -50Q${x + 10} 0 ${x} 50`, line(dark, 3, 0.22))).join(''),
    ) +
    skin(HEAD) +
    crisped(pen, HEAD, { reach: [96, 36], freckles: 60, opacity: 0.7 }) +
    ear(-1) +
    ear(1) +
    ellipse(-94, 0, 10, 14, `fill="${body(pen, mix(colour, '#e8a878', 0.4), 0.4, 0.4)}"`) +
    circle(-97, -5, 2.6, `fill="${dark}"`) +
    circle(-97, 5, 2.6, `fill="${dark}"`) +
    path('M-84 -8Q-66 -12 -50 -9M-84 8Q-66 12 -50 9', line(dark, 3, 0.4)) +
    path('M-20 -38C10 -46 50 -44 78 -30', line('#fff3d0', 3.5, 0.35))
  );
};

/** A roast suckling pig from above, its ears and trotters spread. */
export const sucklingPig: PieceKind = { size: 200, count: 1, spin: 8, shadow: [100, 70], colour: '#b8652a', draw };
