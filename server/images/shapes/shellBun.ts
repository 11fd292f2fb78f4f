import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crust = mix(darken(colour, 0.1), '#b8722c', 0.4);
  const icing = d.random.pick(['#f8ecd2', '#f2c4c4', '#8a5a3c', '#f6dc8a']);
  const ribs = [-54, -30, -8, 14, 38, 62]
    .map(
      (bend) =>
        `M${n(-64 + Math.abs(bend) * 0.1)} 52C-40 ${n(-20 - bend * 0.7)} ${n(bend * 0.6)} -60 ${n(40 + bend * 0.5)} ${n(-66 + Math.abs(bend) * 0.5)}`,
    )
    .join('');
  const across = [-34, -4, 26].map((y) => `M-74 ${y + 14}Q0 ${y - 30} 76 ${y + 4}`).join('');
  return (
    circle(3, 8, 98, `fill="${darken(colour, 0.6)}"`) +
    circle(0, 0, 98, `fill="${body(pen, crust, 0.4, 0.4)}"`) +
    circle(-2, -4, 82, `fill="${body(pen, icing, 0.5, 0.16)}"`) +
    d.clipped(
      circle(-2, -4, 82, ''),
      path(ribs, line(darken(crust, 0.16), 7, 0.8)) +
        path(ribs, `${line(lighten(icing, 0.6), 3, 0.7)} transform="translate(-5 -2)"`) +
        path(across, line(darken(crust, 0.1), 4, 0.4)),
    ) +
    circle(-2, -4, 82, `fill="none" stroke="${darken(icing, 0.3)}" stroke-width="4" stroke-opacity=".5"`) +
    shine(pen, 60, 20, 8, 0.5)
  );
};

/** A sweet bun under a sugar crust scored like a shell. */
export const shellBun: PieceKind = { size: 80, count: 4, spin: 20, shadow: [99, 99], colour: '#e3b070', draw };
