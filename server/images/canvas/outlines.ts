import { n } from './drawing';
import type { Random } from './seededRandom';

/** A place in the picture or, inside `placed`, in the moved box. */
export interface Point {
  x: number;
  y: number;
}

/** A closed smooth curve through the points. */
export const smooth = (points: readonly Point[]): string => {
  const at = (i: number) => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)} ${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)} ${n(to.x)} ${n(to.y)}`;
  }
  return `${d}Z`;
};

/** The two sides of a band. */
export interface Sides {
  left: readonly Point[];
  right: readonly Point[];
}

/**
 * The sides of a band along a course of points, from its beginning to its end.
 * @param halfAt half the breadth of the band at a point, by the number of the point and how far its neighbours are apart
 */
export const sidesOf = (course: readonly Point[], halfAt: (i: number, apart: number) => number): Sides => {
  const sides = course.map(({ x, y }, i) => {
    const [before, next] = [course[Math.max(0, i - 1)]!, course[Math.min(course.length - 1, i + 1)]!];
    const [dx, dy] = [next.x - before.x, next.y - before.y];
    const apart = Math.hypot(dx, dy) || 1;
    const half = halfAt(i, apart);
    const [across, down] = [(-dy / apart) * half, (dx / apart) * half];
    return { left: { x: x + across, y: y + down }, right: { x: x - across, y: y - down } };
  });
  return { left: sides.map(({ left }) => left), right: sides.map(({ right }) => right) };
};

/** The outline of a band with these sides. */
export const bandOf = ({ left, right }: Sides): string => smooth([...left, ...right.toReversed()]);

interface BlobOptions {
  /** How uneven, as a share of the radius. */
  wobble?: number;
  points?: number;
  /** Degrees. */
  turn?: number;
}

/** An uneven round outline. */
export const blob = (
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { wobble = 0.14, points = 9, turn = 0 }: BlobOptions = {},
): string => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return smooth(
    Array.from({ length: points }, (_, i) => {
      const at = (i / points) * Math.PI * 2;
      const reach = 1 + random.between(-wobble, wobble);
      const [px, py] = [Math.cos(at) * rx * reach, Math.sin(at) * ry * reach];
      return { x: x + px * cos - py * sin, y: y + px * sin + py * cos };
    }),
  );
};

/**
 * The outline of something that ran out on a plate: long bays and tongues, no two alike. `run` is how far they reach, as a
 * share of the radius.
 */
export const spill = (random: Random, x: number, y: number, rx: number, ry: number, run = 0.05): string => {
  const waves = [2, 3, 5, 8].map((times, i) => ({
    times,
    from: random.between(0, Math.PI * 2),
    reach: random.between(0.5, 1) * run * [0.7, 1, 0.6, 0.28][i]!,
  }));
  const count = 26;
  return smooth(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2;
      const reach = waves.reduce((sum, wave) => sum + Math.sin(angle * wave.times + wave.from) * wave.reach, 1);
      return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach };
    }),
  );
};
