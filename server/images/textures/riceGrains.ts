import { type Drawing, n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { deepen, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';

/** Grains of rice about the points. */
export const riceGrains = (
  d: Drawing,
  points: readonly Point[],
  colours: readonly [string, ...string[]],
  size: number,
): string =>
  points
    .map(({ x, y }) => {
      const base = d.random.pick(colours);
      const tone = mix(lighten(base, 0.35), deepen(base, 0.5), d.random.next());
      return placed(
        x,
        y,
        d.random.between(0, 180),
        `<ellipse cx="1" cy="1.8" rx="${size}" ry="${n(size * 0.44)}" fill="${mix(deepen(base, 1), '#7a4318', 0.5)}" fill-opacity=".3"/><ellipse rx="${size}" ry="${n(size * 0.4)}" fill="${tone}"/>${path(`M${n(-size * 0.6)} ${n(-size * 0.12)}h${n(size * 0.8)}`, line('#ffffff', 1.2, 0.6))}`,
      );
    })
    .join('');
