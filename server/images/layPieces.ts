import { pointIn, sizeOf, spreadIn, type Area } from './areas';
import { type Drawing } from './drawing';
import { colourOr } from './palette';
import { pieceKind, type PieceKind } from './pieceKinds';
import { type PictureItem } from './pictureSpec';
import { usualColour } from './usualColours';
import { contact, ellipse, placed, type Point } from './svgShapes';

/** One piece with its shadow; `size` is half its length. */
export const drawPiece = (
  d: Drawing,
  item: PictureItem,
  at: Point,
  size: number,
  turn: number,
  shadow = 0.55,
): string => {
  const kind = pieceKind(item.kind, item.ingredient);
  const colour = colourOr(item.colour, usualColour(item.kind, item.ingredient) ?? kind.colour);
  const [rx, ry] = kind.shadow;
  const scale = size / 100;
  return (
    (shadow > 0 ? contact(d, at.x, at.y, rx * scale, ry * scale, shadow, turn) : '') +
    placed(at.x, at.y, turn, kind.draw({ d, colour, turn, ingredient: item.ingredient }), scale)
  );
};

interface Laying {
  crowd?: number;
  scale?: number;
  isHeap?: boolean;
  sauce?: string;
  sunk?: number;
}

const isLong = ({ shadow, size }: PieceKind) => shadow[1] < shadow[0] * 0.55 && size >= 70;

/** How many of a kind a heap needs to cover its share of the area. */
const heapCount = (kind: PieceKind, size: number, area: Area, kinds: number) => {
  const footprint = (Math.PI * kind.shadow[0] * kind.shadow[1] * size * size) / 10_000;
  const room = Math.PI * area.rx * area.ry;
  return Math.min(
    46,
    Math.max(kind.size >= 120 ? 1 : 3, Math.round((room * (kinds === 1 ? 0.82 : 1.25 / kinds)) / footprint)),
  );
};

interface Place extends Point {
  turn: number;
}

/** Long things lie side by side, drumsticks and other large things in a ring, small ones spread. */
const places = (
  d: Drawing,
  name: string,
  kind: PieceKind,
  size: number,
  count: number,
  area: Area,
  taken: readonly Point[],
): Place[] => {
  const { random } = d;
  const spin = () => random.between(-kind.spin, kind.spin);
  if (isLong(kind)) {
    const base = random.between(-34, 10);
    const radians = (base * Math.PI) / 180;
    const gap = Math.min((size * kind.shadow[1] * 2.5) / 100, (area.ry * 1.5) / Math.max(1, count));
    return Array.from({ length: count }, (_, i) => {
      const off = (i - (count - 1) / 2) * gap;
      const along = random.between(-0.08, 0.08) * size;
      return {
        x: area.x - Math.sin(radians) * off + Math.cos(radians) * along,
        y: area.y + Math.cos(radians) * off + Math.sin(radians) * along,
        turn: base + spin() * 0.3,
      };
    });
  }
  if (size >= 50) {
    const start = random.between(0, 360);
    const reach = count === 1 ? 0.06 : Math.min(0.62, Math.max(0.4, 1 - (size * 1.05) / Math.min(area.rx, area.ry)));
    return Array.from({ length: count }, (_, i) => {
      const inner = count > 5 && i === count - 1;
      const angle = start + (i * 360) / (count > 5 ? count - 1 : count) + random.between(-7, 7);
      const radians = (angle * Math.PI) / 180;
      const share = inner ? 0.05 : reach;
      return {
        x: area.x + Math.cos(radians) * area.rx * share,
        y: area.y + Math.sin(radians) * area.ry * share,
        turn: name === 'drumstick' ? angle + random.between(-14, 14) : spin(),
      };
    });
  }
  const reach = Math.max(0.4, 0.97 - size / Math.min(area.rx, area.ry) / 1.4);
  return spreadIn(random, area, count, reach, taken).map((at) => ({ ...at, turn: spin() }));
};

/** The sauce that laps over a piece's edge. */
const sauceOver = (d: Drawing, { shadow: [rx, ry] }: PieceKind, at: Place, size: number, sauce: string, sunk: number) =>
  ellipse(
    at.x + 1,
    at.y + 2,
    (rx * size) / 98,
    (ry * size) / 98,
    `fill="${d.edge(sauce, 0.56, Math.min(0.9, sunk * 1.5), { x: 0.42, y: 0.38 })}"`,
    at.turn,
  );

/** Lays the pieces on the areas: large ones first, the usual numbers, evenly apart. */
export const layPieces = (
  d: Drawing,
  pieces: readonly PictureItem[],
  areas: readonly Area[],
  { crowd = 1, scale = 1, isHeap = false, sauce, sunk = 0 }: Laying,
): string => {
  const kinds = pieces
    .map((item) => ({ item, kind: pieceKind(item.kind, item.ingredient) }))
    .sort((a, b) => (a.kind.layer ?? 0) - (b.kind.layer ?? 0) || b.kind.size - a.kind.size);
  const mainKinds = kinds.filter(({ kind }) => !kind.layer).length || 1;
  let drawn = '';
  for (const area of areas) {
    const taken: Point[] = [];
    const laid: { depth: number; drawing: string }[] = [];
    const room = sizeOf(area);
    for (const { item, kind } of kinds) {
      const least = Math.min(area.rx, area.ry);
      const limit = isLong(kind) ? Math.max(area.rx, area.ry) * 0.86 : least * 0.56;
      const wish = kind.size * scale * (isHeap && !kind.layer && kind.size < 60 ? 1.22 : 1);
      const size = Math.min(wish, Math.max(limit, 8));
      const share = kind.size >= 60 ? Math.max(room, 0.8) : room / (1 + 0.22 * (mainKinds - 1));
      const usual = kind.count * crowd * share * Math.min(1.6, (wish / size) ** 1.2);
      const isMain = isHeap && !kind.layer;
      const count = isMain
        ? heapCount(kind, size, area, mainKinds)
        : Math.max(kind.size >= 40 ? 1 : 3, Math.round(usual));
      for (const at of places(d, item.kind, kind, size, count, area, taken)) {
        const length = size * d.random.between(0.9, 1.1);
        const lapped =
          sauce && sunk > 0 && !kind.layer && item.kind !== 'egg-fried'
            ? sauceOver(d, kind, at, length, sauce, sunk)
            : '';
        // In a heap kinds lie mixed; elsewhere the smaller lie on the larger.
        const depth = (kind.layer ?? 0) * 1000 - (isMain ? kind.size * 0.4 + d.random.between(0, 46) : kind.size);
        laid.push({ depth, drawing: drawPiece(d, item, at, length, at.turn) + lapped });
        if (size > 14) taken.push(at);
      }
    }
    laid.sort((a, b) => a.depth - b.depth);
    drawn += laid.map(({ drawing }) => drawing).join('');
  }
  return drawn;
};

/** A few points near each other, for things that come in small clusters. */
export const clusterIn = (d: Drawing, area: Area, count: number, reach: number): Point[] => {
  const heart = pointIn(d.random, area, 0.35);
  return Array.from({ length: count }, () => ({
    x: heart.x + d.random.between(-reach, reach),
    y: heart.y + d.random.between(-reach, reach),
  }));
};
