import type { Area } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { path } from '../canvas/svg';

/** Where the window breaks on a round surface: degrees from and to, the share of its radius, how thick it is there. */
const ARCS = [
  [194, 229, 0.87, 9],
  [233, 247, 0.885, 7],
  [202, 218, 0.79, 4],
  [251, 256, 0.88, 4],
] as const;

/** A bow of light from one point of a ring to another, pointed at both ends. */
const bow = ({ x, y, rx, ry }: Area, [from, to, reach, thick]: (typeof ARCS)[number]) => {
  const at = (degrees: number, share: number, out = 0) => {
    const radians = (degrees * Math.PI) / 180;
    return `${n(x + Math.cos(radians) * (rx * share + out))} ${n(y + Math.sin(radians) * (ry * share + out))}`;
  };
  const middle = (from + to) / 2;
  // A curve through the middle of the arc bends twice as far as its control point.
  const far = 1 / Math.cos((((to - from) / 2) * Math.PI) / 180);
  return `M${at(from, reach)}Q${at(middle, reach * far, thick)} ${at(to, reach)}Q${at(middle, reach * far, -thick)} ${at(from, reach)}Z`;
};

/** The same along two sides of a box. */
const alongBox = ({ x, y, rx, ry }: Area) => {
  const [left, top] = [x - rx * 0.9, y - ry * 0.86];
  return (
    `M${n(left + 26)} ${n(top)}Q${n(x - rx * 0.46)} ${n(top - 5)} ${n(x - rx * 0.1)} ${n(top + 1)}Q${n(x - rx * 0.46)} ${n(top + 7)} ${n(left + 26)} ${n(top)}Z` +
    `M${n(x)} ${n(top + 1)}Q${n(x + rx * 0.08)} ${n(top - 3)} ${n(x + rx * 0.16)} ${n(top + 1)}Q${n(x + rx * 0.08)} ${n(top + 5)} ${n(x)} ${n(top + 1)}Z` +
    `M${n(left)} ${n(top + 30)}Q${n(left - 5)} ${n(y - ry * 0.3)} ${n(left + 1)} ${n(y - ry * 0.02)}Q${n(left + 7)} ${n(y - ry * 0.3)} ${n(left)} ${n(top + 30)}Z`
  );
};

/** The window's reflection along the upper left of a wet surface, broken by its waves. */
export const gloss = (area: Area, opacity = 0.3): string =>
  path(
    area.corner === undefined ? ARCS.map((arc) => bow(area, arc)).join('') : alongBox(area),
    `fill="#fff" fill-opacity="${Math.min(0.8, opacity * 1.9).toFixed(2)}"`,
  );
