import { sliver } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const TRUNK = 'M-54 -4C-58 -46 -20 -64 24 -62C68 -60 98 -38 97 0C96 34 70 48 30 50C-16 54 -52 38 -54 -4Z';
const HEAD =
  'M-103 12C-106 0 -100 -8 -90 -10C-84 -36 -62 -50 -40 -42C-20 -32 -18 10 -32 30C-46 46 -68 40 -82 32C-94 30 -101 24 -103 12Z';
const NEAR_EAR = 'M-50 -30C-60 -54 -50 -72 -36 -76C-24 -64 -20 -42 -28 -22C-36 -16 -46 -20 -50 -30Z';
const FAR_EAR = 'M-66 -38C-74 -56 -68 -70 -58 -74C-48 -66 -44 -52 -48 -40Z';
const FORELEG = 'M-36 26C-52 42 -72 46 -88 52C-94 58 -90 68 -80 67C-54 66 -22 62 0 44C-4 28 -24 20 -36 26Z';
const HAUNCH = 'M22 30C18 -4 44 -26 70 -22C92 -16 98 16 88 36C74 58 40 64 10 72C0 74 -6 66 0 60C10 54 20 46 22 30Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.45), '#5a230c', 0.5);
  const pink = mix(colour, '#e8a070', 0.4);
  const skin = (shape: string, reach: readonly [number, number], freckles: number, tone = colour) =>
    path(shape, `transform="translate(2 7)" fill="${darken(colour, 0.68)}" fill-opacity=".6"`) +
    path(shape, `fill="${body(pen, tone, 0.46, 0.42)}"`) +
    crisped(pen, shape, { reach, freckles, grain: 0.5, opacity: 0.6 });
  return (
    path('M94 -16c14 -10 20 4 10 8c-9 3 -9 -9 2 -10', line(darken(colour, 0.25), 6)) +
    skin(FAR_EAR, [60, 70], 0, darken(colour, 0.22)) +
    skin(TRUNK, [94, 58], 120) +
    d.clipped(
      path(TRUNK, ''),
      ellipse(16, -38, 60, 15, `fill="${d.spot(lighten(colour, 0.8), 0)}" fill-opacity=".8"`) +
        path('M-30 -56Q-16 -10 -30 44', line(dark, 5, 0.3)),
    ) +
    skin(HAUNCH, [80, 60], 40) +
    path('M4 62l-8 8M-86 54l-8 8', line(dark, 10, 0.9)) +
    skin(FORELEG, [90, 60], 20) +
    skin(HEAD, [98, 44], 60, lighten(colour, 0.08)) +
    ellipse(-98, 11, 9, 15, `fill="${body(pen, pink, 0.4, 0.4)}" stroke="${dark}" stroke-width="2.500"`) +
    circle(-100, 5, 2.8, `fill="${dark}"`) +
    circle(-100, 16, 2.8, `fill="${dark}"`) +
    path('M-90 25Q-76 25 -60 24', line(dark, 3.4, 0.7)) +
    path('M-80 -14q7 8 15 1', line(dark, 4.5, 0.9)) +
    path('M-88 -6Q-84 4 -88 12', line(dark, 2.5, 0.4)) +
    skin(NEAR_EAR, [50, 70], 10, darken(colour, 0.1)) +
    path('M-44 -32C-48 -50 -42 -62 -36 -66', line(dark, 5, 0.4)) +
    sliver(6, -50, 22, 0.7, -4) +
    sliver(-62, -32, 10, 0.6, -24) +
    sliver(58, -8, 12, 0.5, -20)
  );
};

/** A roast suckling pig on its belly, seen from its side: crisp gold skin, its trotters tucked under. */
export const sucklingPig: PieceKind = { size: 200, count: 1, spin: 6, shadow: [100, 70], colour: '#b8652a', draw };
