import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { walnutHalf } from './walnutHalf';

const DATE = 'M-98 2C-98 -34 -58 -62 -4 -60C56 -62 96 -36 98 2C94 40 52 62 0 60C-54 62 -94 40 -98 2Z';
/** The cheese stands out of the slit in two swells. */
const FILLING =
  'M-78 2C-72 -26 -44 -30 -22 -34C8 -42 46 -36 66 -18C82 -6 80 14 62 22C38 34 14 30 -10 32C-40 34 -74 24 -78 2Z';
const LIP = 'M-88 8C-80 34 -40 44 0 42C42 44 80 34 90 6C82 52 44 64 0 62C-46 64 -84 48 -88 8Z';
const CREAM = '#fdf3dc';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const wrinkles = [-48, -40, 46, 52]
    .map((y) =>
      path(`M-64 ${y * 0.78}C-30 ${y * 1.08} 30 ${y * 1.08} 66 ${y * 0.78}`, line(darken(colour, 0.4), 4, 0.5)),
    )
    .join('');
  return (
    path(DATE, `transform="translate(2 9)" fill="${darken(colour, 0.6)}"`) +
    path(DATE, `fill="${body(pen, lighten(colour, 0.08), 0.5, 0.42)}"`) +
    wrinkles +
    path(FILLING, `transform="translate(1 6)" fill="${darken(colour, 0.6)}"`) +
    path(FILLING, `fill="${d.shade(CREAM, { light: 0.7, dark: 0.18, turn: pen.turn })}"`) +
    path('M-62 10C-40 24 -20 22 -4 18M40 22C56 18 66 12 70 2', line(darken(CREAM, 0.24), 5, 0.6)) +
    path(LIP, `fill="${body(pen, lighten(colour, 0.16), 0.4, 0.3)}"`) +
    path('M-72 38C-40 54 30 56 66 40', line(lighten(colour, 0.6), 5, 0.5)) +
    placed(4, -8, 0, walnutHalf.draw({ ...pen, colour: '#b57a3c', ingredient: 'walnuts' }), 0.44) +
    shine(pen, 74, 18, 6, 0.6)
  );
};

/** A plump date slit open, full of soft cheese, with half a walnut on it. */
export const filledDate: PieceKind = { size: 66, count: 9, spin: 40, shadow: [98, 60], colour: '#5a2f1a', draw };
