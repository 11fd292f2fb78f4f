import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** One thick round leaning on the one before: its skin, then the cut face. */
const round = (pen: Pen, x: number, turn: number) => {
  const { d, colour } = pen;
  const skin = mix(darken(colour, 0.2), '#6a2a0c', 0.3);
  const face = mix(colour, '#e8b490', 0.55);
  const bits = Array.from({ length: 7 }, () =>
    ellipse(
      d.random.between(-9, 9),
      d.random.between(-20, 20),
      d.random.between(2, 4),
      d.random.between(2, 5),
      `fill="${d.random.chance(0.5) ? lighten(face, 0.5) : darken(face, 0.22)}" fill-opacity=".7"`,
    ),
  ).join('');
  return placed(
    x,
    (x / 100) ** 2 * 16,
    turn,
    path(
      'M-26 -34C-6 -38 8 -36 12 -34L12 34C4 38 -10 36 -26 33Z',
      `fill="${darken(skin, 0.5)}" transform="translate(3 8)"`,
    ) +
      path(
        'M-30 -33C-8 -38 6 -36 10 -35L10 35C2 38 -12 36 -30 32Z',
        `fill="${d.run([lighten(skin, 0.36), skin, darken(skin, 0.4)])}"`,
      ) +
      path('M-24 -24L2 -26', line('#fff3dc', 5, 0.5)) +
      ellipse(11, 0, 17, 35, `fill="${darken(skin, 0.12)}"`) +
      ellipse(12, 0, 14, 31, `fill="${body(pen, face, 0.4, 0.16)}"`) +
      `<g transform="translate(12 0)">${bits}</g>`,
  );
};

const draw = (pen: Pen) => {
  const { d } = pen;
  return [-78, -44, -10, 24, 58]
    .map((x) => round(pen, Number(n(x + d.random.between(-3, 3))), d.random.between(-7, 7) + x * 0.14))
    .join('');
};

/** A fried sausage cut into thick rounds that still lie in a row. */
export const cutSausage: PieceKind = { size: 104, count: 3, spin: 12, shadow: [98, 38], colour: '#a8522c', draw };
