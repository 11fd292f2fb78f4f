import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { smooth } from '../canvas/outlines';
import { path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

/** A rag with three to five corners: torn, not cut. */
const torn = ({ d }: Pen) => {
  const corners = d.random.whole(3, 4);
  const start = d.random.between(0, 6.28);
  return smooth(
    Array.from({ length: corners * 3 }, (_, i) => {
      const angle = start + (i / (corners * 3)) * 6.283;
      const reach = (i % 3 === 0 ? 96 : 84) * d.random.between(0.82, 1.06);
      return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * 0.74 };
    }),
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = torn(pen);
  const crumb = mix(colour, '#fbe7a4', 0.75);
  const side = [26, 18, 10].map((y, i) =>
    path(
      shape,
      `transform="translate(3 ${y})" fill="${i === 0 ? darken(crumb, 0.4) : mix(crumb, '#e9b85c', i === 1 ? 0.3 : 0)}"`,
    ),
  );
  return (
    side.join('') +
    path(shape, `fill="${crumb}"`) +
    path(shape, `transform="scale(.92)" fill="${body(pen, colour, 0.34, 0.24)}"`) +
    d.clipped(
      path(shape, 'transform="scale(.92)"'),
      speckled({ ...pen, colour: mix(colour, '#a85a1c', 0.3) }, 26, 84, 15),
    ) +
    path(shape, `transform="scale(.92)" fill="${d.edge(lighten(crumb, 0.1), 0.74, 0.6)}"`) +
    shine(pen, 40, 24, 8, 0.35)
  );
};

/** A piece of thick pancake torn with two forks, browned on its face and pale where it was torn. */
export const tornPancake: PieceKind = { size: 58, count: 14, spin: 180, shadow: [92, 76], colour: '#e0a548', draw };
