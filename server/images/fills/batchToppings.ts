import type { Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import type { PictureItem } from '../pictureSpec';

/** Of these one lies on each piece; of other toppings several. */
const COVERING = new Set(['dollop', 'ham', 'poached-egg', 'meringue']);

/** What lies on one piece: a soft topping in its middle, small ones round it. */
export const toppings = (d: Drawing, base: PictureItem, tops: readonly PictureItem[], at: Point, r: number) => {
  // Icing has the shape of what it covers.
  const covers = ({ kind: name }: PictureItem) => COVERING.has(name) || name === base.kind;
  const soft = tops.filter(covers).map((item, i) => {
    const share = item.kind === base.kind ? 0.84 : item.kind === 'poached-egg' ? 0.68 : 0.72 - i * 0.26;
    return drawPiece(d, item, { x: at.x - i * 3, y: at.y - i * r * 0.09 }, r * share, d.random.between(-60, 60), 0.5);
  });
  const [wide, high] = pieceKind(base.kind, base.ingredient).shadow;
  const flat = Math.min(0.66, (0.72 * high) / wide);
  const bits = tops
    .filter((item) => !covers(item))
    .flatMap((item, nth) => {
      const each = pieceKind(item.kind, item.ingredient).size >= 20 ? 5 : 8;
      const bit = r * 0.155 * (item.size ?? 1);
      return Array.from({ length: each }, (_, i) => {
        // Those of one kind lie between those of the other.
        const angle = ((i + nth * 0.5) / (each - 1)) * 6.283 + d.random.between(-0.4, 0.4);
        const reach = r * (i === 0 ? 0.12 : d.random.between(0.52, 1));
        const spot = { x: at.x + Math.cos(angle) * 0.68 * reach, y: at.y + Math.sin(angle) * flat * reach };
        return drawPiece(d, item, spot, bit * d.random.between(0.75, 1.25), d.random.between(-60, 60), 0.7);
      });
    });
  return soft.join('') + bits.join('');
};
