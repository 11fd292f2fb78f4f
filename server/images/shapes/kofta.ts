import { smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, shine, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

/** Half the width of a finger of mince, from one rounded end to the other. */
const ALONG = [12, 27, 33, 31, 34, 30, 33, 28, 13] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const side = (sign: number) =>
    ALONG.map((half, i) => ({ x: -96 + i * 24, y: sign * half * d.random.between(0.9, 1.1) }));
  const shape = smooth([...side(-1), ...side(1).toReversed()]);
  const crust = mix(darken(colour, 0.3), '#5a2a0c', 0.5);
  const flecks = Array.from({ length: 18 }, () =>
    ellipse(
      d.random.between(-84, 84),
      d.random.between(-24, 24),
      d.random.between(3, 7),
      d.random.between(1.6, 3),
      `fill="${d.random.pick([lighten(colour, 0.5), '#6f9440', crust])}" fill-opacity=".7"`,
      d.random.between(0, 180),
    ),
  ).join('');
  // Where it lay on the pan: along its back, broken by the rise and fall of the fingers that shaped it.
  const seared = [-62, -22, 20, 60]
    .map((x) =>
      ellipse(
        x + d.random.between(-8, 8),
        d.random.between(-14, -2),
        d.random.between(18, 26),
        d.random.between(10, 15),
        `fill="${d.spot(crust, 0.3)}" fill-opacity=".85"`,
      ),
    )
    .join('');
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.64)}"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.3), colour, darken(colour, 0.36)])}"`) +
    d.clipped(path(shape, ''), scorched(pen, 8, [84, 24], 16, 0.4) + seared + flecks) +
    path(shape, line(crust, 4, 0.4)) +
    shine(pen, 26, 30, 6, 0.5)
  );
};

/** A finger of minced meat from the pan, rounded at both ends. */
export const kofta: PieceKind = { size: 70, count: 8, spin: 46, shadow: [98, 36], colour: '#9a5c34', draw };
