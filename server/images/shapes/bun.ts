import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen, shine } from '../canvas/pen';
import { path } from '../canvas/svg';
import { bakedFace } from '../textures/bakedFace';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  // A bun of rice is an idli: steamed, so it stays as pale as its batter.
  const isSteamed = /rice/i.test(ingredient);
  const crust = isSteamed ? body(pen, colour, 0.4, 0.2) : body(pen, mix(colour, '#b86a22', 0.3), 0.45, 0.42);
  const dome = blob(d.random, 0, 0, 98, 97, { wobble: 0.025, points: 13 });
  return (
    path(dome, `transform="translate(3 8)" fill="${darken(colour, isSteamed ? 0.36 : 0.6)}"`) +
    path(dome, `fill="${crust}"`) +
    path(dome, `fill="${d.edge(lighten(colour, 0.5), 0.74, 0.5)}"`) +
    (isSteamed
      ? speckled(pen, 70, 92, 4) + shine(pen, 40, 44, 26, 0.3)
      : d.clipped(
          path(dome, ''),
          bakedFace(d, { x: 0, y: 0, rx: 90, ry: 90 }, mix(colour, '#b86a22', 0.3), {
            cracks: 0,
            grain: 0,
            turn: pen.turn,
          }),
        ) +
        gleam(pen, 52, 30, 0.42) +
        gleam(pen, 70, 12, 0.3, 28))
  );
};

/** A round roll from above: shining, deep gold, pale where it rises from its neighbour. */
export const bun: PieceKind = {
  size: 80,
  count: 4,
  spin: 180,
  shadow: [99, 99],
  colour: '#d8923e',
  side: { lean: 0.78, high: 26, wall: 'bulging', foot: 0.88 },
  draw,
};
