import { type Area, grown, isCircle, isRound } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import type { PictureItem } from '../pictureSpec';
import { GREAT } from '../pieces/laying';
import { pieceKind } from '../pieces/pieceKinds';
import type { FillNeeds } from './filling';

/** Room for a solid dish: it stays within walls, but may lie a little over a plate's well. */
export const roomFor = ({ ground, isDeep }: FillNeeds, share = 1.16): Area => {
  const k = isDeep ? 0.92 : isCircle(ground) ? share : 1;
  return { x: ground.x, y: ground.y, rx: ground.rx * k, ry: ground.ry * k };
};

/** Room for a round dish: as wide as it is deep. */
export const roundRoom = (needs: FillNeeds, share = 1.16): Area => {
  const room = roomFor(needs, share);
  const r = Math.min(room.rx, room.ry * 1.12);
  return { ...room, rx: r, ry: Math.min(r, room.ry * 1.12) };
};

/** How flat a round cake looks on a board. */
const ON_BOARD = 0.78;

/** Room for a round dish from which a slice is drawn out: as flat as its plate looks, a little to the back. */
export const slicedRoom = (needs: FillNeeds, share: number): Area => {
  const { x, y, rx, ry, corner } = needs.ground;
  if (rx === ry || corner !== undefined) return roundRoom(needs, share);
  const isOnPlate = isRound(needs.ground);
  const [r, flat] = isOnPlate ? [rx * share, ry / rx] : [Math.min(rx * 0.9, ry * 1.24), ON_BOARD];
  return { x: x - r * 0.05, y: y - r * flat * 0.1, rx: r, ry: r * flat };
};

/** Where a heap lies: up to the wall, or well inside the plate's rim. */
export const heapOf = ({ ground, isDeep }: FillNeeds, share = 1.06) => (isDeep ? ground : grown(ground, share));

/** The extent of a liquid: up to the wall, or a little over the well of a plate. */
export const poolOf = ({ ground, isDeep }: FillNeeds, share = 1.14) => (isDeep ? ground : grown(ground, share));

/** Random points on a ring, between two shares of the radius. */
export const onRing = (d: Drawing, { x, y, rx, ry }: Area, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, () => {
    const angle = d.random.next() * Math.PI * 2;
    const reach = d.random.between(from, to);
    return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach };
  });

/** Where the pieces on a bed of grains lie together: towards the front and the left, so that the bed is seen behind. */
export const heroRoom = ({ x, y, rx, ry }: Area, pieces: readonly PictureItem[]): Area => {
  const isGreat = pieces.some(({ kind, ingredient }) => pieceKind(kind, ingredient).size >= GREAT);
  return isGreat
    ? { x, y, rx: rx * 0.92, ry: ry * 0.92 }
    : { x: x - rx * 0.06, y: y + ry * 0.07, rx: rx * 0.86, ry: ry * 0.83 };
};
