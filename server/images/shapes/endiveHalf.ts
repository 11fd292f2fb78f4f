import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const HALF = 'M-96 2C-90 -22 -60 -40 -16 -42C36 -42 74 -22 104 -2C76 22 36 42 -16 42C-60 42 -92 24 -96 2Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const pale = mix(colour, '#fbf8e2', 0.5);
  const brown = mix(darken(colour, 0.3), '#9a5a1c', 0.6);
  const leaves = [-28, -15, 0, 15, 28]
    .map(
      (y) =>
        path(
          `M-82 ${n(y * 0.3)}C-40 ${n(y * 1.2)} 20 ${n(y * 1.1)} 92 ${n(y * 0.2)}`,
          line(darken(colour, 0.24), 5, 0.5),
        ) +
        path(
          `M-80 ${n(y * 0.3 - 3)}C-40 ${n(y * 1.2 - 4)} 20 ${n(y * 1.1 - 4)} 84 ${n(y * 0.2 - 2)}`,
          line('#fffdf0', 3, 0.6),
        ),
    )
    .join('');
  const seared = [-44, 2, 46]
    .map((x) =>
      ellipse(
        x + d.random.between(-10, 10),
        d.random.between(-18, 18),
        30,
        12,
        `fill="${d.spot(brown, 0.1)}" fill-opacity=".7"`,
      ),
    )
    .join('');
  return (
    path(HALF, `transform="translate(3 9)" fill="${darken(colour, 0.62)}"`) +
    path(
      HALF,
      `fill="${span(pen, [lighten(pale, 0.3), pale, colour])}" stroke="${brown}" stroke-width="4" stroke-opacity=".5"`,
    ) +
    path('M-92 2C-84 -12 -66 -14 -56 0C-66 14 -84 14 -92 2Z', `fill="${lighten(pale, 0.5)}"`) +
    leaves +
    d.clipped(path(HALF, ''), seared + ellipse(88, 0, 30, 20, `fill="${d.spot('#b9c860', 0)}" fill-opacity=".8"`)) +
    path('M-70 -22C-40 -34 0 -36 36 -30', line('#ffffff', 5, 0.5))
  );
};

/** Half a head of chicory, braised and browned on its cut face. */
export const endiveHalf: PieceKind = { size: 92, count: 6, spin: 16, shadow: [100, 42], colour: '#dccf86', draw };
