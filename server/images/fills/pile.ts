import { grown } from '../canvas/areas';
import { contact } from '../canvas/light';
import { layPieces } from '../pieces/layPieces';
import { pieceKind } from '../pieces/pieceKinds';
import type { Filling, FillNeeds } from './filling';

/**
 * Dry food piled up: the first piece covers the vessel, and more of it lies on top in the middle; the others are laid on
 * it. The colours are not used.
 */
export const pile = ({ d, ground, isDeep, pieces }: FillNeeds): Filling => {
  const [main, ...others] = pieces;
  const room = isDeep ? grown(ground, 0.97) : grown(ground, ground.corner === undefined ? 1.26 : 1);
  const isSmall = main !== undefined && (pieceKind(main.kind, main.ingredient).layer ?? 0) > 0;
  const tiers = [room, grown(room, 0.72), grown(room, 0.44)];
  return {
    surface:
      contact(d, room.x, room.y, room.rx * 0.84, room.ry * 0.84, 0.5) +
      (main ? layPieces(d, [main], tiers, { isHeap: true, crowd: isSmall ? 7 : 1, scale: isSmall ? 1.7 : 1 }) : ''),
    areas: [grown(room, 0.72)],
    garnished: grown(room, 0.74),
    pieces: others,
  };
};
