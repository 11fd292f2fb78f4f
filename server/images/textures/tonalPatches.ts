import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { patch } from './patch';

/** Patches of lighter and darker tone that keep a surface from looking flat. */
export const tonalPatches = (
  d: Drawing,
  spots: readonly Point[],
  size: number,
  colour: string,
  opacity = 0.34,
): string =>
  spots
    .map((point) => {
      const tone = d.random.chance(0.5) ? lighten(colour, 0.28) : darken(colour, 0.26);
      const r = size * d.random.between(0.5, 1.4);
      return patch(d, point, [r * 1.3, r * 0.85], d.spot(tone, 0.1), opacity);
    })
    .join('');
