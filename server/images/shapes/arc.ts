import { n } from '../canvas/drawing';
import { brightness, darken, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const h = d.random.between(54, 96);
  const wide = d.random.between(20, 34);
  const lean = d.random.between(-14, 14);
  const inner = h - wide;
  const shape = `M-94 ${n(30 + lean)}C-78 ${n(-h)} 78 ${n(-h)} 94 30C66 ${n(-inner * 0.9)} -66 ${n(-inner * 0.9)} -94 ${n(30 + lean)}Z`;
  const flesh = mix(colour, '#fff3e2', brightness(colour) > 0.6 ? 0.4 : 0.56);
  const layer = (share: number) =>
    `M-80 ${n(14 + lean)}C-66 ${n(-inner - (h - inner) * share)} 66 ${n(-inner - (h - inner) * share)} 80 14`;
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.6)}" fill-opacity=".4"`) +
    path(
      shape,
      `fill="${flesh}" fill-opacity=".92" stroke="${darken(colour, 0.14)}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path(layer(0.2), line(darken(colour, 0.1), 3.4, 0.45)) +
    path(layer(0.55), line('#ffffff', 5, 0.5))
  );
};

/** A sliver of onion: a crescent with the edges of its layers. */
export const arc: PieceKind = {
  size: 26,
  count: 10,
  spin: 180,
  isOpen: true,
  shadow: [80, 40],
  colour: '#a8487a',
  draw,
  layer: 1,
};
