import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const PEAR =
  'M0 -84C20 -84 26 -58 32 -34C40 -8 72 6 72 44C72 82 38 94 0 94C-38 94 -72 82 -72 44C-72 6 -40 -8 -32 -34C-26 -58 -20 -84 0 -84Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path('M0 -80C2 -92 8 -98 14 -100', line('#6a4420', 8)) +
    path(PEAR, `transform="translate(4 7)" fill="${darken(colour, 0.5)}"`) +
    path(PEAR, `fill="${body(pen, colour, 0.55, 0.36)}"`) +
    d.clipped(
      path(PEAR, ''),
      speckled(pen, 18, 90, 6) +
        ellipse(30, 50, 44, 56, `fill="${d.spot(darken(colour, 0.4), 0)}" fill-opacity=".5"`) +
        path('M-20 -66C-20 -30 -56 0 -58 44', line(lighten(colour, 0.8), 9, 0.4)),
    ) +
    shine(pen, 40, 24, 12, 0.6) +
    ellipse(-10, -56, 6, 18, 'fill="#fff" fill-opacity=".5"', 12)
  );
};

/** A whole peeled pear that stands in its syrup. */
export const pear: PieceKind = { size: 108, count: 3, spin: 16, shadow: [74, 94], colour: '#e8cf86', draw };
