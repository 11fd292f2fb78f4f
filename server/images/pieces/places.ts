import { type Area, grown, spreadIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import type { Random } from '../canvas/seededRandom';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import { heapedIn } from './inHeap';
import { jointsSideBySide } from './jointPlaces';

/** More large things than this lie spread: a ring of them would leave a hole in the middle. */
const RING = 7;

/** By how many degrees each long thing of a loose fan is turned from the one behind it. */
const FAN = 11;

/** Whether pieces lie side by side, as sausages do. */
export const isLong = ({ shadow, size }: PieceKind) => shadow[1] < shadow[0] * 0.55 && size >= 70;

/** Where a piece lies and how it is turned, in degrees. */
export interface Place extends Point {
  turn: number;
}

/** What places are chosen by: those already taken, and the heap's heart with how strongly it draws (0 for evenly spread). */
interface Ground {
  taken: readonly Point[];
  heart: Point;
  focus: number;
  /** Whether long things lie in a loose fan rather than side by side. */
  isFanned?: boolean;
}

/** Long things lie side by side, drumsticks and other large things in a ring, small ones spread. */
export const places = (
  d: Drawing,
  name: string,
  kind: PieceKind,
  size: number,
  count: number,
  area: Area,
  { taken, heart, focus, isFanned = false }: Ground,
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
        turn: base + spin() * 0.3 + (isFanned ? (i - (count - 1) / 2) * FAN : 0),
      };
    });
  }
  if (name === 'drumstick' && count <= RING) return jointsSideBySide(random, area, size, count);
  if (size >= 50 && count <= RING) {
    const start = random.between(0, 360);
    const reach = count === 1 ? 0.06 : Math.min(0.62, Math.max(0.4, 1 - (size * 1.05) / Math.min(area.rx, area.ry)));
    return Array.from({ length: count }, (_, i) => {
      const inner = count > 5 && i === count - 1;
      const angle = start + (i * 360) / (count > 5 ? count - 1 : count) + random.between(-7, 7) * (1 + focus * 2);
      const radians = (angle * Math.PI) / 180;
      const share = inner ? 0.05 : reach;
      return {
        x: area.x + Math.cos(radians) * area.rx * share * (1 - focus * random.between(-0.1, 0.2)),
        y: area.y + Math.sin(radians) * area.ry * share * (1 - focus * random.between(-0.1, 0.2)),
        turn: spin(),
      };
    });
  }
  const reach = Math.max(0.4, 0.97 - size / Math.min(area.rx, area.ry) / 1.4);
  const spots =
    focus > 0
      ? heapedIn(random, area, heart, { count, reach, focus, taken })
      : spreadIn(random, area, count, reach, taken);
  return spots.map((at) => ({ ...at, turn: spin() }));
};

/** By how far the middle of a side is from that of the area, as a share of its half size. */
const ASIDE = 0.46;

/** The part of an area in which an item lies that has a place of its own. */
export const roomOf = (lies: PictureItem['lies'], area: Area): Area => {
  const half = grown(area, 0.56);
  switch (lies) {
    case 'middle':
      return grown(area, 0.46);
    case 'left':
      return { ...half, x: area.x - area.rx * ASIDE };
    case 'right':
      return { ...half, x: area.x + area.rx * ASIDE };
    case 'back':
      return { ...half, y: area.y - area.ry * ASIDE };
    case 'front':
      return { ...half, y: area.y + area.ry * ASIDE };
    default:
      return area;
  }
};

/** Places along the edge of an area, as lemon wedges lie round a paella. */
export const aroundRim = (random: Random, area: Area, size: number, count: number, spin: number): Place[] => {
  const start = random.between(0, Math.PI * 2);
  const reach = Math.max(0.5, 0.98 - (size * 0.8) / Math.min(area.rx, area.ry));
  return Array.from({ length: count }, (_, i) => {
    const angle = start + ((i + random.between(-0.16, 0.16)) * Math.PI * 2) / count;
    return {
      x: area.x + Math.cos(angle) * area.rx * reach,
      y: area.y + Math.sin(angle) * area.ry * reach,
      turn: random.between(-spin, spin),
    };
  });
};
