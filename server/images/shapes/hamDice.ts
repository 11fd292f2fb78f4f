import { n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { darken, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Corners of a scrap, before the knife slips. */
const CORNERS = [
  [-80, -34],
  [-16, -56],
  [66, -44],
  [90, 4],
  [54, 46],
  [-30, 52],
  [-88, 20],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const pink = mix(colour, '#d9837a', 0.5);
  const seared = mix(darken(pink, 0.3), '#8a3a1c', 0.5);
  const shape = smooth(
    CORNERS.map(([x, y]) => ({ x: x + d.random.between(-16, 16), y: y + d.random.between(-13, 13) })),
  );
  const fat = `M-92 ${n(d.random.between(-14, 10))}C-40 ${n(d.random.between(10, 34))} 30 ${n(d.random.between(20, 46))} 78 ${n(d.random.between(26, 50))}`;
  return (
    path(shape, `transform="translate(3 18)" fill="${darken(pink, 0.6)}" fill-opacity=".75"`) +
    path(shape, `transform="translate(1 11)" fill="${darken(pink, 0.26)}"`) +
    path(shape, `fill="${body(pen, pink, 0.34, 0.2)}"`) +
    d.clipped(
      path(shape, ''),
      path(shape, line(seared, 15, 0.45)) +
        (d.random.chance(0.6) ? path(fat, line('#fbe9d2', d.random.between(9, 17), 0.9)) : '') +
        path('M-50 -22Q0 -34 44 -16M-40 2Q0 -8 30 4', line(darken(pink, 0.3), 4, 0.35)),
    ) +
    path('M-52 -32Q-14 -46 26 -38', line('#fff6ee', 6, 0.6))
  );
};

/** A scrap of cured ham, cut small: pink, uneven, some with their edge of fat. Recipes write `cube`. */
export const hamDice: PieceKind = { size: 17, count: 26, spin: 180, shadow: [94, 60], colour: '#c4605a', draw };
