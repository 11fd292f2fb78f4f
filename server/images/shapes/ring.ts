import { brightness, darken, lighten } from '../canvas/palette';
import { type Pen, shine } from '../canvas/pen';
import { ellipse } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isPale = brightness(colour) > 0.62;
  const squash = d.random.between(74, 96);
  return (
    ellipse(
      3,
      10,
      80,
      squash * 0.8,
      `fill="none" stroke="${darken(colour, 0.6)}" stroke-width="36" stroke-opacity=".5"`,
    ) +
    ellipse(0, 0, 80, squash * 0.8, `fill="none" stroke="${colour}" stroke-width="34"`) +
    ellipse(
      0,
      0,
      66,
      squash * 0.66,
      `fill="none" stroke="${lighten(colour, isPale ? 0.7 : 0.4)}" stroke-width="8" stroke-opacity=".7"`,
    ) +
    shine(pen, 82, 26, 7, 0.6)
  );
};

/** A ring cut from a chilli, an onion or a spring onion. */
export const ring: PieceKind = {
  size: 17,
  count: 12,
  spin: 180,
  isOpen: true,
  shadow: [90, 84],
  colour: '#d8301c',
  draw,
  layer: 1,
};
