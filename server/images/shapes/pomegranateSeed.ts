import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SEED = 'M-96 6C-84 -34 -30 -66 26 -64C74 -60 100 -26 96 10C90 50 44 68 -6 60C-52 54 -86 36 -96 6Z';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const ruby = mix(colour, '#d8163c', 0.3);
  return (
    path(SEED, `fill="${body(pen, ruby, 0.3, 0.36)}"`) +
    // The kernel shows through the flesh.
    path('M-58 6C-40 -18 20 -26 48 -8C52 18 4 30 -34 24Z', `fill="${darken(ruby, 0.3)}" fill-opacity=".5"`) +
    path('M20 34C50 34 72 20 80 2C82 30 58 50 28 50Z', `fill="${lighten(ruby, 0.7)}" fill-opacity=".6"`) +
    shine(pen, 42, 22, 10, 0.85)
  );
};

/** A seed of a pomegranate in its clear red flesh. Recipes write `berry`. */
export const pomegranateSeed: PieceKind = {
  size: 9,
  count: 44,
  spin: 180,
  shadow: [92, 62],
  colour: '#b01f3c',
  draw,
  layer: 1,
};
