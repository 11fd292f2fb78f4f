import { n } from '../canvas/drawing';
import type { Glass } from './glass';

/** Half the inner width at a height. */
export const halfAt = ({ profile }: Glass, y: number): number => {
  const [first, last] = [profile[0]!, profile.at(-1)!];
  if (y <= first[0]) return first[1];
  for (let i = 1; i < profile.length; i++) {
    const [from, to] = [profile[i - 1]!, profile[i]!];
    if (y <= to[0]) return from[1] + ((to[1] - from[1]) * (y - from[0])) / (to[0] - from[0]);
  }
  return last[1];
};

/** A curve down one side (-1 left, 1 right), drawn in by `inset`, from the rim to the inner bottom. */
export const sideOf = ({ profile }: Glass, x: number, side: 1 | -1, inset = 0): string => {
  const at = (i: number) => {
    const [y, half] = profile[Math.min(profile.length - 1, Math.max(0, i))]!;
    return { x: x + side * Math.max(0, half - inset), y };
  };
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < profile.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)} ${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)} ${n(to.x)} ${n(to.y)}`;
  }
  return d;
};

const upwards = (glass: Glass, x: number, inset: number): string => {
  const reversed: Glass = { ...glass, profile: [...glass.profile].reverse() };
  return sideOf(reversed, x, 1, inset).replace(/^M[^C]*/, '');
};

/** The closed outline, with `below` more height at the bottom and round corners. */
export const glassOutline = (glass: Glass, x: number, inset = 0, below = 0): string => {
  const [bottomY, bottomHalf] = glass.profile.at(-1)!;
  const half = Math.max(2, bottomHalf - inset);
  const corner = Math.min(16, half);
  const y = bottomY + below;
  const taper = below * 0.05;
  return `${sideOf(glass, x, -1, inset)}L${n(x - half + taper)} ${n(y - corner)}Q${n(x - half + taper)} ${n(y)} ${n(x - half + corner)} ${n(y)}H${n(x + half - corner)}Q${n(x + half - taper)} ${n(y)} ${n(x + half - taper)} ${n(y - corner)}L${n(x + half)} ${n(bottomY)}${upwards(glass, x, inset)}`;
};
