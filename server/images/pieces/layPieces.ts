import { type Area, sizeOf } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { mix } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { colourOf, drawPiece } from './drawPiece';
import type { PieceKind } from '../shapes/pieceKind';
import { pieceKind } from './pieceKinds';
import { isLong, type Place, places } from './places';
import { isToSqueeze } from './toSqueeze';

interface Laying {
  crowd?: number;
  scale?: number;
  isHeap?: boolean;
  sauce?: string;
  sunk?: number;
  cover?: number;
}

/** Long things that are cut short in a sauce, as bacon, beans and chillies are. */
const CUT_SHORT: Readonly<Record<string, number>> = { bacon: 0.4, spear: 0.46 };

/** Half length from which a piece stands out of its sauce: a breast, a chop, a fillet. */
const GREAT = 80;

/** How many of a kind a heap needs to cover its share of the area. */
const heapCount = (kind: PieceKind, size: number, area: Area, kinds: number) => {
  const footprint = (Math.PI * kind.shadow[0] * kind.shadow[1] * size * size) / 10_000;
  const room = Math.PI * area.rx * area.ry;
  return Math.min(
    46,
    Math.max(kind.size >= 120 ? 1 : 3, Math.round((room * (kinds === 1 ? 0.82 : 1.25 / kinds)) / footprint)),
  );
};

/** The kind of an item as it lies here: shorter in a sauce, above the heap where it is to be squeezed. */
const kindOf = (item: PictureItem, inSauce: boolean): PieceKind => {
  const kind = pieceKind(item.kind, item.ingredient);
  if (isToSqueeze(item)) return { ...kind, layer: 1, count: 3 };
  const share = inSauce && Object.hasOwn(CUT_SHORT, item.kind) ? CUT_SHORT[item.kind]! : 1;
  return share === 1 ? kind : { ...kind, size: kind.size * share, count: Math.round(kind.count * 2.2), spin: 180 };
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

/** From this depth on food was cooked in its sauce; less deep it was only laid on it. */
const STAINING = 0.28;

/** How far food takes the colour of the sauce that it was cooked in. */
const STAINED = 0.16;

/** Food that keeps its own colour in a sauce. */
const CLEAN = new Set(['egg-fried', 'egg-half', 'poached-egg', 'dollop', 'mash', 'leaf']);

/** The item in the colour that it has after cooking in the sauce. */
const cookedIn = (item: PictureItem, sauce: string | undefined, sunk: number): PictureItem =>
  sauce === undefined || sunk < STAINING || CLEAN.has(item.kind) || pieceKind(item.kind, item.ingredient).layer
    ? item
    : { ...item, colour: mix(colourOf(item), sauce, STAINED) };

/** From this half length on a piece is counted, not strewn. */
const COUNTED = 60;

/** The most by which the usual numbers grow where pieces are to cover more of the area. */
const FULLEST = 2.3;

/** By how much the usual numbers grow, so that the strewn pieces together cover this share of an area of that room. */
const fullness = (kinds: readonly { kind: PieceKind }[], cover: number, room: number, counts: readonly number[]) => {
  const covered = kinds.reduce(
    (sum, { kind: { size, shadow } }, i) => sum + (counts[i]! * shadow[0] * shadow[1] * size * size) / 10_000,
    0,
  );
  return covered === 0 ? 1 : Math.max(1, Math.min(FULLEST, (cover * room * 210 * 210) / covered));
};

/** Lays the pieces on the areas: large ones first, the usual numbers, evenly apart. */
export const layPieces = (
  d: Drawing,
  pieces: readonly PictureItem[],
  areas: readonly Area[],
  { crowd = 1, scale = 1, isHeap = false, sauce, sunk = 0, cover = 0 }: Laying,
): string => {
  const kinds = pieces
    .map((item) => ({ item: cookedIn(item, sauce, sunk), kind: kindOf(item, sauce !== undefined) }))
    .sort((a, b) => (a.kind.layer ?? 0) - (b.kind.layer ?? 0) || b.kind.size - a.kind.size);
  const mainKinds = kinds.filter(({ kind }) => !kind.layer).length || 1;
  let drawn = '';
  for (const area of areas) {
    const taken: Point[] = [];
    const laid: { depth: number; drawing: string }[] = [];
    const room = sizeOf(area);
    const full = fullness(
      kinds,
      cover,
      room,
      kinds.map(({ kind }) => kind.count * crowd * Math.min(1, room)),
    );
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
        : Math.max(kind.size >= 40 ? 1 : 3, Math.round(kind.size < COUNTED && !kind.layer ? usual * full : usual));
      for (const at of places(d, item.kind, kind, size, count, area, taken)) {
        const length = size * d.random.between(0.9, 1.1);
        const lapped =
          sauce && sunk > 0 && !kind.layer && item.kind !== 'egg-fried'
            ? sauceOver(d, kind, at, length, sauce, kind.size >= GREAT ? sunk * 0.4 : sunk)
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
