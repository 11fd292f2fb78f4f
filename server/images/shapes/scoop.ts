import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const skirt = blob(d.random, 0, 12, 98, 86, { wobble: 0.07, points: 15 });
  const ball = blob(d.random, -2, -8, 84, 80, { wobble: 0.02, points: 14 });
  return (
    path(skirt, `transform="translate(2 6)" fill="${darken(colour, 0.5)}"`) +
    path(skirt, `fill="${body(pen, darken(colour, 0.08), 0.5, 0.24)}"`) +
    path(ball, `transform="translate(1 7)" fill="${darken(colour, 0.36)}" fill-opacity=".6"`) +
    path(ball, `fill="${body(pen, colour, 0.6, 0.28)}"`) +
    d.clipped(
      path(ball, ''),
      speckled(pen, 30, 80, 5) +
        [-34, -12, 12, 36]
          .map((y) => path(`M-80 ${y}C-40 ${y - 26} 30 ${y - 26} 78 ${y + 4}`, line(darken(colour, 0.3), 3, 0.22)))
          .join('') +
        path('M-70 -20C-44 -48 20 -54 60 -30', line(lighten(colour, 0.8), 7, 0.35)),
    ) +
    shine(pen, 52, 24, 12, 0.6)
  );
};

/** A ball of ice cream with the ragged skirt that the scoop leaves. */
export const scoop: PieceKind = { size: 84, count: 3, spin: 0, shadow: [98, 90], colour: '#f4e6c0', draw };
