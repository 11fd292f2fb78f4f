import { type Area, grown, isRound } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import type { PictureItem } from '../pictureSpec';
import { darken } from '../canvas/palette';
import { pieceKind } from '../pieces/pieceKinds';
import { type Dome, heroAt, layDome } from './dome';
import { portionOf } from './portion';
import type { Filling, FillNeeds } from './filling';
import { mound } from './mound';

/** Flatbreads from this half length on lie on each other as they came off the griddle, all of one size. */
const BROAD = 90;

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

/** How high each lies on the one below where the stack is seen from the side, as a share of its half length. */
const STEP = 0.1;

/** The same from the side of the table: a stack, not quite straight, of which each shows its edge. */
const stackFromSide = (d: Drawing, room: Area, item: PictureItem, spin: number) => {
  const size = Math.min(room.rx * 0.78, room.ry * 1.12);
  const count = item.count ?? 5;
  return Array.from({ length: count }, (_, i) => {
    const at = {
      x: room.x + d.random.between(-0.09, 0.09) * size,
      y: room.y + size * (0.12 - i * STEP + d.random.between(-0.02, 0.02)),
    };
    return drawPiece(d, item, at, size * d.random.between(0.96, 1.03), d.random.between(-spin, spin) * 0.3, 0.8);
  }).join('');
};

/** Crumbs, nuts and the like, of which a pile is heaped more thickly. */
const SMALL = 1.4;

/** The main piece of a pile, heaped over the whole dish. */
const heaped = (d: Drawing, item: PictureItem, dome: Dome, isDeep: boolean) => {
  const portion = portionOf(item, dome.area, 1);
  return layDome(d, dome, [portion.kind.layer ? { ...portion, size: portion.size * SMALL } : portion], isDeep);
};

/**
 * Dry food piled up: the first piece covers the vessel and rises in the middle; the others lie on it, where the eye goes.
 * Scrambled egg runs together, so that no plate is seen through it. The colours are not used.
 */
export const pile = ({ d, ground, isDeep, isTilted = false, isLow = false, pieces }: FillNeeds): Filling => {
  const isOnRound = isTilted || isRound(ground);
  const [main, ...others] = pieces;
  const isRunny = main?.kind === 'curd';
  // Egg in a pan lies as deep as its wall; what is dry is heaped above it.
  const isLevel = isRunny && isDeep && isTilted;
  const room = isDeep ? grown(ground, isLevel ? 0.88 : 1) : grown(ground, isOnRound ? (isRunny ? 1.08 : 1.22) : 1);
  const dome: Dome = { area: room, rise: room.ry * (isLevel ? 0.12 : isTilted ? 0.44 : isOnRound ? 0.32 : 0.14) };
  const kind = main && pieceKind(main.kind, main.ingredient);
  const isBroad = kind !== undefined && kind.size >= BROAD && kind.shadow[1] > 60;
  const { x, y } = heroAt(dome);
  // What was stirred into egg lies all over it.
  const reach = isRunny ? 1.28 : 1;
  const top: Area = { x, y, rx: room.rx * 0.64 * reach, ry: room.ry * 0.58 * reach };
  const drawn =
    (isRunny
      ? mound(
          d,
          grown(room, isLevel ? 0.98 : isDeep ? 1 : 0.86),
          isDeep,
          darken(colourOf(main), 0.06),
          isLevel ? 0.16 : 0.6,
        ).drawn
      : '') +
    (main && isBroad ? (isLow ? stackFromSide : stacked)(d, room, main, kind.spin) : '') +
    (main && !isBroad ? heaped(d, main, dome, isDeep && !isLevel) : '');
  return {
    ...(isTilted ? { surface: '', risen: drawn } : { surface: drawn }),
    areas: [isBroad ? grown(room, 0.7) : top],
    garnished:
      isBroad && isLow ? { ...grown(room, 0.5), y: room.y - room.ry * 0.24 } : isTilted ? grown(top, 1.3) : top,
    pieces: others,
  };
};
