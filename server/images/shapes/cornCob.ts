import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const COB = 'M-78 -26C-40 -34 50 -32 84 -18C100 -10 100 10 84 18C50 32 -40 34 -78 26Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let kernels = '';
  for (let row = -2; row <= 2; row++) {
    for (let i = 0; i < 17; i++) {
      const x = -74 + i * 10;
      const y = row * (13 - Math.max(0, x - 40) * 0.06) + d.random.between(-1, 1);
      const tone = d.random.chance(0.16) ? darken(colour, 0.4) : lighten(colour, 0.2 - row * 0.09);
      kernels += ellipse(
        x + (row % 2 ? 4 : 0),
        y,
        5.6,
        6.6,
        `fill="${tone}" stroke="${darken(colour, 0.4)}" stroke-opacity=".35" stroke-width="1.4"`,
      );
    }
  }
  return (
    path('M-76 -20C-92 -34 -100 -16 -98 0C-100 16 -92 34 -76 20Z', `fill="${d.run(['#b9cf74', '#7d9a3c'])}"`) +
    path(`M-98 ${n(d.random.between(-8, 8))}H-80`, line('#5f7a2c', 4, 0.6)) +
    path(COB, `transform="translate(2 8)" fill="${darken(colour, 0.6)}"`) +
    path(COB, `fill="${darken(colour, 0.22)}"`) +
    d.clipped(path(COB, ''), kernels) +
    path('M-66 -17C-20 -23 40 -22 76 -12', line('#fffbe6', 6, 0.45))
  );
};

/** A cob of sweetcorn, some grains charred. */
export const cornCob: PieceKind = { size: 132, count: 4, spin: 8, shadow: [98, 32], colour: '#f2c230', draw };
