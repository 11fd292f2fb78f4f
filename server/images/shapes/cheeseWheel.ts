import { type Pen } from '../canvas/pen';
import { drawCheeseRound } from './cheeseRound';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => drawCheeseRound(pen, 98);

/** A round of goat's cheese, browned under the grill. Recipes write `wheel`. */
export const cheeseWheel: PieceKind = { size: 44, count: 6, spin: 180, shadow: [98, 96], colour: '#fbf1d8', draw };
