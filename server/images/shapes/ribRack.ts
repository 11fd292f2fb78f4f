import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

const RIBS = [-84, -56, -28, 0, 28, 56, 84];
const SLAB =
  'M-100 -34C-96 -50 -60 -54 0 -52C60 -54 98 -50 102 -32C106 0 104 24 98 38C60 50 -60 50 -96 40C-104 20 -104 -12 -100 -34Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bones = RIBS.map(
    (x) =>
      path(`M${x + 2} 30L${x + 6} 68`, line(darken('#d9c3a0', 0.5), 13, 0.6)) +
      path(`M${x} 28L${x + 4} 64`, `${line('#f3e6cc', 12)}`),
  ).join('');
  const furrows = RIBS.slice(0, -1)
    .map(
      (x) =>
        path(`M${x + 14} -46Q${x + 20} 0 ${x + 15} 44`, line(darken(colour, 0.75), 9, 0.6)) +
        path(`M${x + 23} -42Q${x + 28} 0 ${x + 23} 38`, line(lighten(mix(colour, '#d8602a', 0.4), 0.45), 7, 0.55)),
    )
    .join('');
  return (
    bones +
    path(SLAB, `transform="translate(3 12)" fill="${darken(colour, 0.7)}"`) +
    path(SLAB, `fill="${span(pen, [lighten(colour, 0.3), colour, darken(colour, 0.4)])}"`) +
    d.clipped(
      path(SLAB, ''),
      furrows +
        scorched(pen, 20, [94, 44], 18, 0.6) +
        RIBS.map((x) => ellipse(x - 4, -24, 7, 14, 'fill="#ffe9c8" fill-opacity=".5"', 8)).join(''),
    ) +
    path(SLAB, `fill="${body(pen, colour, 0.1, 0.5)}" fill-opacity=".18"`) +
    path('M-90 -40C-50 -48 40 -48 88 -42', line('#ffffff', 4, 0.4))
  );
};

/** A rack of ribs under a dark glaze, the ends of the bones bare. */
export const ribRack: PieceKind = { size: 200, count: 1, spin: 12, shadow: [102, 60], colour: '#7a2f1a', draw };
