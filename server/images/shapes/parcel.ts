import { darken, lighten } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const LEAF = 'M-98 -30C-60 -44 50 -44 92 -34C100 -22 100 22 92 34C50 46 -60 46 -98 30C-92 10 -92 -10 -98 -30Z';
const STRING = '#f3e6c4';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const ribs = [-30, -20, -10, 0, 10, 20, 30]
    .map((y) =>
      path(
        `M-96 ${y}C-40 ${y * 1.3} 40 ${y * 1.3} 94 ${y}`,
        line(y % 20 ? lighten(colour, 0.4) : darken(colour, 0.4), 3, 0.4),
      ),
    )
    .join('');
  const tie = (x: number) =>
    path(`M${x} -42C${x + 8} -16 ${x + 8} 16 ${x} 43`, line(darken(colour, 0.6), 9, 0.4)) +
    path(`M${x} -42C${x + 8} -16 ${x + 8} 16 ${x} 43`, line(STRING, 6));
  return (
    path(LEAF, `transform="translate(3 9)" fill="${darken(colour, 0.6)}"`) +
    path(LEAF, `fill="${d.run([lighten(colour, 0.42), colour, darken(colour, 0.34)])}"`) +
    d.clipped(path(LEAF, ''), ribs) +
    path('M-96 6C-40 -6 30 8 94 -8', line(darken(colour, 0.45), 4, 0.5)) +
    tie(-44) +
    tie(40) +
    path('M40 -2C54 -22 70 -14 48 0C70 8 58 24 42 4M46 2L66 30', line(STRING, 5)) +
    ellipse(-4, -26, 56, 5, 'fill="#fff" fill-opacity=".3"')
  );
};

/** A parcel of leaves or husks, tied with string. */
export const parcel: PieceKind = { size: 124, count: 3, spin: 12, shadow: [98, 42], colour: '#d9c48a', draw };
