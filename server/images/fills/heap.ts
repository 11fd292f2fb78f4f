import { type Area, grown, spreadIn } from '../canvas/areas';
import { fromAbove } from '../canvas/tilt';
import type { Point } from '../canvas/outlines';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { spill } from '../canvas/outlines';
import { darken, mix } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import { leanOf, standing } from '../pieces/standing';
import { isToSqueeze } from '../pieces/toSqueeze';
import { varied } from '../pieces/variety';
import type { PictureItem } from '../pictureSpec';
import { pulledMeat } from '../shapes/pulledMeat';
import type { Filling, FillNeeds } from './filling';

const isTop = (item: PictureItem) => (pieceKind(item.kind, item.ingredient).layer ?? 0) > 0 || isToSqueeze(item);

/** By how much small food grows at most, so that a heap of it hides its ground. */
const LARGEST = 1.5;

const isPulled = ({ kind, ingredient }: PictureItem) => pieceKind(kind, ingredient) === pulledMeat;

/** What pulled meat lies on: its juices, and the strands below that are hardly seen, so that no plate shows through. */
const moistBed = (d: Drawing, room: Area, base: readonly PictureItem[]) => {
  const meat = base.find(isPulled);
  const colour = meat ? colourOf(meat) : '#8a5a32';
  const juice = mix(darken(colour, 0.2), '#a8561a', 0.4);
  const pool = (share: number) => spill(d.random, room.x, room.y, room.rx * share, room.ry * share, 0.06);
  return (
    path(pool(0.9), `fill="${juice}" fill-opacity=".5"`) +
    path(pool(0.82), `fill="${d.shade(darken(colour, 0.3), { light: 0.1, dark: 0.3 })}"`)
  );
};

/** What lies deepest in a bowl that is seen from the side, so that its ground does not show between the pieces. */
const bedIn = (d: Drawing, { x, y, rx, ry }: Area, base: readonly PictureItem[]) =>
  base[0]
    ? ellipse(x, y + ry * 0.04, rx * 0.98, ry * 0.96, `fill="${d.spot(darken(colourOf(base[0]), 0.5), 0.66)}"`)
    : '';

/**
 * Dry food piled up, without a sauce: chips, fritters, roast vegetables. The pieces that are not toppings lie mixed in
 * two layers; colours are not used, except that the first is that of a sauce poured over by the garnish.
 */
export const heap = ({ d, ground, isDeep, isTilted = false, pieces }: FillNeeds): Filling => {
  const isRound = ground.corner === undefined && ground.rx === ground.ry;
  const room = isDeep ? grown(ground, 0.97) : grown(ground, isRound ? 1.16 : 1);
  const solid = pieces.filter((item) => !isTop(item));
  // Of small things alone, as strawberries are, the first is the heap.
  const base = solid.length > 0 ? solid : pieces.slice(0, 1);
  const seen = (area: Area, at: Point, rise: number) =>
    isTilted ? standing(area, area, at, 0.4, rise * 2) : { x: at.x, y: at.y - rise };
  const layer = (flat: Area, share: number, rise: number, ofCount: number) => {
    const area = isTilted ? fromAbove(flat) : flat;
    return base
      .flatMap((item) => {
        const kind = pieceKind(item.kind, item.ingredient);
        const [rx, ry] = kind.shadow;
        const usual =
          Math.min(kind.size * (kind.size < 60 ? 1.2 : 1), Math.min(area.rx, area.ry) * 0.62) * (item.size ?? 1);
        const footprint = (Math.PI * rx * ry * usual * usual) / 10_000;
        const wanted = (share * Math.PI * area.rx * area.ry) / footprint / base.length;
        const most = kind.size < 26 ? 96 : 70;
        const count =
          item.count === undefined
            ? Math.min(most, Math.max(2, Math.round(wanted)))
            : Math.max(1, Math.round(item.count * ofCount));
        // Where even the most of them would leave the ground bare, they are larger.
        const size =
          item.count === undefined ? usual * Math.min(LARGEST, Math.max(1, Math.sqrt(wanted / most))) : usual;
        const inner = grown(area, Math.max(0.3, 1 - (size * 0.62) / Math.min(area.rx, area.ry)));
        return spreadIn(d.random, inner, count, 1).map((at) => ({ item, kind, size, at: seen(area, at, rise) }));
      })
      .sort((a, b) => a.at.y - b.at.y + d.random.between(-30, 30))
      .map(({ item, kind, size, at }) => {
        const piece = varied(d, item, kind, size);
        return drawPiece(
          d,
          piece.item,
          at,
          piece.size,
          d.random.between(-kind.spin, kind.spin),
          0.62,
          piece.aspect,
          isTilted ? leanOf(item) : 1,
        );
      })
      .join('');
  };
  const drawn =
    (isDeep ? '' : contact(d, room.x, room.y, room.rx * 0.84, room.ry * 0.84, 0.42)) +
    (base.some(isPulled) ? moistBed(d, room, base) : '') +
    layer(room, 1.15, 0, 0.66) +
    layer(grown(room, 0.62), 0.75, 10, 0.34);
  return {
    ...(isTilted ? { surface: bedIn(d, room, base), risen: drawn } : { surface: drawn }),
    areas: [grown(room, 0.8)],
    garnished: grown(room, 0.72),
    pieces: pieces.filter((item) => !base.includes(item)),
  };
};
