import { n } from '../canvas/drawing';
import { darken, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const h = d.random.between(70, 110);
  const route = `M-88 30C-80 ${n(-h)} 80 ${n(-h)} 88 30`;
  return (
    path(route, `${line(darken(colour, 0.6), 26, 0.32)} transform="translate(3 9)"`) +
    path(route, line(darken(colour, 0.2), 26)) +
    path(route, line(mix(colour, '#fff5ea', 0.62), 17)) +
    path(route, `${line('#ffffff', 5, 0.5)} transform="translate(-2 -4)"`)
  );
};

/** A sliver of onion. */
export const arc: PieceKind = {
  size: 23,
  count: 12,
  spin: 180,
  isOpen: true,
  shadow: [80, 40],
  colour: '#a8487a',
  draw,
  layer: 1,
};
