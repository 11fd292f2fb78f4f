import { pointsIn } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { crumbs } from '../textures/crumbs';
import type { PieceKind } from './pieceKind';

/** A strip of fish as it was cut: one end thicker than the other, no side straight. */
const CORNERS = '-96,-6 -84,-26 -40,-31 6,-27 52,-30 88,-19 98,2 86,19 44,24 2,30 -46,27 -86,22';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = smooth(
    CORNERS.split(' ').map((corner): Point => {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      return { x: x + d.random.between(-5, 5), y: y + d.random.between(-5, 5) };
    }),
  );
  const brown = mix(darken(colour, 0.36), '#8a4a12', 0.5);
  const patches = Array.from({ length: 5 }, () =>
    ellipse(
      d.random.between(-80, 80),
      d.random.between(-18, 18),
      d.random.between(14, 30),
      d.random.between(7, 13),
      `fill="${d.spot(brown, 0.1)}" fill-opacity="${n(d.random.between(0.4, 0.7))}"`,
    ),
  ).join('');
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.62)}" fill-opacity=".85"`) +
    path(shape, `fill="${body(pen, colour, 0.36, 0.34)}" stroke="${brown}" stroke-width="4" stroke-opacity=".6"`) +
    d.clipped(path(shape, ''), patches) +
    crumbs(d, pointsIn(d.random, { x: 0, y: 0, rx: 92, ry: 27 }, 54), colour, 6) +
    path('M-66 -17Q-10 -26 56 -19', line(lighten(colour, 0.7), 5, 0.35)) +
    shine(pen, 16, 16, 5, 0.3)
  );
};

/** A strip of fish in crumbs, fried. Recipes write `fried-roll`. */
export const goujon: PieceKind = { size: 84, count: 9, spin: 40, shadow: [98, 32], colour: '#d8a050', draw };
