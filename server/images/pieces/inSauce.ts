import { type Drawing, n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import type { Random } from '../canvas/seededRandom';
import { darken, lighten } from '../canvas/palette';
import { degrees, ellipse, line, path } from '../canvas/svg';

/** A piece as its sauce meets it: where it lies, half its width and height, its turn in degrees. */
export interface Lying extends Point {
  rx: number;
  ry: number;
  turn: number;
}

/** How uneven the line is in which a sauce meets a piece, as shares of the piece's radius, from one end to the other. */
const WATERLINE = [0, 0.08, 0.02, 0.1, 0.03, 0.07, 0] as const;

/**
 * The sauce that stands over the lower side of a piece: an uneven tongue with a sharp edge, thick enough to throw a shadow
 * there and to catch the light. Outwards it goes over into the sauce around.
 */
export const lapOver = (d: Drawing, at: Lying, away: Point, sauce: string, sunk: number): string => {
  const length = Math.hypot(away.x, away.y) || 1;
  const [ux, uy] = [away.x / length, away.y / length];
  const r = Math.sqrt(at.rx * at.ry);
  const waterline = r * (0.7 - sunk * 0.4);
  const half = r * 0.76;
  // Places in the piece's own frame: `out` away from the heap, `along` across it.
  const point = (out: number, along: number) => `${n(at.x + ux * out - uy * along)} ${n(at.y + uy * out + ux * along)}`;
  const sign = (Math.round(at.x + at.y) & 1) === 0 ? 1 : -1;
  const shore = WATERLINE.map((bay, i) => {
    const along = (i / (WATERLINE.length - 1)) * 2 - 1;
    return point(waterline + along * along * r * 0.34 - bay * r * (i % 2 ? 1 : 0.6), sign * along * half);
  });
  const edge = `M${shore[0]}${[1, 3, 5].map((i) => `Q${shore[i]} ${i === 5 ? shore[6] : shore[i + 1]}`).join('')}`;
  const far = r * 1.02;
  return (
    path(edge, `${line(darken(sauce, 0.6), r * 0.08, 0.14)} transform="translate(-.5 -1)"`) +
    path(
      `${edge}Q${point(far, sign * half)} ${point(far, 0)}Q${point(far, -sign * half)} ${shore[0]}Z`,
      `fill="${sauce}" fill-opacity=".36"`,
    ) +
    ellipse(
      at.x + ux * r * 1.04,
      at.y + uy * r * 1.04,
      r * 0.48,
      r * 0.94,
      `fill="${d.spot(sauce, 0.5)}" fill-opacity=".8"`,
      degrees(Math.atan2(uy, ux)),
    ) +
    path(edge, `${line(lighten(sauce, 0.5), 1.3, 0.2)} transform="translate(${n(ux * 1.4)} ${n(uy * 1.4)})"`)
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
