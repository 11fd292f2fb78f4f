import { type Area, grown } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import type { PictureItem } from '../pictureSpec';
import type { Filling, FillNeeds } from './filling';

/** Of these one lies on each piece; of other toppings several. */
const COVERING = new Set(['dollop', 'ham', 'poached-egg', 'meringue']);

/** Columns and rows on a wide tray: the flatter a piece is for its length, the more rows of it there are. */
const gridOf = (flatness: number, count?: number): readonly [columns: number, rows: number] => {
  if (count !== undefined) return count < 4 ? [count, 1] : [Math.ceil(count / 2), 2];
  if (flatness <= 44) return [2, 4];
  return flatness <= 62 ? [3, 3] : [3, 2];
};

/** Where each piece lies, from one edge of the room to the other. */
const inGrid = (room: Area, columns: number, rows: number): Point[] =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [Math.floor(i / rows) - (columns - 1) / 2, (i % rows) - (rows - 1) / 2];
    return {
      x: room.x + column * ((room.rx * 1.92) / columns) + row * 8,
      y: room.y + row * ((room.ry * 2) / rows) + column * 3,
    };
  });

/** Where each piece lies in a round dish: one at each side, one at the back and one in front. */
const inRing = (room: Area): Point[] =>
  [-142, -38, 142, 38].map((degrees) => {
    const radians = (degrees * Math.PI) / 180;
    return { x: room.x + Math.cos(radians) * room.rx * 0.56, y: room.y + Math.sin(radians) * room.ry * 0.62 };
  });

/** A piece of a batch: the half length of it, and where its top is. */
interface Topped {
  base: PictureItem;
  at: Point;
  r: number;
  crown: Area;
}

/** What covers the top of a piece, one on the other. */
const coverOn = (d: Drawing, { base, at, r }: Topped, covers: readonly PictureItem[]): string =>
  covers
    .map((item, i) =>
      drawPiece(
        d,
        item,
        { x: at.x - i * 3, y: at.y - i * r * 0.09 },
        r * (item.kind === base.kind ? 0.84 : item.kind === 'poached-egg' ? 0.68 : 0.72 - i * 0.26),
        d.random.between(-60, 60),
        0.5,
      ),
    )
    .join('');

/** Small things strewn over the top of a piece. */
const bitsOn = (d: Drawing, { at, r, crown }: Topped, item: PictureItem): string => {
  const count = pieceKind(item.kind, item.ingredient).size >= 20 ? 5 : 8;
  const bit = r * 0.155 * (item.size ?? 1);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / (count - 1)) * 6.283 + d.random.between(-0.4, 0.4);
    const reach = i === 0 ? 0.12 : d.random.between(0.52, 1);
    const spot = { x: at.x + Math.cos(angle) * crown.rx * reach, y: at.y + Math.sin(angle) * crown.ry * reach };
    return drawPiece(d, item, spot, bit * d.random.between(0.75, 1.25), d.random.between(-60, 60), 0.7);
  }).join('');
};

/** A batch of muffins, biscuits or the like: the first piece in rows or a ring, the others on top of each. */
export const batch = ({ d, ground, isDeep, pieces }: FillNeeds): Filling => {
  const [base, ...tops] = pieces;
  if (!base) return { surface: '', areas: [ground], garnished: ground, pieces: [] };
  const isWide = ground.rx > ground.ry * 1.2;
  const room = grown(ground, isWide ? (isDeep ? 0.92 : 1) : 1.26);
  const kind = pieceKind(base.kind, base.ingredient);
  // Flat things are laid larger, so that a tray of them is as full as one of round ones.
  const flat = Math.min(1.3, (100 / Math.max(62, kind.shadow[1])) ** 0.6);
  const [columns, rows] = gridOf(kind.shadow[1], base.count);
  const usual = isWide
    ? Math.min(
        Math.max(kind.size * 1.5, room.ry * 0.42, columns * rows > 6 ? room.rx : 0),
        rows === 2 ? room.ry * 0.55 * flat : (room.ry * 88) / (rows * kind.shadow[1]),
        (room.rx * 0.96) / columns,
      )
    : Math.min(Math.max(kind.size * 1.3, room.ry * 0.36), room.ry * 0.42 * flat, room.rx * 0.42);
  const size = usual * (base.size ?? 1);
  const places = isWide ? inGrid(room, columns, rows) : inRing(room);
  // Icing has the shape of what it covers.
  const covers = ({ kind: name }: PictureItem) => COVERING.has(name) || name === base.kind;
  const soft = tops.filter(covers);
  const bits = tops.filter((item) => !covers(item));
  const crowns: Area[] = [];
  const surface = places
    .map((place, index) => {
      const at = { x: place.x + d.random.between(-6, 6), y: place.y + d.random.between(-5, 5) };
      const r = size * d.random.between(0.94, 1.04);
      const crown: Area = { ...at, rx: r * 0.68, ry: r * 0.66 };
      // Some of the scones are still whole.
      if (base.kind === 'scone-half' && index % 4 < 2) {
        return drawPiece(d, { ...base, kind: 'scone' }, at, r * 1.06, d.random.between(-8, 8), 0.66);
      }
      crowns.push(crown);
      const topped = { base, at, r, crown };
      return (
        drawPiece(d, base, at, r, d.random.between(-kind.spin, kind.spin), 0.62) +
        coverOn(d, topped, soft) +
        bits.map((item) => bitsOn(d, topped, item)).join('')
      );
    })
    .join('');
  return { surface, areas: crowns, garnished: crowns, pieces: [] };
};
