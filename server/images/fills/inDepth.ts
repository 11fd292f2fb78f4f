import type { Area } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';

/** Shares of the usual size at the back and at the front of a dish. */
const [FAR, NEAR] = [0.86, 1.14] as const;

/** How much larger than its neighbours the first of the front row is. */
const HERO = 1.12;

/** A place in a batch, and the share of the usual size there. */
export interface Stand extends Point {
  scale: number;
  /** Whether the eye goes here: the left of the front row. */
  isHero: boolean;
}

/** How many stand in each row, from the back to the front: fewer in front, where they are larger. */
export const rowsOf = (count: number, columns: number): number[] => {
  const rows = Math.max(1, Math.ceil(count / columns));
  return Array.from({ length: rows }, (_, i) => Math.floor(count / rows) + (i < count % rows ? 1 : 0));
};

/**
 * Places of a batch that was put down by hand: rows that do not stand above each other, small and close at the back, large
 * in front, from the back to the front.
 */
export const inDepth = (d: Drawing, room: Area, count: number, columns: number): Stand[] => {
  const rows = rowsOf(count, columns);
  return rows.flatMap((inRow, row) => {
    const depth = rows.length === 1 ? 0.5 : row / (rows.length - 1);
    const reach = rows.length === 1 ? 0 : rows.length === 2 ? 0.4 : 0.6;
    const isLast = row === rows.length - 1;
    const scale = FAR + (NEAR - FAR) * depth;
    return Array.from({ length: inRow }, (_, i) => {
      const across = inRow === 1 ? -0.24 : ((i / (inRow - 1)) * 2 - 1) * Math.min(0.68, 0.24 * inRow);
      const aside = row % 2 ? -0.07 : 0.05;
      const isHero = isLast && i === 0;
      return {
        x: room.x + room.rx * (across + aside + d.random.between(-0.05, 0.05)),
        y: room.y + room.ry * (reach * (depth * 2 - 1) + d.random.between(-0.06, 0.06) + (isHero ? 0.06 : 0)),
        scale: scale * (isHero ? HERO : d.random.between(0.95, 1.03)),
        isHero,
      };
    });
  });
};
