import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const WALL = 'M-50 -56C-64 -10 -72 30 -76 62C-60 92 60 92 76 62C72 30 64 -10 50 -56Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const flutes = [-58, -36, -12, 12, 36, 58]
    .map(
      (x) =>
        path(
          `M${(x * 0.72).toFixed(0)} -50C${x} 0 ${x} 40 ${(x * 1.12).toFixed(0)} 80`,
          line(darken(colour, 0.5), 9, 0.6),
        ) +
        path(
          `M${(x * 0.72 + 8).toFixed(0)} -50C${x + 10} 0 ${x + 11} 40 ${(x * 1.12 + 11).toFixed(0)} 78`,
          line(lighten(colour, 0.34), 5, 0.5),
        ),
    )
    .join('');
  return (
    path(WALL, `transform="translate(3 8)" fill="${darken(colour, 0.65)}"`) +
    path(WALL, `fill="${d.run([lighten(colour, 0.3), colour, darken(colour, 0.4)], true)}"`) +
    d.clipped(path(WALL, ''), flutes + speckled(pen, 20, 90, 5)) +
    ellipse(0, -54, 52, 26, `fill="${body(pen, lighten(colour, 0.1), 0.34, 0.24)}"`) +
    ellipse(2, -51, 27, 12, `fill="${darken(colour, 0.4)}" fill-opacity=".75"`) +
    path('M-42 -62C-26 -74 8 -76 28 -70', line('#ffffff', 5, 0.45))
  );
};

/** A small fluted cake with a dark shining crust and a dip on top, seen a little from the side. */
export const canele: PieceKind = { size: 84, count: 5, spin: 0, shadow: [78, 86], colour: '#6a3418', draw };
