import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

const MEAT = 'M-98 6C-102 -36 -70 -60 -28 -58C10 -56 34 -40 40 -10C46 14 34 40 4 52C-30 64 -92 52 -98 6Z';
const BONE = 'M24 -24C50 -18 74 -22 96 -26C110 -28 112 -8 98 -6C76 -4 56 0 34 6Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const fat = '#efd2a0';
  return (
    path(BONE, `transform="translate(3 8)" fill="${darken('#d9c3a0', 0.55)}"`) +
    path(BONE, `fill="${span(pen, ['#fffaf0', '#d2b88e'])}"`) +
    path(MEAT, `transform="translate(4 11)" fill="${darken(colour, 0.62)}"`) +
    path(MEAT, `fill="${body(pen, fat, 0.3, 0.4)}"`) +
    path(MEAT, `transform="translate(4 3) scale(.86 .84)" fill="${body(pen, colour, 0.32, 0.4)}"`) +
    d.clipped(
      path(MEAT, 'transform="translate(4 3) scale(.86 .84)"'),
      scorched(pen, 12, [80, 46], 22, 0.5) +
        [-110, -74, -38, -2, 34]
          .map((x) => path(`M${x} 70L${x + 80} -70`, line(darken(colour, 0.8), 9, 0.55)))
          .join('') +
        ellipse(-26, -16, 36, 18, `fill="${d.spot(lighten(colour, 0.5), 0)}" fill-opacity=".45"`),
    ) +
    path(MEAT, `fill="none" stroke="${mix(fat, '#a8662a', 0.55)}" stroke-width="4" stroke-opacity=".6"`) +
    path('M-86 -18C-78 -42 -54 -50 -26 -48', line('#ffffff', 6, 0.5))
  );
};

/** A grilled chop on its bone, the fat crisp along the edge. */
export const chop: PieceKind = { size: 96, count: 3, spin: 30, shadow: [96, 54], colour: '#8f5132', draw };
