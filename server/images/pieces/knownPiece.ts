import type { PieceKind } from '../shapes/pieceKind';

/** A word of the vocabulary, the ingredient's key in a recipe, and the piece that the word means for it. */
export type KnownPiece = readonly [word: string, key: RegExp, piece: PieceKind];
