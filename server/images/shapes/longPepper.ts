import { darken, lighten } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-14, 14);
  const shape = `M-70 -22C-40 -36 10 -34 ${92} ${bend - 4}C98 ${bend} 98 ${bend + 4} 92 ${bend + 8}C20 34 -40 32 -70 20C-78 8 -78 -8 -70 -22Z`;
  let charred = '';
  for (let i = 0; i < 8; i++) {
    charred += ellipse(
      d.random.between(-60, 60),
      d.random.between(-22, 22),
      d.random.between(6, 17),
      d.random.between(4, 9),
      `fill="${d.spot('#2c1c12', 0.1)}" fill-opacity=".6"`,
      d.random.between(0, 180),
    );
  }
  return (
    path('M-68 0C-84 -4 -90 -14 -98 -16', line('#5f7a34', 11)) +
    path('M-68 -3C-84 -7 -90 -16 -96 -18', line('#a4bf6a', 4, 0.7)) +
    path(shape, `transform="translate(3 7)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${d.run([lighten(colour, 0.36), colour, darken(colour, 0.36)])}"`) +
    d.clipped(
      path(shape, ''),
      charred +
        path('M-66 6C-20 12 30 10 84 4', line(darken(colour, 0.45), 5, 0.4)) +
        path('M-60 -14C-20 -22 20 -20 62 -8', line('#ffffff', 6, 0.5)),
    ) +
    ellipse(-68, -1, 9, 18, 'fill="#6f8a3e"')
  );
};

/** A whole small pepper with its stalk, blistered in spots. */
export const longPepper: PieceKind = { size: 66, count: 9, spin: 180, shadow: [96, 32], colour: '#5f8f34', draw };
