import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import { bakedFace } from '../textures/bakedFace';
import { crumbTile } from '../textures/crumbTile';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const outer = blob(d.random, 0, 0, 97, 94, { wobble: 0.09, points: 11 });
  const rim = blob(d.random, -1, -2, 72, 68, { wobble: 0.1, points: 10 });
  const hollow = blob(d.random, 2, 3, 58, 54, { wobble: 0.12, points: 9 });
  const brown = mix(colour, '#8a4412', 0.55);
  return (
    path(outer, `transform="translate(3 9)" fill="${darken(colour, 0.62)}"`) +
    path(outer, `fill="${body(pen, brown, 0.5, 0.34)}"`) +
    path(outer, `fill="${d.edge(lighten(colour, 0.5), 0.7, 0.35)}"`) +
    d.clipped(
      path(outer, ''),
      bakedFace(d, { x: 0, y: 0, rx: 97, ry: 94 }, brown, { cracks: 5, grain: 0, turn: pen.turn }) +
        speckled(pen, 20, 94, 7),
    ) +
    path(rim, `fill="${body(pen, mix(colour, '#a85a1c', 0.2), 0.4, 0.3)}"`) +
    path(hollow, `fill="${darken(brown, 0.3)}" fill-opacity=".6"`) +
    path(hollow, `transform="translate(3 5) scale(.94)" fill="${body(pen, mix(colour, '#c98a3c', 0.4), 0.1, 0.4)}"`) +
    d.clipped(
      path(hollow, ''),
      ellipse(10, 14, 40, 34, `fill="${d.spot(lighten(mix(colour, '#f0d8a0', 0.5), 0.2), 0)}" fill-opacity=".7"`) +
        path(hollow, `fill="${crumbTile(d, colour, 2)}" fill-opacity=".7"`),
    ) +
    shine(pen, 78, 24, 8, 0.5)
  );
};

/** A risen batter pudding or case of pastry from above: a high brown wall about a hollow. */
export const hollowPudding: PieceKind = {
  size: 78,
  count: 4,
  spin: 180,
  shadow: [98, 95],
  colour: '#d99a42',
  side: { lean: 0.72, high: 32, wall: 'bulging', foot: 0.8 },
  draw,
};
