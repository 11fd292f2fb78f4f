import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const STALK =
  'M-100 -13C-60 -17 20 -17 62 -15L104 -26L92 -4L108 8L88 12L98 28L58 15C10 17 -60 17 -100 13C-106 6 -106 -6 -100 -13Z';

/** Charred over flames, as calçots are. */
const CHARRED = /calcot/i;

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const green = mix(colour, '#4f8a34', 0.6);
  const char = Array.from({ length: CHARRED.test(ingredient) ? 9 : 0 }, () =>
    ellipse(
      d.random.between(-84, 84),
      d.random.between(-12, 12),
      d.random.between(10, 24),
      d.random.between(4, 9),
      `fill="${d.spot('#241a14', 0.2)}" fill-opacity=".8"`,
    ),
  ).join('');
  return (
    path(STALK, `transform="translate(2 8)" fill="${darken(green, 0.62)}" fill-opacity=".8"`) +
    path(STALK, `fill="${d.run(['#fbf8ea', '#f1f0d2', lighten(colour, 0.2), green, darken(green, 0.16)], true)}"`) +
    path('M-96 -5Q0 -8 70 -6M-98 3Q0 4 80 2M-94 9Q0 11 66 9', line(darken(green, 0.2), 2, 0.4)) +
    d.clipped(path(STALK, ''), char) +
    path('M-104 -6l-7 -6M-106 0h-9M-104 6l-7 6', line('#d9cfa8', 2.4, 0.9)) +
    path('M-90 -9Q-20 -13 50 -11', line('#ffffff', 4, 0.6))
  );
};

/** A leek, spring onion or calçot at its full length: white with its roots, pale, then green. */
export const leekSpear: PieceKind = { size: 92, count: 7, spin: 20, shadow: [100, 18], colour: '#b9cc7c', draw };
