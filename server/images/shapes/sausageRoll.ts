import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const CRUST = 'M-88 -44C-40 -52 40 -52 84 -44C98 -26 98 26 84 44C40 52 -40 52 -88 44C-98 26 -98 -26 -88 -44Z';
const MEAT = '#a8643f';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.4), '#8a4412', 0.4);
  const slashes = [-54, -18, 18, 52]
    .map(
      (x) =>
        path(`M${x - 12} 26L${x + 12} -30`, line(brown, 7, 0.5)) +
        path(`M${x - 16} 24L${x + 8} -32`, line(lighten(colour, 0.5), 4, 0.6)),
    )
    .join('');
  return (
    path(CRUST, `transform="translate(3 9)" fill="${darken(colour, 0.62)}"`) +
    path(CRUST, `fill="${d.run([lighten(colour, 0.42), colour, mix(colour, '#a85a1c', 0.4), darken(colour, 0.36)])}"`) +
    d.clipped(path(CRUST, ''), speckled(pen, 40, 96, 7) + slashes + path('M-90 34H90', line(brown, 5, 0.45))) +
    ellipse(83, 0, 17, 42, `fill="${lighten(colour, 0.4)}"`) +
    ellipse(84, 0, 13, 34, `fill="${d.shade(MEAT, { light: 0.34, dark: 0.24, turn: pen.turn })}"`) +
    ellipse(82, -8, 4, 8, `fill="${lighten(MEAT, 0.5)}" fill-opacity=".6"`) +
    path('M-76 -30C-30 -38 30 -38 66 -32', line('#fff6e0', 7, 0.5))
  );
};

/** Sausage meat in a roll of pastry, scored on top, its cut end to the eye. */
export const sausageRoll: PieceKind = { size: 94, count: 6, spin: 14, shadow: [96, 48], colour: '#d9983f', draw };
