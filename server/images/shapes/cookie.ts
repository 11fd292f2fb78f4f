import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { bakedFace } from '../textures/bakedFace';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 95, { wobble: 0.035, points: 15 });
  let cracks = '';
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.05 + d.random.between(-0.3, 0.3);
    const at = (reach: number, twist: number) =>
      `${n(Math.cos(angle + twist) * reach)} ${n(Math.sin(angle + twist) * reach)}`;
    const route = `M${at(d.random.between(12, 30), 0)}L${at(46, d.random.between(-0.25, 0.25))}L${at(d.random.between(58, 78), d.random.between(-0.2, 0.4))}`;
    cracks +=
      path(route, line(darken(colour, 0.45), 5, 0.26)) +
      path(route, `${line(lighten(colour, 0.6), 3, 0.4)} transform="translate(2 4)"`);
  }
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.58)}"`) +
    // It rises towards its middle and browns where it is thin: no line parts the edge from the rest.
    path(shape, `fill="${body(pen, lighten(colour, 0.06), 0.36, 0.2)}"`) +
    path(shape, `fill="${d.edge(mix(colour, '#8a4412', 0.6), 0.6, 0.4)}"`) +
    d.clipped(
      path(shape, ''),
      bakedFace(d, { x: 0, y: 0, rx: 96, ry: 93 }, colour, {
        cracks: 0,
        grain: 1.5,
        edge: 0.2,
        turn: pen.turn,
      }) + cracks,
    ) +
    shine(pen, 66, 26, 7, 0.36)
  );
};

/** A flat round biscuit, browned at its edge and cracked on top. */
export const cookie: PieceKind = {
  size: 78,
  count: 6,
  spin: 180,
  shadow: [99, 96],
  colour: '#d9a25e',
  side: { lean: 0.6, high: 13, wall: 'crust', stack: 4 },
  draw,
};
