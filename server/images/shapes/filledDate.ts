import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const DATE = 'M-96 0C-92 -38 -40 -48 0 -46C44 -48 92 -36 96 0C92 38 44 48 0 46C-40 48 -92 38 -96 0Z';
const FILLING = 'M-66 0C-50 -22 -20 -26 4 -22C34 -26 56 -16 66 0C54 18 30 22 2 20C-24 24 -50 18 -66 0Z';
const CREAM = '#fbf3e0';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const wrinkles = [-34, -26, 27, 35]
    .map((y) => path(`M-70 ${y * 0.8}C-30 ${y * 1.1} 30 ${y * 1.1} 70 ${y * 0.8}`, line(lighten(colour, 0.3), 3, 0.4)))
    .join('');
  return (
    path(DATE, `transform="translate(2 8)" fill="${darken(colour, 0.6)}"`) +
    path(DATE, `fill="${body(pen, colour, 0.34, 0.4)}"`) +
    wrinkles +
    path(FILLING, `transform="translate(0 3)" fill="${darken(colour, 0.6)}"`) +
    path(FILLING, `fill="${d.shade(CREAM, { light: 0.6, dark: 0.16, turn: pen.turn })}"`) +
    ellipse(6, -3, 28, 15, 'fill="#8a5a2c"') +
    path('M-18 -4C-6 -14 2 6 12 -6C20 -14 28 -2 32 -6', line('#c9985a', 5, 0.9)) +
    shine(pen, 38, 24, 6, 0.5)
  );
};

/** A date slit open, filled with cheese and half a walnut. */
export const filledDate: PieceKind = { size: 66, count: 9, spin: 40, shadow: [97, 46], colour: '#5a2f1a', draw };
