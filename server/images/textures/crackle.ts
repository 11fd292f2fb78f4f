import { type Drawing, n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { line, path } from '../canvas/svg';

/** A crack that forks: a crooked route with a branch half way. */
const crack = (d: Drawing, from: Point, angle: number, reach: number, flat: number): string => {
  const { random } = d;
  let [{ x, y }, heading] = [from, angle];
  let route = `M${n(x)} ${n(y)}`;
  let branch = '';
  for (let i = 0; i < 4; i++) {
    heading += random.between(-0.7, 0.7);
    const step = reach * random.between(0.18, 0.34);
    [x, y] = [x + Math.cos(heading) * step, y + Math.sin(heading) * step * flat];
    route += `L${n(x)} ${n(y)}`;
    if (i === 1) {
      const aside = heading + random.pick([-1, 1]) * random.between(0.8, 1.4);
      branch = `M${n(x)} ${n(y)}l${n(Math.cos(aside) * reach * 0.3)} ${n(Math.sin(aside) * reach * 0.3 * flat)}`;
    }
  }
  return route + branch;
};

interface Crackle {
  /** Where cracks begin. */
  from: readonly Point[];
  reach: number;
  /** Colours of the gap and of its lit lip. */
  gap: string;
  lip: string;
  /** How flat the surface is seen: 1 from above. */
  flat?: number;
  width?: number;
}

/** The cracks of a dry baked top, each with the lip that faces the window in the light. */
export const crackle = (d: Drawing, { from, reach, gap, lip, flat = 1, width = 1.8 }: Crackle): string => {
  const routes = from.map((at) => crack(d, at, d.random.next() * 6.283, reach, flat)).join('');
  return (
    path(routes, `${line(lip, width * 1.3, 0.6)} transform="translate(${n(width * 0.6)} ${n(width * 0.9)})"`) +
    path(routes, line(gap, width, 0.72))
  );
};
