import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  // A bun of rice is an idli: steamed, so it stays as pale as its batter.
  const isSteamed = /rice/i.test(ingredient);
  const crust = isSteamed ? body(pen, colour, 0.4, 0.2) : body(pen, mix(colour, '#b86a22', 0.3), 0.45, 0.42);
  return (
    circle(3, 7, 97, `fill="${darken(colour, isSteamed ? 0.36 : 0.6)}"`) +
    circle(0, 0, 98, `fill="${crust}"`) +
    circle(0, 0, 98, `fill="${d.edge(lighten(colour, 0.5), 0.74, 0.5)}"`) +
    (isSteamed
      ? speckled(pen, 70, 92, 4) + shine(pen, 40, 44, 26, 0.3)
      : shine(pen, 44, 34, 17, 0.42) + shine(pen, 56, 14, 6, 0.6))
  );
};

/** A round roll from above: shining, deep gold, pale where it rises from its neighbour. */
export const bun: PieceKind = { size: 80, count: 4, spin: 180, shadow: [99, 99], colour: '#d8923e', draw };
