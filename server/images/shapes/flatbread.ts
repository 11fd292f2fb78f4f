import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 99, 78, { wobble: 0.06, points: 12 });
  let blisters = '';
  for (let i = 0; i < 26; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next());
    const [x, y] = [Math.cos(angle) * far * 88, Math.sin(angle) * far * 68];
    const r = d.random.between(5, 15);
    blisters +=
      ellipse(x, y, r * 1.2, r, `fill="${lighten(colour, 0.5)}" fill-opacity=".55"`) +
      ellipse(x + 1, y + 1, r * 0.8, r * 0.6, `fill="${d.spot(mix(colour, '#6a2f10', 0.7), 0.15)}" fill-opacity=".7"`);
  }
  return (
    path(shape, `transform="translate(2 7)" fill="${darken(colour, 0.5)}"`) +
    path(shape, `fill="${body(pen, colour, 0.4, 0.22)}"`) +
    path(shape, `fill="${d.edge(mix(colour, '#b87a34', 0.5), 0.72, 0.6)}"`) +
    d.clipped(path(shape, ''), blisters) +
    shine(pen, 60, 26, 7, 0.4)
  );
};

/** A flat bread from the pan or the oven, blistered and scorched in spots. */
export const flatbread: PieceKind = { size: 130, count: 3, spin: 40, shadow: [99, 80], colour: '#ecd2a0', draw };
