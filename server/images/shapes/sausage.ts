import { n } from '../canvas/drawing';
import { darken, deepen, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-30, -14);
  const route = (dy: number, from = 76) => `M${-from} ${n(12 + dy)}Q0 ${n(bend + dy)} ${from} ${n(12 + dy)}`;
  let seared = '';
  for (let x = -64; x <= 64; x += 9) {
    const y = bend * 0.5 + 6 + (x / 76) ** 2 * (6 - bend * 0.5);
    seared += ellipse(
      x + d.random.between(-5, 5),
      y + d.random.between(-12, 14),
      d.random.between(8, 20),
      d.random.between(4, 9),
      `fill="${d.spot(darken(deepen(colour, 0.4), 0.6), 0.05)}" fill-opacity=".6"`,
      d.random.between(-20, 20),
    );
  }
  return (
    path(
      'M-94 12L-112 2L-112 24Z M94 12L112 2L112 24Z',
      `fill="${darken(colour, 0.4)}" stroke="${darken(colour, 0.4)}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path(route(5), line(darken(colour, 0.55), 48)) +
    path(route(0), line(darken(colour, 0.12), 46)) +
    path(route(-4), line(colour, 36)) +
    path(route(-9), line(lighten(colour, 0.22), 20, 0.6)) +
    seared +
    path(route(-15, 62), line('#fff3dc', 6, 0.55)) +
    path(route(-15, 30), line('#ffffff', 4, 0.5))
  );
};

/** A fried sausage, bent a little, its ends tied. */
export const sausage: PieceKind = { size: 92, count: 3, spin: 30, shadow: [98, 28], colour: '#a8522c', draw };
