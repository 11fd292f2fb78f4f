import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { ellipse } from '../canvas/svg';

/** Patches of lighter and darker tone that keep a surface from looking flat. */
export const tonalPatches = (
  d: Drawing,
  spots: readonly Point[],
  size: number,
  colour: string,
  opacity = 0.34,
): string =>
  spots
    .map(({ x, y }) => {
      const tone = d.random.chance(0.5) ? lighten(colour, 0.28) : darken(colour, 0.26);
      const r = size * d.random.between(0.5, 1.4);
      return ellipse(
        x,
        y,
        r * 1.3,
        r * 0.85,
        `fill="${d.spot(tone, 0.1)}" fill-opacity="${opacity}"`,
        d.random.between(0, 180),
      );
    })
    .join('');
