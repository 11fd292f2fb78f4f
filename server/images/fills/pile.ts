import { type Area, grown } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import type { PictureItem } from '../pictureSpec';
import { contact } from '../canvas/light';
import { darken } from '../canvas/palette';
import { layPieces } from '../pieces/layPieces';
import { pieceKind } from '../pieces/pieceKinds';
import type { Filling, FillNeeds } from './filling';
import { mound } from './mound';

/** Flatbreads from this half length on lie on each other as they came off the griddle, all of one size. */
const BROAD = 90;

/** How high each tier stands on the one below in a dish that is seen from the side. */
const TIER = 20;

/** Broad round things one on the other, the uppermost in the middle. */
const stacked = (d: Drawing, room: Area, item: PictureItem, spin: number) => {
  const size = Math.min(room.rx, room.ry) * 0.66;
  return [-150, -40, 75, 180, 20]
    .map((degrees, i) => {
      const radians = ((degrees + d.random.between(-22, 22)) * Math.PI) / 180;
      const reach = i === 4 ? 0.06 : 0.32;
      const at = { x: room.x + Math.cos(radians) * room.rx * reach, y: room.y + Math.sin(radians) * room.ry * reach };
      return drawPiece(d, item, at, size * d.random.between(0.94, 1.06), d.random.between(-spin, spin), 0.7);
    })
    .join('');
};

/**
 * Dry food piled up: the first piece covers the vessel, and more of it lies on top in the middle; the others are laid on
 * it. Scrambled egg runs together, so that no plate is seen through it. The colours are not used.
 */
export const pile = ({ d, ground, isDeep, isTilted = false, pieces }: FillNeeds): Filling => {
  const [main, ...others] = pieces;
  const room = isDeep ? grown(ground, 0.97) : grown(ground, ground.corner === undefined ? 1.26 : 1);
  const kind = main && pieceKind(main.kind, main.ingredient);
  const isBroad = kind !== undefined && kind.size >= BROAD && kind.shadow[1] > 60;
  const isSmall = (kind?.layer ?? 0) > 0;
  const tiers = [1, 0.72, 0.44].map((share, i) => {
    const tier = grown(room, share);
    return isTilted ? { ...tier, y: tier.y - i * TIER } : tier;
  });
  const drawn =
    (kind?.isOpen && main?.kind === 'curd'
      ? mound(d, grown(room, isDeep ? 1 : 0.82), isDeep, darken(colourOf(main), 0.06)).drawn
      : contact(d, room.x, room.y, room.rx * 0.84, room.ry * 0.84, 0.5)) +
    (main && isBroad ? stacked(d, room, main, kind.spin) : '') +
    (main && !isBroad
      ? layPieces(d, [main], tiers, { isHeap: true, crowd: isSmall ? 7 : 1, scale: isSmall ? 1.7 : 1, isTilted })
      : '');
  return {
    ...(isTilted ? { surface: '', risen: drawn } : { surface: drawn }),
    areas: [grown(room, 0.72)],
    garnished: grown(room, 0.74),
    pieces: others,
  };
};
