import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const HEAD = 'M-92 8C-96 -50 -46 -88 6 -84C62 -82 98 -44 94 6C90 58 46 84 0 84C-50 84 -88 58 -92 8Z';

/** Halved, the cut face up and browned: the leaves lie in arcs round the white heart. */
const half = ({ d, colour }: Pen) => {
  const pale = mix(colour, '#f3f2c4', 0.66);
  return (
    path(HEAD, `transform="translate(3 9)" fill="${darken(colour, 0.6)}"`) +
    path(HEAD, `fill="${darken(colour, 0.14)}"`) +
    path(HEAD, `transform="scale(.9)" fill="${pale}"`) +
    path(
      'M-66 30C-78 -30 -30 -68 4 -66C44 -66 80 -28 66 30M-42 36C-52 -10 -20 -40 2 -40C28 -40 52 -10 42 36',
      line(colour, 9, 0.75),
    ) +
    path('M-54 32C-64 -20 -26 -54 4 -54C36 -54 66 -20 54 32', line('#fffbe0', 5, 0.7)) +
    path('M0 78C-10 40 -22 20 0 -16C22 20 12 40 0 78Z', 'fill="#fbf7da"') +
    ellipse(
      d.random.between(-26, 26),
      d.random.between(-20, 20),
      52,
      34,
      `fill="${d.spot('#7a4a1a', 0.1)}" fill-opacity=".55"`,
    )
  );
};

const whole = (pen: Pen) =>
  path(HEAD, `transform="translate(3 9)" fill="${darken(pen.colour, 0.6)}"`) +
  path(HEAD, `fill="${body(pen, pen.colour, 0.36, 0.36)}"`) +
  path(
    'M-84 30C-60 -10 -30 -30 20 -34C50 -36 76 -26 90 -8M-30 80C-20 30 10 -10 64 -58M-62 -54C-30 -30 0 0 20 82',
    line(lighten(pen.colour, 0.6), 6, 0.6),
  ) +
  path('M-60 24q22 -14 40 -16M16 16q20 -24 40 -34', line(darken(pen.colour, 0.3), 4, 0.4)) +
  shine(pen, 52, 22, 9, 0.45);

const draw = (pen: Pen) => (pen.d.random.chance(0.6) ? half(pen) : whole(pen));

/** A Brussels sprout, most of them halved and browned on the cut. */
export const sprout: PieceKind = { size: 38, count: 14, spin: 180, shadow: [94, 86], colour: '#86ad4c', draw };
