import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) =>
  '<rect x="-88" y="-84" width="176" height="168" rx="38" fill="#fff" fill-opacity=".42"/><rect x="-88" y="-84" width="176" height="168" rx="38" fill="none" stroke="#fff" stroke-width="9" stroke-opacity=".8"/>' +
  path('M-56 -50H14M-56 -50V10', line('#ffffff', 11, 0.85)) +
  path('M62 20V54H28', line(pen.d.random.chance(0.5) ? '#9fc4d0' : '#b9d4d8', 8, 0.6));

/** An ice cube. */
export const ice: PieceKind = { size: 40, count: 4, spin: 30, shadow: [80, 78], colour: '#e8f4f6', draw };
