import { brightness, darken } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) =>
  ellipse(0, 0, 100, 80, `fill="${body(pen, pen.colour, 0.4, 0.42)}"`) +
  ellipse(76, 4, 20, 26, `fill="${brightness(pen.colour) > 0.35 ? '#c9341f' : '#120c10'}"`) +
  ellipse(76, 4, 20, 26, `fill="none" stroke="${darken(pen.colour, 0.4)}" stroke-width="5" stroke-opacity=".6"`) +
  shine(pen, 46, 28, 12, 0.65);

/** A pitted olive, stuffed if it is a pale one. */
export const olive: PieceKind = { size: 17, count: 10, spin: 180, shadow: [96, 78], colour: '#3a2a33', draw, layer: 1 };
