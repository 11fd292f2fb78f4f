import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SKIN = 'M-100 -22C-78 70 78 70 100 -22C60 16 -60 16 -100 -22Z';
const FLESH = 'M-98 -24C-72 40 72 40 98 -24C54 -40 -54 -40 -98 -24Z';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const flesh = mix(colour, '#fbf1cc', 0.78);
  return (
    path(SKIN, `transform="translate(2 9)" fill="${darken(colour, 0.6)}" fill-opacity=".6"`) +
    path(SKIN, `fill="${body(pen, colour, 0.3, 0.34)}"`) +
    path(FLESH, `fill="${body(pen, flesh, 0.5, 0.12)}"`) +
    path('M-34 -22C-10 -36 20 -34 36 -20C16 -8 -16 -8 -34 -22Z', `fill="${darken(flesh, 0.16)}" fill-opacity=".5"`) +
    ellipse(-8, -22, 9, 5, 'fill="#6a3a1c"', 14) +
    ellipse(14, -22, 9, 5, 'fill="#6a3a1c"', -14) +
    path('M-80 -18C-40 14 40 14 80 -18', line(lighten(flesh, 0.6), 4, 0.5))
  );
};

/** A wedge of apple or pear: its skin behind, its flesh and two pips in front. */
export const fruitWedge: PieceKind = { size: 46, count: 9, spin: 180, shadow: [94, 42], colour: '#c8352c', draw };
