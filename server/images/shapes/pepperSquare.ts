import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const [a, b, c] = [d.random.between(-16, 16), d.random.between(-16, 16), d.random.between(-14, 14)];
  // One in three lies with its flesh up, which is paler and does not shine.
  const isInside = d.random.chance(0.34);
  const tone = isInside ? lighten(colour, 0.3) : colour;
  const shape = `M${n(-80 + a)} -66Q0 ${n(-84 + c)} ${n(82 + b)} -60Q96 ${n(c)} ${n(78 - a)} 64Q${n(b)} ${n(82 - c)} ${n(-84 - b)} 62Q-92 ${n(a)} ${n(-80 + a)} -66Z`;
  return (
    path(shape, `transform="translate(5 15)" fill="${lighten(darken(colour, 0.3), 0.24)}"`) +
    path(shape, `fill="${span(pen, [lighten(tone, 0.22), tone, darken(tone, 0.24)])}"`) +
    path(shape, line(lighten(colour, 0.4), 4, 0.4)) +
    path(`M-56 -42Q0 ${n(-58 + c)} 54 -38`, line('#ffffff', 9, isInside ? 0.14 : 0.45))
  );
};

/** A square cut from a pepper, its skin shining. */
export const pepperSquare: PieceKind = {
  size: 28,
  count: 10,
  spin: 180,
  shadow: [84, 74],
  colour: '#c9321f',
  draw,
  layer: 1,
};
