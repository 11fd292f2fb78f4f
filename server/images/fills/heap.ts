import { type Area, grown, isRound } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { spill } from '../canvas/outlines';
import { brightness, darken, mix } from '../canvas/palette';
import { path } from '../canvas/svg';
import { colourOf } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import { isToSqueeze } from '../pieces/toSqueeze';
import type { PictureItem } from '../pictureSpec';
import { pulledMeat } from '../shapes/pulledMeat';
import { type Dome, heroAt, layDome } from './dome';
import { portionOf } from './portion';
import type { Filling, FillNeeds } from './filling';

const isTop = (item: PictureItem) => (pieceKind(item.kind, item.ingredient).layer ?? 0) > 0 || isToSqueeze(item);

const isPulled = ({ kind, ingredient }: PictureItem) => pieceKind(kind, ingredient) === pulledMeat;

/** What pulled meat lies on: its juices, and the strands below that are hardly seen, so that no plate shows through. */
const moistBed = (d: Drawing, room: Area, base: readonly PictureItem[]) => {
  const meat = base.find(isPulled);
  const colour = meat ? colourOf(meat) : '#8a5a32';
  const isPale = brightness(colour) > 0.8;
  const juice = mix(darken(colour, 0.2), isPale ? '#dca646' : '#a8561a', isPale ? 0.6 : 0.4);
  const pool = (share: number) => spill(d.random, room.x, room.y, room.rx * share, room.ry * share, 0.06);
  return (
    path(pool(0.9), `fill="${juice}" fill-opacity=".5"`) +
    path(pool(0.82), `fill="${d.shade(isPale ? juice : darken(colour, 0.3), { light: 0.1, dark: 0.3 })}"`)
  );
};

/**
 * Dry food piled up, without a sauce: chips, fritters, roast vegetables. The pieces that are not toppings lie mixed in
 * a heap; colours are not used, except that the first is that of a sauce poured over by the garnish.
 */
export const heap = ({ d, ground, isDeep, isTilted = false, isLow = false, pieces }: FillNeeds): Filling => {
  const isOnRound = isTilted || isRound(ground);
  const room = isDeep ? grown(ground, 1) : grown(ground, isOnRound ? 1.22 : 1);
  const solid = pieces.filter((item) => !isTop(item));
  // Of small things alone, as strawberries are, the first is the heap.
  const base = solid.length > 0 ? solid : pieces.slice(0, 1);
  const rise = isOnRound ? (isTilted ? 0.46 : 0.34) : isLow ? 0.28 : 0.12;
  const dome: Dome = { area: room, rise: room.ry * rise };
  const { x, y } = heroAt(dome);
  const top: Area = { x, y, rx: room.rx * 0.62, ry: room.ry * 0.56 };
  const drawn =
    (base.some(isPulled) ? moistBed(d, room, base) : '') +
    layDome(
      d,
      dome,
      base.map((item) => portionOf(item, room, base.length)),
      isDeep,
    );
  return {
    ...(isTilted ? { surface: '', risen: drawn } : { surface: drawn }),
    areas: [top],
    // A dish in a bowl strews its garnish in the middle of this.
    garnished: isTilted ? grown(top, 1.3) : top,
    pieces: pieces.filter((item) => !base.includes(item)),
  };
};
