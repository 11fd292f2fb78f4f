import { blob } from '../canvas/outlines';
import { lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(blob(d.random, 0, 0, 100, 78, { wobble: 0.28, points: 7 }), `fill="${body(pen, colour, 0.55, 0.24)}"`) +
    path(
      blob(d.random, -24, -26, 40, 22, { wobble: 0.3, points: 6 }),
      `fill="${lighten(colour, 0.75)}" fill-opacity=".75"`,
    )
  );
};

/** A crumb of cheese or streusel. */
export const crumble: PieceKind = {
  size: 10,
  count: 34,
  spin: 180,
  shadow: [92, 74],
  colour: '#f6ead0',
  draw,
  layer: 1,
};
