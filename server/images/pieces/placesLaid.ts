import { type Area, grown, pointIn, spreadIn } from '../canvas/areas';
import type { Random } from '../canvas/seededRandom';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import { aroundRim, isLong, type Place, roomOf } from './places';

/** Side by side, each across the line in which they lie. */
const inRow = (random: Random, { x, y, rx, ry }: Area, size: number, count: number, kind: PieceKind): Place[] => {
  const isLong = kind.shadow[1] < kind.shadow[0] * 0.62;
  // Long things stand next to each other along the wide side, leaning a little; round ones make a line.
  const lean = isLong ? random.between(-74, -62) : random.between(-12, -4);
  const wide = (size * (isLong ? kind.shadow[1] : kind.shadow[0])) / 100;
  const gap = Math.min(wide * 2.04, (Math.max(rx, ry * 0.9) * 2 - wide * 2) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => {
    const off = (i - (count - 1) / 2) * gap;
    return {
      x: x + off + random.between(-0.03, 0.03) * size,
      y: y - off * (isLong ? 0.08 : 0.14) + random.between(-0.05, 0.05) * size,
      turn: isLong ? lean + random.between(-5, 5) : random.between(-kind.spin, kind.spin),
    };
  });
};

/** Overlapping in an arc about a point below, as slices fall from a knife. */
const inFan = (random: Random, { x, y, rx, ry }: Area, size: number, count: number): Place[] => {
  const reach = Math.min(rx, ry) * 0.66;
  const step = Math.min(34, 150 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => {
    const degrees = -90 + (i - (count - 1) / 2) * step;
    const radians = (degrees * Math.PI) / 180;
    return {
      x: x + Math.cos(radians) * reach * 1.1,
      y: y + ry * 0.34 + Math.sin(radians) * reach * 0.8,
      turn: degrees + random.between(-3, 3) + (size > 100 ? 0 : 90),
    };
  });
};

/** Heaped in two tiers, those on top in the middle. */
const piledUp = (random: Random, area: Area, size: number, count: number, spin: number): Place[] => {
  const inner = grown(area, Math.max(0.34, 1 - (size * 0.8) / Math.min(area.rx, area.ry)));
  const low = spreadIn(random, inner, Math.ceil(count * 0.66), 1).sort((a, b) => a.y - b.y);
  const high = spreadIn(random, grown(inner, 0.5), Math.floor(count * 0.34), 1);
  return [...low, ...high].map((at) => ({ ...at, turn: random.between(-spin, spin) }));
};

/** How many long things lie in each tier of a stack, from the lowest up. */
const tiersOf = (count: number): number[] => {
  const low = Math.max(1, Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2));
  const tiers: number[] = [];
  for (let left = count, next = low; left > 0; left -= next, next = Math.max(1, next - 1))
    tiers.push(Math.min(left, next));
  return tiers;
};

/** Long things stacked like logs, their ends towards the viewer's left. */
const stackedUp = (random: Random, { x, y }: Area, size: number, count: number, kind: PieceKind): Place[] => {
  const thick = (size * kind.shadow[1] * 2) / 100;
  const tiers = tiersOf(count);
  const lean = random.between(-46, -40);
  return tiers.flatMap((inTier, tier) =>
    Array.from({ length: inTier }, (_, i) => ({
      x: x + (i - (inTier - 1) / 2) * thick * 1.16 + random.between(-0.03, 0.03) * size,
      y:
        y +
        thick * (0.4 * (tiers.length - 1) - tier * 0.72 + (i - (inTier - 1) / 2) * 0.12) +
        random.between(-0.05, 0.05) * size,
      turn: lean + random.between(-4, 4),
    })),
  );
};

/** Where the pieces of an item lie that has a place of its own; without one a single thing lies in the middle. */
export const placesLaid = (
  random: Random,
  lies: PictureItem['lies'],
  kind: PieceKind,
  size: number,
  count: number,
  area: Area,
): Place[] => {
  const spun = () => random.between(-kind.spin, kind.spin);
  switch (lies) {
    case 'row':
      return inRow(random, area, size, count, kind);
    case 'fan':
      return inFan(random, area, size, count);
    case 'rim':
      return aroundRim(random, area, size, count, kind.spin);
    case 'ring':
      return aroundRim(random, grown(area, 0.74), size * 0.7, count, kind.spin);
    case 'pile':
      if (isLong(kind)) return stackedUp(random, area, size, count, kind);
      return piledUp(random, area, size, count, kind.spin);
    case 'middle':
    case 'left':
    case 'right':
    case 'back':
    case 'front':
      return count === 1
        ? [{ ...pointIn(random, roomOf(lies, area), 0.08), turn: spun() * 0.5 }]
        : piledUp(random, roomOf(lies, area), size * 0.5, count, kind.spin);
    default:
      if (count === 1) return [{ ...pointIn(random, area, 0.05), turn: spun() * 0.5 }];
      return spreadIn(random, area, count, Math.max(0.4, 0.97 - size / Math.min(area.rx, area.ry) / 1.5)).map((at) => ({
        ...at,
        turn: spun(),
      }));
  }
};
