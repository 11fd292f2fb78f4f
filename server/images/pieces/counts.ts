import { type Area, sizeOf } from '../canvas/areas';
import type { PieceKind } from '../shapes/pieceKind';
import { isLong } from './places';

/** From this half length on a piece is counted, not strewn. */
export const COUNTED = 60;

/** The share of an area that one piece of this half length covers, in square picture units. */
const footprint = ({ shadow: [rx, ry] }: PieceKind, size: number) => (Math.PI * rx * ry * size * size) / 10_000;

/** How many of a kind a heap of `kinds` kinds needs to cover its share of the area. */
const heapCount = (kind: PieceKind, size: number, area: Area, kinds: number, fills: number): number => {
  const room = Math.PI * area.rx * area.ry;
  return Math.min(
    Math.round(70 * fills),
    Math.max(
      kind.size >= 120 ? 1 : 3,
      Math.round((room * fills * (kinds === 1 ? 1 : 1.6 / kinds)) / footprint(kind, size)),
    ),
  );
};

/** The most by which the usual numbers grow where pieces are to cover more of the area. */
const FULLEST = 2.6;

/** By how much the usual numbers grow, so that the strewn pieces together cover this share of an area of that room. */
export const fullness = (
  kinds: readonly { kind: PieceKind }[],
  cover: number,
  room: number,
  counts: readonly number[],
): number => {
  const covered = kinds.reduce((sum, { kind }, i) => sum + counts[i]! * footprint(kind, kind.size), 0) / Math.PI;
  return covered === 0 ? 1 : Math.max(1, Math.min(FULLEST, (cover * room * 210 * 210) / covered));
};

/** Half lengths between which pieces grow less and less: a large slice would hide the others. */
const GROWS = { fully: 42, least: 62 } as const;

/** The share of its usual size that a piece has where small ones have `scale`. */
const scaleOf = ({ size }: PieceKind, scale: number) =>
  1 + (scale - 1) * Math.min(1, Math.max(0.3, (GROWS.least - size) / (GROWS.least - GROWS.fully)));

/** How large the pieces of a kind are here, how many there are, and whether they are what a heap is made of. */
export interface Measured {
  /** Half length in picture units. */
  size: number;
  count: number;
  isMain: boolean;
}

/** Size and number of a kind on an area; `full` is by how much the usual numbers of small pieces grow. */
export const measured = (
  kind: PieceKind,
  area: Area,
  {
    crowd = 1,
    scale = 1,
    isHeap = false,
    fills = 1,
  }: { crowd?: number; scale?: number; isHeap?: boolean; fills?: number },
  { mainKinds, full }: { mainKinds: number; full: number },
): Measured => {
  const room = sizeOf(area);
  const isSmall = kind.size < COUNTED;
  const isMain = isHeap && !kind.layer;
  const limit = isLong(kind) ? Math.max(area.rx, area.ry) * 0.86 : Math.min(area.rx, area.ry) * 0.56;
  const wish = kind.size * scaleOf(kind, scale) * (isMain && isSmall ? 1.22 : 1);
  const size = Math.min(wish, Math.max(limit, 8));
  if (isMain) return { size, count: heapCount(kind, size, area, mainKinds, fills), isMain };
  const share = isSmall ? room / (1 + 0.22 * (mainKinds - 1)) : Math.max(room, 0.8);
  const usual = kind.count * crowd * share * Math.min(1.6, (wish / size) ** 1.2);
  const count = Math.round(isSmall && !kind.layer ? usual * full : usual);
  return { size, count: Math.max(kind.size >= 40 ? 1 : 3, count), isMain };
};
