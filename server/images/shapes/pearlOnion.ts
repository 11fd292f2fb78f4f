import { darken, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SHAPE = 'M-104 0C-92 -14 -84 -70 -8 -72C62 -72 92 -34 94 0C92 34 62 72 -8 72C-84 70 -92 14 -104 0Z';

const draw = (pen: Pen) => {
  // Shallots are glazed copper, where small onions stay pale.
  const pale = mix(pen.colour, '#fbf0d8', /shallot/i.test(pen.ingredient) ? 0.16 : 0.62);
  const brown = mix(darken(pen.colour, 0.3), '#a8642c', 0.5);
  return (
    path(SHAPE, `transform="translate(3 10)" fill="${darken(pale, 0.6)}"`) +
    path(SHAPE, `fill="${body(pen, pale, 0.6, 0.3)}"`) +
    path('M-98 0C-54 -42 30 -48 88 -6M-98 0C-54 42 30 48 88 10', line(brown, 3, 0.26)) +
    path('M-90 -8C-50 -56 30 -58 80 -16M-84 0C-40 -10 30 -12 80 0', line('#fffaf0', 6, 0.6)) +
    path('M-104 0L-84 -6L-84 6Z', `fill="${brown}" fill-opacity=".6"`) +
    ellipse(84, 2, 10, 15, `fill="${brown}" fill-opacity=".6"`) +
    shine(pen, 42, 26, 11, 0.75)
  );
};

/** A small onion or shallot cooked whole: pale, glossy, its layers showing. */
export const pearlOnion: PieceKind = { size: 30, count: 10, spin: 180, shadow: [96, 72], colour: '#ecd9b0', draw };
