import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import { CUT, FLAT } from './cakeShape';

/** Whether a piece stands in a ring with others. */
export const isRinged = ({ lies }: PictureItem): boolean => lies === 'ring';

/** Pieces set in circles on the lid, each item in one of its own from the edge inwards; those behind first. */
export const ringsOnLid = (d: Drawing, items: readonly PictureItem[], { x, y }: Point, r: number): string =>
  items
    .flatMap((item, i) => {
      const kind = pieceKind(item.kind, item.ingredient);
      const size = kind.size * (item.size ?? 1);
      const [from, to] = [CUT[1] + 14, CUT[0] + 346];
      const count = item.count ?? 12;
      // What has the same number as the ring before it stands on that ring.
      const step = i > 0 && items[i - 1]!.count === item.count ? i - 1 : i;
      const reach = Math.max(0.2, 0.88 - step * 0.3) * r - size * 0.3;
      return Array.from({ length: count }, (_, k) => {
        const degrees = from + ((to - from) * k) / (count - 1) + d.random.between(-2, 2);
        const radians = (degrees * Math.PI) / 180;
        const at = {
          x: x + Math.cos(radians) * reach,
          y: y + Math.sin(radians) * reach * FLAT - (step < i ? size * 0.9 : 0),
        };
        const turn = kind.spin > 90 ? degrees : d.random.between(-kind.spin, kind.spin);
        return { depth: at.y + (step < i ? size : 0), drawn: drawPiece(d, item, at, size, turn, 0.6) };
      });
    })
    .sort((a, b) => a.depth - b.depth)
    .map(({ drawn }) => drawn)
    .join('');
