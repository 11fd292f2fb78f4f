import type { Area } from '../canvas/areas';
import { pieceKind } from '../pieces/pieceKinds';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';

/** How many of a kind a heap is made of, and half the length of one. */
export interface Portion {
  item: PictureItem;
  kind: PieceKind;
  size: number;
  count: number;
}

/** The share of its area that a heap's pieces cover, over each other. */
const COVERED = { small: 2.1, large: 1.45 } as const;

/** From this half length on pieces are seen one by one. */
export const LARGE = 44;

/** By how much counted pieces fill up at most where they would leave the dish bare. */
const FILLS_UP = 2.4;

/** By how much small food grows at most, so that a heap of it hides its ground. */
const LARGEST = 1.5;

/** How much of a kind a heap takes on this area, `kinds` being mixed in it. */
export const portionOf = (item: PictureItem, area: Area, kinds: number): Portion => {
  const kind = pieceKind(item.kind, item.ingredient);
  const [rx, ry] = kind.shadow;
  const across = Math.sqrt(area.rx * area.ry);
  const usual = Math.min(kind.size * (kind.size < 60 ? 1.25 : 1.04), across * 0.44) * (item.size ?? 1);
  const footprint = (Math.PI * rx * ry * usual * usual) / 10_000;
  const wanted =
    ((kind.size < LARGE ? COVERED.small : COVERED.large) * Math.PI * area.rx * area.ry) / footprint / kinds;
  const most = kind.size < 26 ? 130 : 96;
  if (item.count !== undefined) {
    // Counted pieces are of few kinds in a small heap: they grow with the dish, in size first.
    const bare = Math.max(1, Math.min(FILLS_UP, (0.8 * wanted) / item.count));
    const size = usual * Math.min(1.12, Math.sqrt(bare));
    return { item, kind, size, count: Math.max(1, Math.round((item.count * bare * usual * usual) / (size * size))) };
  }
  // Where even the most of them would leave the ground bare, they are larger.
  const size = usual * Math.min(LARGEST, Math.max(1, Math.sqrt(wanted / most)));
  return { item, kind, size, count: Math.min(most, Math.max(3, Math.round(wanted))) };
};
