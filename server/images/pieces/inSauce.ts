import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import type { Random } from '../canvas/seededRandom';
import { lighten } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** A piece as its sauce meets it: where it lies, half its width and height, its turn in degrees. */
export interface Lying extends Point {
  rx: number;
  ry: number;
  turn: number;
}

/** The sauce that stands over the lower side of a piece, with the line of light where the two meet. */
export const lapOver = (d: Drawing, at: Lying, away: Point, sauce: string, sunk: number): string => {
  const length = Math.hypot(away.x, away.y) || 1;
  const [ux, uy] = [away.x / length, away.y / length];
  const r = Math.sqrt(at.rx * at.ry);
  const out = r * (1.08 - sunk * 0.4);
  const [x, y] = [at.x + ux * out, at.y + uy * out];
  const wide = r * 1.02;
  const waterline = r * (0.7 - sunk * 0.4);
  const [mx, my] = [at.x + ux * waterline, at.y + uy * waterline];
  const half = r * 0.72;
  return (
    ellipse(
      x,
      y,
      wide * 0.5,
      wide,
      `fill="${d.spot(sauce, 0.5)}" fill-opacity=".9"`,
      (Math.atan2(uy, ux) * 180) / Math.PI,
    ) +
    path(
      `M${n(mx - uy * half)} ${n(my + ux * half)}Q${n(mx - ux * r * 0.22)} ${n(my - uy * r * 0.22)} ${n(mx + uy * half)} ${n(my - ux * half)}`,
      line(lighten(sauce, 0.5), 1.5, 0.4),
    )
  );
};

/** Sauce that clings to the top of a piece and runs down one side, glossy where it is thick. */
export const coatOver = (d: Drawing, at: Lying, sauce: string): string => {
  const { random } = d;
  const r = Math.sqrt(at.rx * at.ry);
  const [x, y] = [at.x + random.between(-0.26, 0.26) * r, at.y + random.between(-0.12, 0.42) * r];
  const [rx, ry] = [at.rx * random.between(0.34, 0.58), at.ry * random.between(0.3, 0.52)];
  return (
    ellipse(
      x,
      y,
      rx * 1.5,
      ry * 1.5,
      `fill="${d.spot(lighten(sauce, 0.06), 0.42)}" fill-opacity=".8"`,
      at.turn + random.between(-40, 40),
    ) + sliver(x - rx * 0.26, y - ry * 0.34, Math.max(2.4, r * 0.26), 0.82, random.between(-50, -26))
  );
};

/** The broth that stands over a piece on the bottom of the bowl. */
export const drownedUnder = (d: Drawing, at: Lying, sauce: string): string =>
  ellipse(at.x, at.y, at.rx * 1.5, at.ry * 1.6, `fill="${d.spot(sauce, 0.6)}" fill-opacity=".72"`, at.turn);

/** Points along the lower side of a piece, where the grains that it lies in reach over it. */
export const footOf = (random: Random, { x, y, rx, ry }: Lying, count: number): Point[] =>
  Array.from({ length: count }, () => {
    const angle = random.between(-0.1, 1.1) * Math.PI;
    const reach = random.between(0.7, 1.05);
    const r = (rx + ry) / 2;
    return { x: x + Math.cos(angle) * r * reach, y: y + Math.sin(angle) * r * reach };
  });

/**
 * Spoonfuls of sauce over a heap: each runs over several pieces, thick enough in its middle to hide what is under it and
 * thin where it runs off. `share` is how much of the heap they take.
 */
export const ladledOver = (d: Drawing, area: Area, heart: Point, sauce: string, share: number): string => {
  const { random } = d;
  const r = Math.min(area.rx, area.ry);
  return Array.from({ length: Math.round(8 * share) }, (_, i) => {
    const angle = i * 2.4 + random.between(-0.5, 0.5);
    const reach = r * random.between(0.26, 0.66);
    const [x, y] = [heart.x + Math.cos(angle) * reach, heart.y + Math.sin(angle) * reach];
    const [rx, ry] = [r * random.between(0.15, 0.29), r * random.between(0.07, 0.13)];
    return (
      ellipse(x, y, rx * 1.3, ry * 1.5, `fill="${d.spot(sauce, 0.5)}" fill-opacity=".8"`, random.between(0, 180)) +
      sliver(x - rx * 0.2, y - ry * 0.3, Math.max(4, rx * 0.26), 0.75, random.between(-44, -20))
    );
  }).join('');
};
