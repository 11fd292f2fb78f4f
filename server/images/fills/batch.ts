import { type Area, grown, isRound } from '../canvas/areas';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import { varied } from '../pieces/variety';
import type { PieceKind } from '../shapes/pieceKind';
import { whole } from '../shapes/roundSlice';
import { isEaten } from '../textures/bitten';
import { batchOnBoard } from './batchOnBoard';
import { toppings } from './batchToppings';
import { bittenPiece } from './bittenPiece';
import type { Filling, FillNeeds } from './filling';
import { inDepth } from './inDepth';

/** How many are laid, and in how many columns: the flatter a piece is for its length, the more rows of it there are. */
const countOf = (flatness: number, isWide: boolean, count?: number): readonly [count: number, columns: number] => {
  if (count !== undefined) return [count, count < 4 ? count : Math.ceil(count / 2)];
  if (!isWide) return flatness <= 44 ? [5, 2] : [5, 3];
  if (flatness <= 44) return [7, 2];
  return flatness <= 62 ? [8, 3] : [5, 3];
};

/** The usual half length of a piece, so that a batch of them fills the room. */
const sizeIn = (room: Area, { size, shadow }: PieceKind, count: number, columns: number, isWide: boolean) => {
  // Flat things are laid larger, so that a tray of them is as full as one of round ones.
  const flat = Math.min(1.3, (100 / Math.max(62, shadow[1])) ** 0.6);
  const rows = Math.ceil(count / columns);
  if (!isWide) return Math.min(Math.max(size * 1.3, room.ry * 0.36), room.ry * 0.47 * flat, room.rx * 0.42);
  const high = rows <= 2 ? room.ry * 0.7 * flat : (room.ry * 124) / (rows * shadow[1]);
  return Math.min(
    Math.max(size * 1.6, room.ry * 0.56, count > 6 ? room.rx : 0),
    high,
    (room.rx * (columns < 3 ? 0.96 : 1.14)) / columns,
  );
};

/** Whether the pieces show their walls: on boards and trays, and what is as flat as a biscuit on plates as well. */
const isFromSide = ({ side }: PieceKind, isLow = false, isDeep = false) =>
  side !== undefined && (isLow || (!isDeep && side.high !== undefined));

/**
 * A batch of muffins, biscuits or the like: the first piece in loose rows, the nearest of them bitten, the others on top of
 * each.
 */
export const batch = ({ d, ground, isDeep, isLow, pieces }: FillNeeds): Filling => {
  const [first, ...tops] = pieces;
  if (!first) return { surface: '', areas: [ground], garnished: ground, pieces: [] };
  const base = first.kind === 'wheel' ? { ...first, ingredient: whole(first.ingredient) } : first;
  const isWide = ground.rx > ground.ry * 1.2;
  const isTray = !isRound(ground);
  const room = { ...grown(ground, isTray ? (isDeep ? 0.92 : 1) : 1.14), y: ground.y - (isTray ? 0 : ground.ry * 0.08) };
  const kind = pieceKind(base.kind, base.ingredient);
  const [count, columns] = countOf(kind.shadow[1], isWide && isTray, base.count);
  const size = sizeIn(room, kind, count, columns, isWide && isTray) * (base.size ?? 1);
  if (isFromSide(kind, isLow, isDeep)) {
    const laid = batchOnBoard(d, { base, kind, tops }, room, { size, count, columns });
    const faces = laid.map(({ crown }) => crown);
    return { surface: laid.map(({ drawn }) => drawn).join(''), areas: faces, garnished: faces, pieces: [] };
  }
  const crowns: Area[] = [];
  const surface = inDepth(d, room, count, columns).map(({ scale, isHero, ...at }, index) => {
    const r = size * scale;
    // Some of the scones are still whole.
    if (base.kind === 'scone-half' && index % 5 < 2)
      return drawPiece(d, { ...base, kind: 'scone' }, at, r * 1.06, d.random.between(-8, 8), 0.66);
    crowns.push({ ...at, rx: r * 0.68, ry: r * 0.68 * Math.min(0.97, kind.shadow[1] / kind.shadow[0]) });
    const { item, aspect } = varied(d, base, kind, r);
    const turn = d.random.between(-kind.spin, kind.spin);
    if (!isHero || !isEaten(base))
      return drawPiece(d, item, at, r, turn, 0.62, aspect) + toppings(d, base, tops, at, r);
    const piece = drawPiece(d, item, at, r, turn, 0, aspect) + toppings(d, base, tops, at, r);
    return bittenPiece(d, piece, { item: base, kind, at, half: r, shadow: 0.62 }, (ry) => Math.min(ry * 0.26, 22));
  });
  return { surface: surface.join(''), areas: crowns, garnished: crowns, pieces: [] };
};
