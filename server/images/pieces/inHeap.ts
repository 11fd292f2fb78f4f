import { type Area, pointIn } from '../canvas/areas';
import type { Point } from '../canvas/outlines';
import type { Random } from '../canvas/seededRandom';

/** Places tried for each piece; the one that leaves most room for its neighbours is taken. */
const TRIES = 5;

/** The middle of a heap: a spoon never puts it exactly into that of the bowl. */
export const heartOf = (random: Random, { x, y, rx, ry }: Area, isTilted = false): Point => ({
  x: x + random.between(-0.12, 0.1) * rx - (isTilted ? rx * 0.1 : 0),
  y: y + random.between(-0.12, 0.06) * ry,
});

/** How far a point lies from the heart of its heap: 0 there, 1 at the edge of the area. */
export const awayFrom = (heart: Point, { rx, ry }: Area, at: Point): number =>
  Math.min(1, Math.hypot((at.x - heart.x) / rx, (at.y - heart.y) / ry));

/**
 * Points of a heap: close together and overlapping about its heart, wider apart towards the edge. `reach` is the share of
 * the area that it takes, `focus` how strongly the heart draws, from 0 to 1.
 */
export const heapedIn = (
  random: Random,
  area: Area,
  heart: Point,
  { count, reach, focus, taken }: { count: number; reach: number; focus: number; taken: readonly Point[] },
): Point[] => {
  const points: Point[] = [];
  const pull = focus * 0.5;
  const drawn = (at: Point): Point => {
    const away = awayFrom(heart, area, at);
    const nearer = 1 - pull * (1 - away ** 2);
    return { x: heart.x + (at.x - heart.x) * nearer, y: heart.y + (at.y - heart.y) * nearer };
  };
  for (let i = 0; i < count; i++) {
    let best: Point | undefined;
    let bestGap = -1;
    for (let k = 0; k < TRIES; k++) {
      const at = drawn(pointIn(random, area, reach));
      let gap = Infinity;
      for (const other of points) gap = Math.min(gap, Math.hypot(other.x - at.x, other.y - at.y));
      for (const other of taken) gap = Math.min(gap, Math.hypot(other.x - at.x, other.y - at.y) * 1.4);
      // Near the heart a small gap is as good as a wide one at the edge.
      const fair = gap / (0.4 + awayFrom(heart, area, at));
      if (fair > bestGap) [best, bestGap] = [at, fair];
    }
    if (best) points.push(best);
  }
  return points;
};
