import { type Drawing, n } from '../canvas/drawing';
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
      `fill="${d.spot(sauce, 0.58)}" fill-opacity=".92"`,
      (Math.atan2(uy, ux) * 180) / Math.PI,
    ) +
    path(
      `M${n(mx - uy * half)} ${n(my + ux * half)}Q${n(mx - ux * r * 0.22)} ${n(my - uy * r * 0.22)} ${n(mx + uy * half)} ${n(my - ux * half)}`,
      line(lighten(sauce, 0.5), 1.5, 0.4),
    )
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
