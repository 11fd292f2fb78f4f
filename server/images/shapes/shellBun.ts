import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { bakedFace } from '../textures/bakedFace';
import { crumbTile } from '../textures/crumbTile';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crust = mix(darken(colour, 0.1), '#b8722c', 0.4);
  const icing = d.random.pick(['#f8ecd2', '#f2c4c4', '#8a5a3c', '#f6dc8a']);
  // Grooves fan out from one point of the edge, as on a scallop; the sugar between them cracks and swells.
  const ribs = [-78, -52, -26, 0, 26, 52, 78]
    .map((degrees) => {
      const radians = (degrees * Math.PI) / 180;
      const [x, y] = [Math.sin(radians) * 98, -Math.cos(radians) * 92 - 3];
      return `M${n(x * 0.1)} 84Q${n(x * 0.9)} ${n(y * 0.1 + 26)} ${n(x)} ${n(y)}`;
    })
    .join('');
  const sugar = blob(d.random, -1, -2, 94, 92, { wobble: 0.035, points: 15 });
  const dome = blob(d.random, 0, 0, 98, 97, { wobble: 0.02, points: 13 });
  return (
    path(dome, `transform="translate(3 8)" fill="${darken(colour, 0.6)}"`) +
    path(dome, `fill="${body(pen, crust, 0.4, 0.4)}"`) +
    d.clipped(
      path(dome, ''),
      bakedFace(d, { x: 0, y: 0, rx: 97, ry: 97 }, crust, {
        cracks: 0,
        grain: 0,
        edge: 0.3,
        turn: pen.turn,
      }),
    ) +
    path(sugar, `transform="translate(2 4)" fill="${darken(crust, 0.5)}" fill-opacity=".5"`) +
    path(sugar, `fill="${body(pen, icing, 0.5, 0.22)}"`) +
    d.clipped(
      path(sugar, ''),
      path(ribs, line(darken(mix(icing, crust, 0.6), 0.14), 9, 0.85)) +
        path(ribs, `${line(lighten(icing, 0.7), 5, 0.7)} transform="translate(7 2)"`) +
        path(sugar, `fill="${crumbTile(d, icing, 1)}" fill-opacity=".5"`),
    ) +
    shine(pen, 58, 22, 9, 0.4)
  );
};

/** A sweet bun under a sugar crust scored like a shell. */
export const shellBun: PieceKind = {
  size: 80,
  count: 4,
  spin: 20,
  shadow: [99, 99],
  colour: '#e3b070',
  side: { lean: 0.76, high: 26, wall: 'bulging', foot: 0.9 },
  draw,
};
