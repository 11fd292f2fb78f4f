import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import type { Lying } from './inSauce';

/** How pieces are laid; see `Filling` for each. */
export interface Laying {
  crowd?: number;
  scale?: number;
  isHeap?: boolean;
  fills?: number;
  sauce?: string;
  sunk?: number;
  lap?: number;
  coat?: number;
  cover?: number;
  focus?: number;
  drowned?: number;
  settle?: (at: Lying) => string;
  /** Whether the dish is seen from the side, so that pieces are foreshortened and stand up from each other. */
  isTilted?: boolean;
  /** The colour of the shadows on what the pieces lie in; without it they are those of the table. */
  shade?: string;
}

/** Half length from which a piece stands out of its sauce: a breast, a chop, a fillet. */
export const GREAT = 80;

/** An item in the colour and size that it has here. */
export interface Food {
  /** Whether the recipe names it first: the dish is of it, so that it lies on top. */
  isFirst?: boolean;
  /** The most that are laid of it, however full the dish. */
  most?: number | undefined;
  item: PictureItem;
  kind: PieceKind;
}
