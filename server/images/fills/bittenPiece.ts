import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { colourOf } from '../pieces/drawPiece';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import { bitten, insideOf } from '../textures/bitten';

/** A piece at its place: what it is, and half its length. */
export interface Placed {
  item: PictureItem;
  kind: PieceKind;
  at: Point;
  half: number;
  /** How dark its shadow is. */
  shadow: number;
}

/**
 * A piece with its shadow, with a bite taken out of it.
 * @param whole its drawing without the shadow
 * @param thickOf how thick it is, by half its height on the paper
 */
export const bittenPiece = (
  d: Drawing,
  whole: string,
  { item, kind, at, half, shadow }: Placed,
  thickOf: (ry: number) => number,
): string => {
  const [rx, ry] = [(kind.shadow[0] * half) / 100, (kind.shadow[1] * half) / 100];
  const area = { x: at.x, y: at.y, rx, ry };
  return (
    contact(d, at.x, at.y, rx, ry, shadow) +
    bitten(d, whole, { area, inside: insideOf(item, colourOf(item)), thick: thickOf(ry) })
  );
};
