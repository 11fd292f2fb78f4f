import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape =
    'M-98 -4C-100 -40 -70 -60 -30 -60C20 -60 58 -44 82 -18C98 -2 108 14 98 22C84 30 60 22 36 30C4 42 -30 56 -58 48C-84 40 -96 22 -98 -4Z';
  const seam = mix(darken(colour, 0.35), '#7a3a12', 0.4);
  return (
    path(shape, `transform="translate(4 11)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${body(pen, colour, 0.45, 0.36)}"`) +
    d.clipped(
      path(shape, ''),
      ellipse(-30, -22, 56, 24, `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".6"`, 8) +
        path('M-92 16C-40 34 30 10 92 16', line(seam, 6, 0.5)) +
        path('M-88 10C-38 26 30 4 86 9', line(lighten(colour, 0.5), 4, 0.4)) +
        path('M-60 -44C-20 -34 20 -30 52 -30M-76 -20C-30 -10 20 -8 66 -8', line(seam, 3, 0.35)),
    ) +
    crisped(pen, shape, {
      reach: [90, 46],
      lights: [
        [-44, -30, 18],
        [12, -26, 11],
      ],
    }) +
    path('M-80 -26C-64 -48 -30 -52 8 -48', line('#fff3d0', 4, 0.3))
  );
};

/** A whole chicken breast, seared golden: thick at one end, a tip at the other. */
export const chickenBreast: PieceKind = { size: 126, count: 2, spin: 20, shadow: [98, 56], colour: '#dba055', draw };
