import { n } from './drawing';
import type { Point } from './outlines';
import type { Random } from './seededRandom';

/** Where food lies: an ellipse, or a box with round corners when `corner` is given. Half sizes in rx and ry. */
export interface Area {
  x: number;
  y: number;
  rx: number;
  ry: number;
  corner?: number;
}

/** The area made smaller or larger about its centre. */
export const grown = (area: Area, share: number): Area => ({
  ...area,
  rx: area.rx * share,
  ry: area.ry * share,
  ...(area.corner === undefined ? {} : { corner: area.corner * share }),
});

/** Whether the area is a circle: a round vessel seen from above. */
export const isCircle = ({ rx, ry, corner }: Area): boolean => corner === undefined && rx === ry;

/** Flatter ellipses than this are boards, not round vessels seen from the side. */
const ROUND = 0.75;

/** Whether the area is a round one, seen from above or from the side of the table. */
export const isRound = ({ rx, ry, corner }: Area): boolean => corner === undefined && ry <= rx && ry > rx * ROUND;

/** The area's outline as an SVG shape. */
export const outline = ({ x, y, rx, ry, corner }: Area, rest = ''): string =>
  corner === undefined
    ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`
    : `<rect x="${n(x - rx)}" y="${n(y - ry)}" width="${n(rx * 2)}" height="${n(ry * 2)}" rx="${n(corner)}" ${rest}/>`;

/** A random point of the area; `share` below 1 keeps it away from the edge. */
export const pointIn = (random: Random, { x, y, rx, ry, corner }: Area, share = 1): Point => {
  if (corner !== undefined) {
    return { x: x + random.between(-rx, rx) * share, y: y + random.between(-ry, ry) * share };
  }
  const angle = random.next() * Math.PI * 2;
  const reach = Math.sqrt(random.next()) * share;
  return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach };
};

/** Several random points of the area. */
export const pointsIn = (random: Random, area: Area, count: number, share = 1): Point[] =>
  Array.from({ length: count }, () => pointIn(random, area, share));

/** Points that keep apart from each other and from the taken ones: each is the best of a few candidates. */
export const spreadIn = (
  random: Random,
  area: Area,
  count: number,
  share: number,
  taken: readonly Point[] = [],
): Point[] => {
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    let best = pointIn(random, area, share);
    let bestGap = -1;
    for (let k = 0; k < 9; k++) {
      const candidate = pointIn(random, area, share);
      let gap = Infinity;
      for (const other of points) gap = Math.min(gap, Math.hypot(other.x - candidate.x, other.y - candidate.y));
      for (const other of taken) gap = Math.min(gap, Math.hypot(other.x - candidate.x, other.y - candidate.y) * 1.25);
      if (gap > bestGap) [best, bestGap] = [candidate, gap];
    }
    points.push(best);
  }
  return points;
};

/** Size compared to the food of a full plate, a disc of 210 in radius. */
export const sizeOf = ({ rx, ry, corner }: Area): number => (rx * ry * (corner === undefined ? 1 : 1.2)) / (210 * 210);

/** Whether a point lies inside. */
export const isInside = ({ x, y, rx, ry, corner }: Area, at: Point): boolean =>
  corner === undefined
    ? ((at.x - x) / rx) ** 2 + ((at.y - y) / ry) ** 2 <= 1
    : Math.abs(at.x - x) <= rx && Math.abs(at.y - y) <= ry;
