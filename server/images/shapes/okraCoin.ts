import { darken } from '../canvas/palette';
import { type Pen, shine } from '../canvas/pen';
import { circle } from '../canvas/svg';
import { okraEnd } from './okraEnd';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) =>
  circle(3, 10, 96, `fill="${darken(pen.colour, 0.6)}" fill-opacity=".8"`) +
  okraEnd(pen, { x: 0, r: 84, squash: 1 }) +
  shine(pen, 66, 18, 7, 0.6);

/** A coin cut from okra: a star with five chambers and a seed in each. */
export const okraCoin: PieceKind = { size: 26, count: 12, spin: 180, shadow: [94, 92], colour: '#7f9a4a', draw };
