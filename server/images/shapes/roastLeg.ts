import type { PieceKind } from './pieceKind';
import { shank } from './shank';

/** A whole leg of lamb from the oven: the shank's shape, as large as the dish. */
export const roastLeg: PieceKind = { ...shank, size: 180, count: 1, spin: 12, colour: '#9a5a30' };
